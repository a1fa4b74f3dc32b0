import { phrasesIn } from './speech';
import type { TokenLine } from './token-line';

/** `Page 3 of 12`, `3 / 12`, `- 3 -`, `Seite 3 von 12`. */
const MOST_WORDS = 6;
const NUMBER = /^\d{1,4}$/;

/**
 * Whether a line is nothing but its page's number, of so many pages: where amounts have no decimals,
 * `Page 1 of 2` would be two of them.
 */
export function isPageNumber(line: TokenLine, pages: number): boolean {
  const { words, page, dates } = line;
  // `Number of transactions 2` may stand on the second page.
  if (phrasesIn(line, 'totals').some(({ tag }) => tag === 'count')) return false;
  if (words.length > MOST_WORDS || dates.some(({ weak }) => !weak)) return false;
  const digits = words
    .flatMap(({ text }) => text.split(/[/／|]/))
    .filter((part) => /\d/.test(part));
  if (!digits.every((part) => NUMBER.test(part))) return false;
  const [number, of = pages, ...more] = digits.map(Number);
  return number === page + 1 && of === pages && more.length === 0;
}
