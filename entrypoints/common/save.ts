import { browser } from 'wxt/browser';
import type { PageParts } from '@/components/desk';

/** Some browsers tell nothing of a Save dialog that was cancelled; after so long nothing more is expected. */
const GIVE_UP_MS = 10 * 60_000;

/**
 * Saves by a click on a link: unlike `downloads.download`, that holds on to the bytes where the browser's Save dialog
 * closes the popup. Whether it was saved, the browser tells of the download that the click began.
 */
export const save: PageParts['outlet']['save'] = async ({ name, content }) => {
  const url = URL.createObjectURL(content);
  const saved = isSaved(url);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  try {
    return await saved;
  } finally {
    URL.revokeObjectURL(url);
  }
};

type Change = { id: number; state?: { current?: string | undefined } | undefined };

/** What becomes of the download of an address that nothing else has; to be asked before it begins. */
function isSaved(url: string): Promise<boolean> {
  const { onCreated, onChanged, onErased } = browser.downloads;
  return new Promise((resolve) => {
    let ours: number | undefined;
    const end = (answer: boolean) => {
      onCreated.removeListener(created);
      onChanged.removeListener(changed);
      onErased.removeListener(erased);
      clearTimeout(timer);
      resolve(answer);
    };
    const settle = (state: string | undefined) => {
      if (state === 'complete' || state === 'interrupted') end(state === 'complete');
    };
    const created = (item: { id: number; url: string; state: string }) => {
      if (item.url !== url) return;
      ours = item.id;
      settle(item.state);
    };
    const changed = ({ id, state }: Change) => {
      if (id === ours) settle(state?.current);
    };
    const erased = (id: number) => {
      if (id === ours) end(false);
    };
    const timer = setTimeout(() => end(false), GIVE_UP_MS);
    onCreated.addListener(created);
    onChanged.addListener(changed);
    onErased.addListener(erased);
  });
}
