import { browser } from 'wxt/browser';
import { notifyAfterPickup } from '@/utils/settings';
import type { Job, Store } from '@/utils/store';

/** Notifies of what pick-up brought since `earlier`, where the person wants that: the file's name, never an amount. */
export async function notifyOfPickups(store: Store, earlier: readonly Job[]): Promise<void> {
  const known = new Set(earlier.filter(isDone).map(({ id }) => id));
  const fresh = (await store.jobs.list()).filter(
    (job) => !job.asked && isDone(job) && !known.has(job.id),
  );
  if (fresh.length === 0 || !(await notifyAfterPickup.getValue())) return;
  for (const { name, state } of fresh)
    if (state.kind === 'done')
      await browser.notifications?.create(state.statementId, {
        type: 'basic',
        iconUrl: browser.runtime.getURL('/icon/128.png'),
        title: browser.i18n.getMessage('pickedUp'),
        message: name,
      });
}

/** A click on one opens its statement. The permission may come later than this script does. */
export function openNotified(): void {
  const listen = () => browser.notifications?.onClicked.addListener(open);
  listen();
  browser.permissions.onAdded.addListener(listen);
}

async function open(statementId: string): Promise<void> {
  await browser.notifications.clear(statementId);
  await browser.tabs.create({ url: browser.runtime.getURL(`/statements.html#${statementId}`) });
}

const isDone = ({ state }: Job): boolean => state.kind === 'done';
