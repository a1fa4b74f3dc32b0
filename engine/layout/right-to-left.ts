import type { Page, Word } from '../pdf';
import { type Line, lineOf } from './line';
import { linesOf } from './lines';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const HEBREW = 0x0590;
const AFTER_ARABIC = 0x0900;
/** Of both scripts, as some fonts spell them. */
const FORMS = 0xfb1d;
const AFTER_FORMS = 0xfeff;
const FIRST_LETTER = 65;
const LETTER = /\p{L}/u;
const DIGIT = /\d/;

/** Whether a text begins with a letter of a script that runs from right to left. */
export function beginsFromRight(text: string): boolean {
  const c = text.charCodeAt(0);
  if (c < HEBREW) return false;
  return (c < AFTER_ARABIC || (c >= FORMS && c < AFTER_FORMS)) && RIGHT_TO_LEFT.test(text);
}

/** Whether most words of a document are of a script that runs from right to left: told by their first letters. */
function isMostlyFromRight(pages: readonly Page[]): boolean {
  let left = 0;
  let others = 0;
  for (const { words } of pages)
    for (const { text } of words) {
      if (beginsFromRight(text)) left += 1;
      else if (text.charCodeAt(0) >= FIRST_LETTER) others += 1;
    }
  return left > others;
}

/** `2024/11/28`, `1,234.50`. */
const DAY = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;
const FIGURE = /^\d[\d.,' ]*[.,]\d{2}$/;

/** Whether rows begin with their dates on the left, as those of a document in two scripts may. */
function datesStandLeft(pages: readonly Page[]): boolean {
  let left = 0;
  let right = 0;
  for (const { words } of pages) {
    const days = new Map<number, number>();
    for (const { text, x0, baseline } of words)
      if (DAY.test(text)) days.set(Math.round(baseline), x0);
    for (const { text, x0, baseline } of words) {
      const day = FIGURE.test(text) ? days.get(Math.round(baseline)) : undefined;
      if (day === undefined) continue;
      if (day < x0) left += 1;
      else right += 1;
    }
  }
  return left > right;
}

/** Whether a document runs from right to left: most of its words do, and so do its rows. */
export const runsLeft = (pages: readonly Page[]): boolean =>
  isMostlyFromRight(pages) && !datesStandLeft(pages);

/** What stands from `x0` to `x1` on a page of that width, in a mirror. */
export const mirrored = <Item extends { x0: number; x1: number }>(
  item: Item,
  width: number,
): Item => ({ ...item, x0: width - item.x1, x1: width - item.x0 });

/** Letters and marks of one word stand nearer than this, in font sizes; print parts them where the direction turns. */
const TOUCHING = 0.12;
/** Words of a run in another script stand at most so far apart. */
const WORD_GAP = 0.75;
/** … and an amount nearer: what is further off stands in a column of its own. */
const FIGURE_GAP = 0.45;

const gapOf = (before: Word, word: Word): number => (word.x0 - before.x1) / word.size;

/** `סה` `"` `כ`: one word, that its mark parted. */
function glued(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of words) {
    const before = whole.at(-1);
    const touches =
      before &&
      gapOf(before, word) <= TOUCHING &&
      !DIGIT.test(before.text + word.text) &&
      RIGHT_TO_LEFT.test(before.text + word.text);
    if (touches) whole.splice(-1, 1, { ...before, text: before.text + word.text, x1: word.x1 });
    else whole.push(word);
  }
  return whole;
}

const isApart = (before: Word, word: Word): boolean =>
  gapOf(before, word) >
  (FIGURE.test(before.text) || FIGURE.test(word.text) ? FIGURE_GAP : WORD_GAP);

/** Words of the other direction keep their order: each run of them is mirrored back in its place. */
function withRunsBack(words: readonly Word[]): Word[] {
  const all: Word[] = [];
  let run: Word[] = [];
  const close = (): void => {
    const [x0, x1] = [run[0]?.x0 ?? 0, run.at(-1)?.x1 ?? 0];
    const isText = run.length > 1 && run.some(({ text }) => LETTER.test(text));
    for (const word of run) all.push(isText ? mirrored(word, x0 + x1) : word);
    run = [];
  };
  for (const word of words) {
    const before = run.at(-1);
    if (RIGHT_TO_LEFT.test(word.text) || (before && isApart(before, word))) close();
    if (RIGHT_TO_LEFT.test(word.text)) all.push(word);
    else run.push(word);
  }
  close();
  return all;
}

/** The lines of all pages as they are read: those of a script that runs from right to left (`left`) as in a mirror. */
export function linesInOrder(pages: readonly Page[], left = runsLeft(pages)): Line[] {
  if (!left) return linesOf(pages);
  const turned = pages.map((page) => ({
    ...page,
    words: page.words.map((word) => mirrored(word, page.width)),
  }));
  return linesOf(turned).map(({ page, words, scale }) =>
    lineOf(page, withRunsBack(glued(words)), scale),
  );
}
