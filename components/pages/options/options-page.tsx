import { useEffect, useId, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { DeskNotices } from '../../desk';
import { useLanguage, type MessageKey } from '../../locale';
import { LiveRegion, Switch } from '../../shell';
import { FileAccessPart } from './file-access-part';
import { FileNames } from './file-names';
import { Keeping } from './keeping';
import { Sites } from './sites';
import { WherePart } from './where/where-part';
import { createOptionsState, type OptionsParts } from './options-state';
import './options.css';

type PartProps = { title: MessageKey; children: ComponentChildren };

const Part = ({ title, children }: PartProps) => {
  const { text } = useLanguage();
  const id = useId();
  return (
    <section class="options-part" aria-labelledby={id}>
      <h2 id={id}>{text(title)}</h2>
      <div class="options-body">{children}</div>
    </section>
  );
};

/** The options: each part says in a sentence what it is for. */
export const OptionsPage = ({ parts }: { parts: OptionsParts }) => {
  const { text } = useLanguage();
  const [state] = useState(() => createOptionsState(parts));
  const { desk } = state;
  const saved = state.where.saved.value;
  const service = saved?.service?.baseUrl;
  const goes = saved?.where === 'service' ? 'privacy_service' : 'privacy_deviceUnlessAsked';
  useEffect(() => desk.forgetting.settleOnLeaving(window), [desk]);
  useEffect(() => {
    const look = (): void => void state.lookAgain();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [state]);
  return (
    <main class="options-page">
      <h1>{text('options_title')}</h1>
      <DeskNotices desk={desk} />
      <Part title="options_sites">
        <Sites state={state} />
        <Switch on={state.notify.value} onChange={state.setNotify}>
          {text('options_sites_notify')}
        </Switch>
      </Part>
      <Part title="options_where">
        <WherePart state={state.where} />
      </Part>
      <Part title="options_files">
        <FileAccessPart state={state} />
      </Part>
      <Part title="options_names">
        <FileNames preferences={parts.preferences} />
      </Part>
      <Part title="options_keep">
        <Keeping state={state.keeping} desk={desk} />
      </Part>
      <Part title="options_privacy">
        <ul class="options-privacy">
          <li>{service ? text(goes, service) : text('privacy_device')}</li>
          <li>{text('privacy_sites')}</li>
          <li>{text('privacy_passwords')}</li>
          <li>{text('privacy_kept')}</li>
        </ul>
      </Part>
      <LiveRegion news={desk.news.value} />
    </main>
  );
};
