import { OTHER_DAY_WORDS } from '../../languages';
import { textOf } from '../../layout';
import { dayNumber, mayName, phrasesIn, printsYear, readDate, type TokenLine } from '../../reading';
import { oneOf, says } from '../../text';
import { SHORT } from './printed-years';

/** A date is of something else than the paper: `Customer since`, `Terms of`. */
const OTHER_DAY = says(oneOf(OTHER_DAY_WORDS));

/** Days by which a paper's own day may lie before its last row, and behind it. */
const BEFORE = 45;
const BEHIND = 62;
const LETTERS = /\p{L}{2}/u;
/** Rows may write their dates in another order than the paper's own. */
const ORDERS = ['dmy', 'mdy'] as const;

/**
 * Whether a document prints a day of its own, with its year, near its last row (a number of days), from which the rows have theirs:
 * one that something calls a balance's, or a fact; above the rows (`top`), one in a short line; or one that stands by itself. What
 * else names a day is a sentence: `Terms of 15 January 2024`.
 */
export function printsOwnDay(
  others: readonly TokenLine[],
  { top, last }: { top: number; last: number },
): boolean {
  return others.some((line) => {
    if (!line.dates.some((date) => !date.weak && printsYear(date)) || !isOfPaper(line, top))
      return false;
    return line.dates.some((date) =>
      ORDERS.some((order) => {
        const read = date.weak ? undefined : readDate(date, order);
        const day = read?.year === undefined ? NaN : dayNumber({ ...read, year: read.year });
        return day >= last - BEFORE && day <= last + BEHIND;
      }),
    );
  });
}

const isOfPaper = (line: TokenLine, top: number): boolean =>
  isLabelled(line) ||
  (line.index < top && line.words.length <= SHORT && !OTHER_DAY.test(textOf(line))) ||
  standsAlone(line);

/** It calls its date the day of a balance, or one of the document's own. */
const isLabelled = (line: TokenLine): boolean =>
  mayName(line, 'balances') ||
  (mayName(line, 'documents') && !OTHER_DAY.test(textOf(line))) ||
  (mayName(line, 'facts') && phrasesIn(line, 'facts').some(({ tag }) => OF_DAYS.has(tag)));

const OF_DAYS: ReadonlySet<string> = new Set(['issuedOn', 'dueOn', 'period', 'until']);

/** `1/3   31.03.2025` */
const standsAlone = ({ words, dates }: TokenLine): boolean =>
  words.every(
    ({ text }, i) => !LETTERS.test(text) || dates.some(({ from, to }) => i >= from && i < to),
  );
