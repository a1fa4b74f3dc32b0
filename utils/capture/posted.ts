import { storage } from 'wxt/utils/storage';
import type { Posted } from './ways/get';

/** A download may take this long to begin after its form was sent. */
const REMEMBERED = 10 * 60_000;
const MOST = 50;

const postedForms = storage.defineItem<{ url: string; at: number }[]>('session:postedForms', {
  fallback: [],
});

/** Notes where forms were posted to, so that no GET follows. */
export const posted: Posted & { note(url: string): Promise<void>; forget(): Promise<void> } = {
  forget: () => postedForms.removeValue(),
  note: async (url) => {
    const at = Date.now();
    const recent = (await postedForms.getValue()).filter((form) => at - form.at < REMEMBERED);
    await postedForms.setValue([...recent, { url, at }].slice(-MOST));
  },
  has: async (url) =>
    (await postedForms.getValue()).some(
      (form) => form.url === url && Date.now() - form.at < REMEMBERED,
    ),
};
