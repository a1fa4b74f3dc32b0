import { storage } from 'wxt/utils/storage';
import type { Posted } from './ways/get';

/** A download may take this long to begin after its form was sent. */
const REMEMBERED = 10 * 60_000;
const MOST = 50;

const postedForms = storage.defineItem<{ url: string; at: number }[]>('session:postedForms', {
  fallback: [],
});

let turn: Promise<unknown> = Promise.resolve();

/** One after the other: what is noted at once by two frames must not replace each other. */
function inTurn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const acted = turn.then(act);
  turn = acted.catch(() => {});
  return acted;
}

/** A part of the page is no part of the request. */
const addressOf = (url: string): string => url.replace(/#.*$/s, '');

const recent = async () => {
  const now = Date.now();
  return (await postedForms.getValue()).filter(({ at }) => now - at < REMEMBERED);
};

/** Notes where forms were posted to, so that no GET follows. */
export const posted: Posted & { note(url: string): Promise<void>; forget(): Promise<void> } = {
  forget: () => inTurn(() => postedForms.removeValue()),
  note: (url) =>
    inTurn(async () => {
      const noted = [...(await recent()), { url: addressOf(url), at: Date.now() }];
      await postedForms.setValue(noted.slice(-MOST));
    }),
  has: (url) => inTurn(async () => (await recent()).some((form) => form.url === addressOf(url))),
};
