import { render } from 'preact';
import { createFormat, createText, LanguageProvider } from '@/components/locale';
import { OptionsPage, type OptionsParts } from '@/components/pages/options';
import { Popup } from '@/components/pages/popup';
import { StatementsPage } from '@/components/pages/statements';
import { directExporter } from '@/test/support/direct-exporter';
import { createFakeBackground } from '@/test/support/fake-background';
import { getEnglishMessage } from '@/test/support/text';
import { SCENES, type Scene } from './scenes';

const query = new URLSearchParams(location.search);
const name = query.get('scene');
const locale = query.get('locale') ?? 'en-GB';
document.documentElement.dir = query.get('dir') ?? 'ltr';

const language = {
  locale,
  text: createText(getEnglishMessage, 'en'),
  format: createFormat(locale),
};

const partsOf = ({ world }: Scene, { api } = createFakeBackground(world)): OptionsParts => ({
  api,
  language,
  clock: {
    now: () => performance.now(),
    setTimeout: (callback, ms) => window.setTimeout(callback, ms),
    clearTimeout: (id) => window.clearTimeout(id),
  },
  exporter: directExporter(api),
  outlet: { copy: async () => {}, save: async () => true },
  preferences: {
    load: async () => ({ format: 'csv', namePattern: undefined, dateOrder: undefined }),
    save: async () => {},
  },
  singleKeys: { load: async () => true, save: async () => {} },
  open: { statements: () => {}, options: () => {} },
  loadRetention: async () => 'days30',
});

const Index = () => (
  <ul>
    {Object.keys(SCENES).map((scene) => (
      <li key={scene}>
        <a href={`?scene=${scene}`}>{scene}</a>
      </li>
    ))}
  </ul>
);

const Page = ({ scene }: { scene: Scene }) => {
  const parts = partsOf(scene);
  switch (scene.page) {
    case 'popup':
      return <Popup parts={parts} chosen={scene.choose} />;
    case 'statements':
      return <StatementsPage parts={parts} chosen={scene.choose} onChosen={() => {}} />;
    case 'options':
      return <OptionsPage parts={parts} />;
  }
};

const scene = name === null ? undefined : SCENES[name];
const app = document.querySelector('#app');
if (!app) throw new Error('The gallery has no place to draw in');
render(
  <LanguageProvider value={language}>
    {scene ? <Page scene={scene} /> : <Index />}
  </LanguageProvider>,
  app,
);
// Signals have settled and the browser has drawn once: what is seen now is what stays.
setTimeout(() => requestAnimationFrame(() => app.setAttribute('data-ready', '')), 50);
