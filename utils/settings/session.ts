import { storage } from 'wxt/utils/storage';
import type { Kept, Where } from '@/utils/store';
import { endpointSettings } from './endpoint';
import { retention } from './items';

const sessionItem = storage.defineItem<string>('session:id', { init: () => crypto.randomUUID() });

/** The name of this browser session; made by the background when the browser starts. */
export const sessionId = (): Promise<string> => sessionItem.getValue();

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
  session: await sessionId(),
});

/** What is set for PDFs that come now: how long they stay, and where they are read. */
export const forNewJobs = async (): Promise<Kept & { where: Where }> => ({
  ...(await kept()),
  where: (await endpointSettings.getValue()).where,
});
