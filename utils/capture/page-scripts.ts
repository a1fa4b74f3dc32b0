import { browser } from 'wxt/browser';
import type { ScriptPublicPath } from 'wxt/utils/inject-script';
import type { StopMessage } from '@/utils/in-page';
import type { PickupSite } from '@/utils/settings';

type Script = {
  id: string;
  /** Of the build: `entrypoints/` has its source. */
  file: ScriptPublicPath;
  world: 'ISOLATED' | 'MAIN';
  runAt: 'document_start' | 'document_idle';
};

const PICKUP: Script = {
  id: 'pickup',
  file: '/pickup.js',
  world: 'ISOLATED',
  runAt: 'document_start',
};
const HOOK: Script = { id: 'hook', file: '/blob-hook.js', world: 'MAIN', runAt: 'document_start' };
const BUTTONS: Script = {
  id: 'buttons',
  file: '/extract-buttons.js',
  world: 'ISOLATED',
  runAt: 'document_idle',
};

let turn = Promise.resolve();

/** Has our scripts run on the sites that are switched on, and on no other; in tabs that are open already, too. */
export function runScriptsOn(sites: readonly PickupSite[]): Promise<void> {
  // A turn that failed is told to whoever asked for it, and holds up no other.
  turn = turn
    .catch(() => {})
    .then(async () => {
      const everywhere = sites.map(({ pattern }) => pattern);
      const withButtons = sites.filter(({ buttons }) => buttons).map(({ pattern }) => pattern);
      const further = sites.flatMap(({ hosts = [] }) => hosts);
      // A further host hands PDFs out, also such as its viewer shows; what its pages make is not looked at.
      await runOn(PICKUP, [...new Set([...everywhere, ...further])]);
      await runOn(HOOK, everywhere);
      await runOn(BUTTONS, withButtons);
    });
  return turn;
}

async function runOn({ id, file, world, runAt }: Script, matches: string[]): Promise<void> {
  const [registered] = await browser.scripting.getRegisteredContentScripts({ ids: [id] });
  const script = { id, js: [file], matches, world, runAt, allFrames: true };
  if (!registered && matches.length > 0) await browser.scripting.registerContentScripts([script]);
  if (registered && matches.length > 0) await browser.scripting.updateContentScripts([script]);
  if (registered && matches.length === 0)
    await browser.scripting.unregisterContentScripts({ ids: [id] });

  const present = registered?.matches ?? [];
  const added = matches.filter((pattern) => !present.includes(pattern));
  const removed = present.filter((pattern) => !matches.includes(pattern));
  if (added.length > 0) await startInOpenTabs(script, added);
  if (removed.length > 0) await stopInOpenTabs({ stop: id, patterns: removed });
}

async function startInOpenTabs(
  { js, world }: { js: ScriptPublicPath[]; world: Script['world'] },
  matches: string[],
): Promise<void> {
  for (const { id: tabId } of await browser.tabs.query({ url: matches }))
    if (tabId !== undefined)
      // A tab may be gone by now, or show what no script may run in.
      await browser.scripting
        .executeScript({ target: { tabId, allFrames: true }, files: js, world })
        .catch(() => {});
}

/** All tabs are told: those of a site that was switched off can't be found any more. */
async function stopInOpenTabs(message: StopMessage): Promise<void> {
  for (const { id } of await browser.tabs.query({}))
    if (id !== undefined) await browser.tabs.sendMessage(id, message).catch(() => {});
}
