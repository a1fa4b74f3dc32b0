import type { Line } from '../layout';
import type { PrintedDate } from './dates';

/** `Page 3 of 12`, `3 / 12`, `- 3 -`, `Seite 3 von 12`. */
const MOST_WORDS = 6;
const NUMBER = /^\d{1,4}$/;

/**
 * Whether a line is nothing but its page's number, of so many pages: where amounts have no decimals,
 * `Page 1 of 2` would be two of them.
 */
export function isPageNumber(
  { words, page, dates }: Line & { dates: readonly PrintedDate[] },
  pages: number,
): boolean {
  if (words.length > MOST_WORDS || dates.some(({ weak }) => !weak)) return false;
  const digits = words
    .flatMap(({ text }) => text.split(/[/／|]/))
    .filter((part) => /\d/.test(part));
  if (!digits.every((part) => NUMBER.test(part))) return false;
  const [number, of = pages, ...more] = digits.map(Number);
  return number === page + 1 && of === pages && more.length === 0;
}
