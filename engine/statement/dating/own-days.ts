import { AS_OF_WORDS, OTHER_DAY_WORDS } from '../../languages';
import { type Cell, cellsOf, textOf } from '../../layout';
import {
  dayNumber,
  type Lexicon,
  mayName,
  phrasesIn,
  type PrintedDate,
  printsYear,
  readDate,
  type TokenLine,
} from '../../reading';
import { fold, oneOf, says } from '../../text';
import { monthsIn } from '../facts';
import { SHORT } from './printed-years';

/** A date is of something else than the paper: `Customer since`, `Terms of`. */
const OTHER_DAY = says(oneOf(OTHER_DAY_WORDS));
/** One word alone leads to much else: `Válido al`. */
const AS_OF = says(
  `^${oneOf(AS_OF_WORDS)}:?$|${oneOf(AS_OF_WORDS.filter((words) => words.includes(' ')))}:?$`,
);

/** Days by which a paper's own day may lie before its last row, and behind it. */
const BEFORE = 45;
const BEHIND = 62;
const LETTERS = /\p{L}{2}/u;
/** Rows may write their dates in another order than the paper's own. */
const ORDERS = ['dmy', 'mdy'] as const;

/** Where rows stand, the first and the last of them as numbers of days, and the order in which they are printed. */
type Rows = { top: number; first: number; last: number; order: 'asc' | 'desc' };

/**
 * Whether a document prints a day of its own, with its year, near its last row, from which the rows have theirs: one that something
 * calls a balance's, or the document's; above the rows, the month that holds the last row; or one that stands by itself. What else
 * names a day is a sentence: `Terms of 15 January 2024`.
 */
export const printsOwnDay = (others: readonly TokenLine[], rows: Rows, lexicon: Lexicon): boolean =>
  others.some((line) => {
    if (line.index < rows.top && line.words.length <= SHORT && isOfMonth(line, rows, lexicon))
      return true;
    const dates = line.dates.filter((date) => isNear(date, rows));
    if (dates.length === 0) return false;
    if (isLabelled(line, dates, rows)) return true;
    if (namesBalance(line)) return false;
    return cellsOf(line.words).some(
      (cell) => dates.some((date) => isIn(date, cell)) && isOfPaper(line, cell, lexicon),
    );
  });

function isNear(date: PrintedDate, { last }: Rows): boolean {
  if (date.weak || !printsYear(date)) return false;
  return ORDERS.some((order) => {
    const read = readDate(date, order);
    const day = read?.year === undefined ? NaN : dayNumber({ ...read, year: read.year });
    return day >= last - BEFORE && day <= last + BEHIND;
  });
}

const isIn = ({ x0, x1 }: PrintedDate, cell: Cell): boolean => x0 >= cell.x0 && x1 <= cell.x1;

/** A cell names the month that holds the last row, and neither a day nor what else is of it. */
const isOfMonth = (line: TokenLine, { last }: Rows, lexicon: Lexicon): boolean =>
  cellsOf(line.words).some(({ words, ...cell }) => {
    if (OTHER_DAY.test(textOf({ words }))) return false;
    if (line.dates.some((date) => isIn(date, { words, ...cell }))) return false;
    const own = { ...line, words, dates: [] };
    return monthsIn(own, lexicon).some(
      ({ from, to }) => dayNumber(from) <= last && last <= dayNumber(to),
    );
  });

/** It calls its date the day of a balance, or one of the document's own. */
const isLabelled = (line: TokenLine, dates: readonly PrintedDate[], rows: Rows): boolean =>
  isOfBalance(line, dates, rows) ||
  (mayName(line, 'facts') &&
    phrasesIn(line, 'facts').some(
      ({ tag, from }) =>
        (OF_DAYS.has(tag) && !isOfOther(line, from, dates)) ||
        (tag === 'period' && line.dates.length > 1),
    ));

/** `Date of last statement 15 April 2024`: what stands between a label, or a word before it, and its day names another one's. */
const isOfOther = ({ words }: TokenLine, label: number, dates: readonly PrintedDate[]): boolean =>
  dates.every(({ from }) =>
    OTHER_DAY.test(textOf({ words: words.slice(Math.max(0, label - 1), from) })),
  );

/**
 * It states a balance on its day, which no row is before if these lead from it: where they are printed from the oldest on, above
 * them, and from the newest on, below.
 */
function isOfBalance(
  line: TokenLine,
  dates: readonly PrintedDate[],
  { top, first, order }: Rows,
): boolean {
  if (line.words.length > LABELLED) return false;
  const isBefore = (order === 'asc') === line.index < top;
  const mayLead = dates.some((date) => isUpTo(date, first + SLACK));
  return phrasesIn(line, 'balances').some(
    ({ tag }) =>
      tag === 'closing' ||
      (tag === 'opening' && mayLead) ||
      (tag === 'forward' && (!isBefore || mayLead)),
  );
}

const namesBalance = (line: TokenLine): boolean =>
  line.money.some(({ exact }) => exact) &&
  phrasesIn(line, 'balances').some(({ tag }) => tag !== 'other');

/** Days by which rows may be dated before the balance that they lead from. */
const SLACK = 10;

const isUpTo = (date: PrintedDate, last: number): boolean =>
  ORDERS.some((order) => {
    const read = readDate(date, order);
    return read?.year !== undefined && dayNumber({ ...read, year: read.year }) <= last;
  });

/** Words of a line with a label or two and what they state, at most: what has more is a text. */
const LABELLED = 12;
const OF_DAYS: ReadonlySet<string> = new Set(['issuedOn', 'dueOn']);

/**
 * Nothing but a day, `31.03.2025  10:22`, behind a place, `Hillport, 2 January 2024`, or the name of dates; or in a cell of the
 * document's name. Other words before a day say what is of it: `Fixed until 30 April 2026`.
 */
function isOfPaper(line: TokenLine, { words }: Cell, lexicon: Lexicon): boolean {
  const rest = words.filter(
    ({ text, x0 }) =>
      LETTERS.test(text) && !line.dates.some((date) => x0 >= date.x0 && x0 < date.x1),
  );
  const [first, ...more] = rest;
  if (!first) return true;
  if (words.length > SHORT || OTHER_DAY.test(textOf({ words }))) return false;
  const isPlace = first.text.endsWith(',') && more.length <= 1;
  const name = lexicon.columns.at(
    rest.map(({ text }) => fold(text)),
    0,
  );
  const isNamed = name?.tag === 'date' && name.to === rest.length;
  return isPlace || isNamed || AS_OF.test(textOf({ words: rest })) || mayName(line, 'documents');
}
