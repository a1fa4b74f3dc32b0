import type { ColumnRole } from '../../languages';
import { textOf } from '../../layout';
import { foldPhrase, isFiller } from '../../text';
import { type Columns, directionIn, type MoneyColumn } from '../columns';
import { lineKind } from '../headings';
import type { Holders } from '../tables';
import { printsYear, type TokenLine } from '../tokens';
import { isMovementRole, type Lexicon, mayName, phrasesIn } from '../vocabulary';
import type { Bounds } from './bounds';
import { type Entry, isDated, type RawRow, type RowCell } from './entries';
import { cellsIn, datesIn } from './row-cells';
import { currencyIn, markIn, textOfRow, underDates } from './row-text';

/** A line of a table, taken apart by its columns, and what it is: an anchor of a row, a part of one, or an entry by itself. */
export type Classified = {
  line: TokenLine;
  cells: RowCell[];
  dates: RawRow['dates'];
  mark: RawRow['mark'];
  currency: string | undefined;
  text: string;
  /** It says no more than that its date is the one of what stands below. */
  namesDate: boolean;
  kind: 'amount' | 'date' | 'text' | Exclude<Entry, RawRow>;
};

/** Takes a line apart by the columns of its table, and tells what it is there. */
export function classify(
  line: TokenLine,
  columns: Columns,
  bounds: Bounds,
  lexicon: Lexicon,
  holders: Holders,
): Classified {
  const dates = datesIn(line, columns);
  const cells = cellsIn(line, columns);
  const marked = columns.marks && markIn(line, columns.marks, lexicon);
  const said = columns.directions && directionIn(line, columns.directions, lexicon);
  const under = underDates(line, columns);
  const currency = currencyIn(line, columns, lexicon);
  const without =
    marked || currency || under.length > 0 ? [marked?.word, currency, ...under] : under;
  const text = textOfRow(line, dates, cells, bounds, without);
  const beside = isBeside(cells, columns);
  const holder = holders.at.get(line);
  const isHeading =
    holder?.isSum === false ||
    isList(line) ||
    isPeriod(line) ||
    statesFacts(line) ||
    (beside && !isSum(line, cells, columns, lexicon)) ||
    namesAccount(line, cells, columns, lexicon);
  const leads =
    cells.length === 0 &&
    line.dates.length === 0 &&
    line.x0 < bounds.textFrom &&
    under.length === 0;
  const item: Classified = {
    line,
    cells,
    dates,
    text,
    namesDate: cells.length === 0 && namesDate(line, text, lexicon),
    mark: marked?.mark ?? said,
    currency: currency?.text,
    kind: 'text',
  };
  if (holder?.isSum) item.kind = { kind: 'total', word: 'any', line, cells, row: rowOf(item) };
  else
    item.kind = isHeading
      ? {
          kind: 'heading',
          line,
          mayBeRow: beside && isDated(item) && !statesBalance(line, lexicon),
        }
      : kindOf(item, lexicon, leads);
  return item;
}

const statesBalance = (line: TokenLine, lexicon: Lexicon): boolean =>
  lineKind(line, lexicon)?.kind === 'balance';

/** A sum of the rows above, in a column whose name is of no money that moves: `Billed now`. */
const isSum = (
  line: TokenLine,
  cells: readonly RowCell[],
  { money }: Columns,
  lexicon: Lexicon,
): boolean =>
  line.dates.length === 0 &&
  cells.every(({ column }) => money[column]?.isNamed) &&
  lineKind(line, lexicon)?.kind === 'total';

/** `Posting date: 28.12.2023` above the rows of a day: the name of a column of dates, and one. */
function namesDate(line: TokenLine, text: string, lexicon: Lexicon): boolean {
  const [date, ...more] = line.dates;
  if (!date || more.length > 0 || text === '' || !mayName(line, 'columns')) return false;
  const rest = line.words.filter((_, i) => i < date.from || i >= date.to);
  const words = foldPhrase(textOf({ words: rest }));
  const match = lexicon.columns.at(words, 0);
  return match?.tag === 'date' && match.to === words.length;
}

