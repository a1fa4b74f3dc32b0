import { isFiller } from '../../text';
import type { Columns } from '../columns';
import { type PrintedDate, printsYear, type TokenLine } from '../tokens';
import { type Lexicon, mayName, phrasesIn } from '../vocabulary';
import type { RawRow, RowCell } from './entries';

/** Whether dates follow each other within a year, whichever of their numbers is the month. */
function ascend(dates: readonly PrintedDate[]): boolean {
  const numbers = dates.map(({ value }) => (value.kind === 'numbers' ? [value.a, value.b] : []));
  const rise = (major: number, minor: number): boolean =>
    numbers.every((own, i) => {
      const before = numbers[i - 1];
      const step = before ? (own[major] ?? 0) - (before[major] ?? 0) : 1;
      return step > 0 || (step === 0 && (own[minor] ?? 0) > (before?.[minor] ?? 0));
    });
  return rise(1, 0) || rise(0, 1);
}

/**
 * `05-11 2058.54  07-11 1800.84`: figures of days, listed abreast without a word, are no transactions. Where not all
 * are printed alike, they follow each other: beside a whole date, `01/03` is the number of an instalment.
 */
export function listsDays({ dates, money, words }: TokenLine): boolean {
  const [first] = dates;
  if (!first || dates.length < 2) return false;
  const hasYear = printsYear(first);
  if (dates.some((date) => printsYear(date) !== hasYear) && !ascend(dates)) return false;
  const figures = money.filter((figure) => figure.exact);
  if (figures.length < dates.length) return false;
  const taken = [...dates, ...figures].reduce((sum, { from, to }) => sum + to - from, 0);
  return taken === words.length && dates.every(({ to }) => figures.some(({ from }) => from === to));
}

/** `01 July 2026 - 31 July 2026   1,369   2,500`: the sums of a period. */
export function isPeriod({ dates, money, words }: TokenLine): boolean {
  // Most lines have a date or none.
  if (dates.length !== 2) return false;
  const [from, to] = dates;
  if (!from || !to || !printsYear(from) || !printsYear(to)) return false;
  if (to.from !== from.to + 1 || !isFiller(words[from.to]?.text ?? '')) return false;
  const taken = [...dates, ...money].reduce((sum, part) => sum + part.to - part.from, 1);
  return taken === words.length;
}

/** Words of a line, from which on it is a sentence if its figures stand among them. */
const SENTENCE = 15;

/**
 * `Deposits are protected up to 250,000.00 by …`, `… from 1 February 2024: cash in 1.50`, where the figure stands in a
 * column by chance, and no date in a column of `dates`.
 */
export const isSentence = (
  { words, dates: printed }: TokenLine,
  dates: RawRow['dates'],
  cells: readonly RowCell[],
): boolean =>
  words.length >= SENTENCE &&
  (printed.length === 0 || (dates.length > 0 && dates.every((date) => date === undefined))) &&
  cells.length > 0 &&
  cells.every(({ money }) => !money.alone);

/** Words of a sentence, at least, that ends in a sum. */
const SENTENCE_OF_SUM = 5;

/** `There were 6 deposits totaling $4,585.65.`: a sentence that ends in a figure. */
export function endsInSum({ words, money }: TokenLine): boolean {
  const last = words.at(-1);
  return (
    words.length >= SENTENCE_OF_SUM &&
    last !== undefined &&
    /\p{L}/u.test(words[0]?.text ?? '') &&
    last.text.endsWith('.') &&
    money.at(-1)?.to === words.length
  );
}

const ACCOUNT_NUMBER = /^[\dxX*•-]{4,}$/;

/** `Savings account  No. 12345678  Balance 1,504.11` above an account's rows: its number, and what it holds. */
export function namesAccount(
  line: TokenLine,
  cells: readonly RowCell[],
  columns: Columns,
  lexicon: Lexicon,
): boolean {
  const cell = cells[0];
  if (line.dates.length > 0 || !cell || cells.length > 1 || !mayName(line, 'facts')) return false;
  const isBalance = columns.money[cell.column]?.role === 'balance';
  return hasNumberBefore(line, cell, isBalance, lexicon);
}

const OF_NUMBER = /^[\dxX*•#-]+$|^:$/;
/** Words before the label of a number: `Primary Card No`, `Transactions of the account number`. */
const BEFORE_LABEL = 3;

/** `Primary Card No : 4567 XXXX XXXX 8810`: the number of a card or an account, and nothing else. */
export function isNumber(line: TokenLine): boolean {
  if (!mayName(line, 'facts') || line.money.some(({ exact }) => exact)) return false;
  const label = phrasesIn(line, 'facts')[0];
  const isOfNumber = label?.tag === 'cardNumber' || label?.tag === 'accountNumber';
  if (!label || !isOfNumber || label.from > BEFORE_LABEL) return false;
  const rest = line.words.slice(label.to);
  return rest.length > 0 && rest.every(({ text }) => OF_NUMBER.test(text));
}

/** `Period from 1 March to 31 March     Closing balance 312.49`: a line of facts, one of which is a balance. */
export function statesFacts(line: TokenLine): boolean {
  if (line.dates[0]?.from === 0 || !mayName(line, 'facts') || !mayName(line, 'balances'))
    return false;
  const label = phrasesIn(line, 'facts')[0];
  return (
    label?.from === 0 &&
    label.tag === 'period' &&
    phrasesIn(line, 'balances').some(({ tag, from }) => tag !== 'other' && from > label.to)
  );
}

/** An account's number, and a figure behind it that is a balance, by its column or by the words between. */
function hasNumberBefore(
  line: TokenLine,
  cell: RowCell,
  isBalance: boolean,
  lexicon: Lexicon,
): boolean {
  return phrasesIn(line, 'facts').some(({ tag, to }) => {
    if (tag !== 'accountNumber' || !ACCOUNT_NUMBER.test(line.words[to]?.text ?? '')) return false;
    const between = line.speech.folded.slice(to + 1, cell.money.from);
    return isBalance || lexicon.columns.at(between, 0)?.tag === 'balance';
  });
}
