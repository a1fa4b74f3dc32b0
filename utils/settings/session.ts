import { storage } from 'wxt/utils/storage';
import type { Instant, Kept, Session, Where } from '@/utils/store';
import { endpointSettings } from './endpoint';
import { retention } from './items';

/**
 * Not in the browser's own session storage: that is emptied when the extension is loaded anew, too. The first one has
 * no beginning, and so ends nothing.
 */
const sessionItem = storage.defineItem<Session>('local:session', {
  init: () => ({ name: crypto.randomUUID(), since: 0 }),
});

/** The browser session that goes on, for all that the extension was loaded anew in it. */
export const session = (): Promise<Session> => sessionItem.getValue();

/** The browser started: another session begins, and the one before is over. */
export const beginSession = (since: Instant): Promise<void> =>
  sessionItem.setValue({ name: crypto.randomUUID(), since });

/** When the person last looked at what came; milliseconds since the epoch. */
export const lookedAt = storage.defineItem<number>('session:lookedAt', { fallback: 0 });

/**
 * The site that the browser is asking about, if any, and then its further hosts: whoever asked may be gone when the
 * person answers.
 */
export const askedSites = storage.defineItem<string[]>('session:askedSites', { fallback: [] });

/** How long what comes now is to stay. */
export const kept = async (): Promise<Kept> => ({
  retention: await retention.getValue(),
  session: (await session()).name,
});

/** What is set for PDFs that come now: how long they stay, and where they are read. */
export const forNewJobs = async (): Promise<Kept & { where: Where }> => ({
  ...(await kept()),
  where: (await endpointSettings.getValue()).where,
});