/** What a line is in its table; `leads` where it stands where headings stand. */
function kindOf(item: Classified, lexicon: Lexicon, leads: boolean): Classified['kind'] {
  const { line, cells, dates, text } = item;
  const special = lineKind(line, lexicon, leads);
  if (special?.kind === 'section' && dates[0] === undefined && cells.length <= 1)
    return { kind: 'section', role: special.role, line };
  if (special?.kind === 'balance' && special.word !== 'other' && cells.length > 0)
    return { kind: 'balance', word: special.word, line, dates, cells, description: [text] };
  if (special?.kind === 'balance' && cells.length > 0)
    return { kind: 'total', word: 'count', line, cells: [], row: rowOf(item) };
  // A balance beside its label at the margin, in no column, is no part of the row above.
  if (special?.kind === 'note' || (special?.kind === 'balance' && leads))
    return { kind: 'heading', line, mayBeRow: false };
  if (special?.kind === 'aside') return { kind: 'aside', line };
  if (special?.kind === 'total')
    return { kind: 'total', word: special.word, line, cells, row: rowOf(item) };
  if (leads && (line.money.length === 0 || isNumber(line)))
    return { kind: 'heading', line, mayBeRow: false };
  if (cells.length > 0) return 'amount';
  return isDated(item) ? 'date' : 'text';
}

export function rowOf(item: Omit<Classified, 'kind'>): RawRow {
  const { line, dates, cells, mark, currency, text } = item;
  return {
    kind: 'row',
    anchor: line,
    lines: [line],
    dates,
    cells,
    mark,
    currency,
    foreign: undefined,
    description: text === '' ? [] : [text],
    dateLost: false,
  };
}

/** `05-11 2058.54  07-11 1800.84`: figures of days, listed abreast without a word, are no transactions. */
function isList({ dates, money, words }: TokenLine): boolean {
  if (dates.length < 2) return false;
  const figures = money.filter((figure) => figure.exact);
  if (figures.length < dates.length) return false;
  const taken = [...dates, ...figures].reduce((sum, { from, to }) => sum + to - from, 0);
  return taken === words.length && dates.every(({ to }) => figures.some(({ from }) => from === to));
}

/** `01 July 2026 - 31 July 2026   1,369   2,500`: the sums of a period. */
function isPeriod({ dates, money, words }: TokenLine): boolean {
  const [from, to, ...more] = dates;
  if (!from || !to || more.length > 0 || !printsYear(from) || !printsYear(to)) return false;
  if (to.from !== from.to + 1 || !isFiller(words[from.to]?.text ?? '')) return false;
  const taken = [...dates, ...money].reduce((sum, part) => sum + part.to - part.from, 1);
  return taken === words.length;
}

const ACCOUNT_NUMBER = /^[\dxX*•-]{4,}$/;

/** `Savings account  No. 12345678  Balance 1,504.11` above an account's rows: its number, and what it holds. */
function namesAccount(
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
/** Words before the label of a number: `Primary Card No`. */
const BEFORE_LABEL = 1;

/** `Primary Card No : 4567 XXXX XXXX 8810`: the number of a card or an account, and nothing else. */
function isNumber(line: TokenLine): boolean {
  if (!mayName(line, 'facts') || line.money.some(({ exact }) => exact)) return false;
  const label = phrasesIn(line, 'facts')[0];
  const isOfNumber = label?.tag === 'cardNumber' || label?.tag === 'accountNumber';
  if (!label || !isOfNumber || label.from > BEFORE_LABEL) return false;
  const rest = line.words.slice(label.to);
  return rest.length > 0 && rest.every(({ text }) => OF_NUMBER.test(text));
}

/** `Period from 1 March to 31 March     Closing balance 312.49`: a line of facts, one of which is a balance. */
function statesFacts(line: TokenLine): boolean {
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

/** Where headings name every column that moves money, figures under none of them are of another table. */
function isBeside(cells: readonly RowCell[], columns: Columns): boolean {
  for (const { column, money } of cells)
    if (money.exact && !columns.money[column]?.role) return standsBeside(cells, columns);
  return false;
}

function standsBeside(cells: readonly RowCell[], { money }: Columns): boolean {
  const has = (role: ColumnRole): boolean => money.some((column) => column.role === role);
  const complete = has('amount') || (has('debit') && has('credit'));
  const moves = ({ role, currency }: MoneyColumn): boolean =>
    isMovementRole(role) || currency !== undefined;
  return complete && !cells.some(({ column }) => money[column] && moves(money[column]));
}
