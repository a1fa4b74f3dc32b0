import { lastCellFrom } from '../../layout';
import type { Word } from '../../pdf';
import { phrasesIn } from '../vocabulary';
import type { TokenLine } from './token-line';

/** `Page 3 of 12`, `3 / 12`, `- 3 -`, `Seite 3 von 12`. */
const MOST_WORDS = 6;
const NUMBER = /^\d{1,4}$/;
const LETTER = /\p{L}/u;
/** An amount: with it most lines end, and no number of a page. */
const DECIMALS = /\d[.,]\d/;

/** `1 of 2`, `1/2`: something stands between the two numbers. */
const COUNTED = /\d\s*[^\d\s.,]+\s*\d/u;

/**
 * Whether words are nothing but the number of a page, counted from 0, of so many: of the file, or of a statement bound
 * into it, whose pages are counted by themselves.
 */
function isNumberOf(words: readonly Word[], page: number, pages: number): boolean {
  const digits = words
    .flatMap(({ text }) => text.split(/[/／|]/))
    .filter((part) => /\d/.test(part));
  if (!digits.every((part) => NUMBER.test(part))) return false;
  const [number = 0, of = pages, ...more] = digits.map(Number);
  if (more.length > 0) return false;
  if (number === page + 1 && of === pages) return true;
  const isCounted = COUNTED.test(words.map(({ text }) => text).join(' '));
  return isCounted && number > 0 && number <= Math.min(of, page + 1) && of < pages;
}

/**
 * Which of a line's words are nothing but its page's number, of so many pages: where amounts have no decimals,
 * `Page 1 of 2` would be two of them. From a word on: the line's last cell may be it, `June 2026       Page 1/ 2`.
 */
export function pageNumberFrom(line: TokenLine, pages: number): number | undefined {
  const { words, page, dates, money } = line;
  if (money.length === 0 || DECIMALS.test(words.at(-1)?.text ?? '')) return undefined;
  // `Number of transactions 2` may stand on the second page.
  if (phrasesIn(line, 'totals').some(({ tag }) => tag === 'count')) return undefined;
  const isWhole = words.length <= MOST_WORDS && dates.every(({ weak }) => weak);
  if (isWhole && isNumberOf(words, page, pages)) return 0;
  const from = lastCellFrom(words);
  const named = LETTER.test(words[from]?.text ?? '');
  if (!named || from === 0 || words.length - from > MOST_WORDS) return undefined;
  return isNumberOf(words.slice(from), page, pages) ? from : undefined;
}
