import { type Lexicon, mayName, phrasesIn, type TokenLine } from '../../reading';
import { monthsIn, type Period } from '../facts';

const YEAR = /^(?:19|20)\d{2}$/;
const TITLES: ReadonlySet<string> = new Set(['bankStatement', 'cardStatement', 'cardWords']);
/** Words of a title at most. */
const LONGEST = 12;

/** The document's name for itself, or what it says that its sums are of: it prints no day. */
const isTitle = (line: TokenLine): boolean =>
  line.dates.length === 0 &&
  line.words.length <= LONGEST &&
  mayName(line, 'documents') &&
  phrasesIn(line, 'documents').some(({ tag }) => TITLES.has(tag));

/** The year in a title: `Kontoauszug 2024`, `2024 totals year-to-date`. */
export function titleYear(lines: readonly TokenLine[]): number | undefined {
  for (const line of lines) {
    if (!isTitle(line)) continue;
    const [year, ...more] = line.words.filter(({ text }) => YEAR.test(text));
    if (year && more.length === 0) return Number(year.text);
  }
  return undefined;
}

/** The month in a title: `July 2024 statement`. */
export function titleMonth(lines: readonly TokenLine[], lexicon: Lexicon): Period | undefined {
  for (const line of lines) {
    if (!isTitle(line)) continue;
    const [month, ...more] = monthsIn(line, lexicon);
    if (month && more.length === 0) return month;
  }
  return undefined;
}
