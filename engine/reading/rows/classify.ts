import { textOf } from '../../layout';
import type { SectionRole } from '../../languages';
import { foldPhrase } from '../../text';
import { type Columns, directionIn } from '../columns';
import { lineKind } from '../headings';
import type { Holders } from '../tables';
import type { TokenLine } from '../tokens';
import { isMovementRole, isSide, type Lexicon, mayName, phrasesIn } from '../vocabulary';
import { isBeside } from './beside-columns';
import type { Bounds } from './bounds';
import { type Entry, isDated, type RawRow, type RowCell } from './entries';
import { cellsIn, datesIn } from './row-cells';
import { underDates, wordsOfNoText } from './no-text';
import { currencyIn, markIn, textOfRow } from './row-text';
import {
  endsInSum,
  isNumber,
  isPeriod,
  isSentence,
  listsDays,
  namesAccount,
  statesFacts,
} from './stated-lines';

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
  const no = wordsOfNoText(line, under, columns);
  const without = marked || currency ? [marked?.word, currency, ...no] : no;
  const text = textOfRow(line, dates, cells, bounds, without);
  const beside = isBeside(cells, columns);
  const holder = holders.at.get(line);
  const isHeading =
    holder?.isSum === false ||
    listsDays(line) ||
    isPeriod(line) ||
    statesFacts(line) ||
    isSentence(line, dates, cells) ||
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
      : kindOf(item, columns, lexicon, leads, {
          table: line.x0 < bounds.x1 && line.x1 > bounds.x0,
          charge: isWithin(line, bounds),
          row: isOfSide(line, cells, columns, bounds),
        });
  return item;
}

/** What is charged for a period, as the text of its row says. */
const CHARGES: ReadonlySet<SectionRole> = new Set(['fees', 'interest'] as const);

/** `Fees from 01.10.2025 to 31.12.2025` where descriptions stand, right of the dates: what is charged, and no title of rows. */
const isWithin = ({ dates, x0 }: TokenLine, { textFrom }: Bounds): boolean =>
  dates.length > 0 && textFrom > -Infinity && x0 >= textFrom;

/**
 * `Interest paid   5.00` there, of a day that stands above, in a table that has money in and out apart: no title
 * names a side.
 */
function isOfSide(
  { x0 }: TokenLine,
  cells: readonly RowCell[],
  { money }: Columns,
  { textFrom }: Bounds,
): boolean {
  const cell = cells[0];
  if (!cell || cells.length > 1 || textFrom === -Infinity || x0 < textFrom) return false;
  return (
    isSide(money[cell.column]?.role) &&
    new Set(money.flatMap(({ role }) => (isSide(role) ? role : []))).size === 2
  );
}

/**
 * `10.03.  Übertrag  25.00   1'204.10`: with its day, and a figure in one column that moves money beside those of
 * balances, what is called as a balance brought forward is a transfer, unless it moves nothing. From nothing, the two
 * figures may be one balance.
 */
function isMoved({ dates, cells }: Classified, { money }: Columns): boolean {
  if (dates[0] === undefined || cells.length > 2) return false;
  if (!money.some(({ role }) => role === 'balance')) return false;
  const [moved, ...more] = cells.filter(({ column }) => isMovementRole(money[column]?.role));
  const balance = cells.find(({ column }) => money[column]?.role === 'balance');
  return (
    moved?.money.exact === true &&
    moved.money.minor !== 0 &&
    more.length === 0 &&
    cells.length === (balance ? 2 : 1) &&
    balance?.money.minor !== moved.money.minor
  );
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

/** `Opening balance  441.20    Total money in  11,119.26`: the figures in a table's columns are called otherwise. */
function areCalledSums(line: TokenLine, cells: readonly RowCell[]): boolean {
  if (!mayName(line, 'totals')) return false;
  const sums = phrasesIn(line, 'totals');
  return cells.every(({ money }) => sums.some(({ from, to }) => from > 0 && to === money.from));
}

/**
 * What a line is in its table; `leads` where it stands where headings stand; `within` the table and not outside of
 * all its columns, and where the name of a section is part of a row, whatever it names, or of what is charged.
 */
function kindOf(
  item: Classified,
  columns: Columns,
  lexicon: Lexicon,
  leads: boolean,
  within: { table: boolean; charge: boolean; row: boolean },
): Classified['kind'] {
  const { line, cells, dates, text } = item;
  const special = lineKind(line, lexicon, leads);
  const isTitle = dates[0] === undefined && cells.length <= 1 && !within.row;
  if (special?.kind === 'section' && isTitle && !(within.charge && CHARGES.has(special.role)))
    return { kind: 'section', role: special.role, line };
  if (special?.kind === 'balance' && special.word === 'forward' && isMoved(item, columns))
    return 'amount';
  if (special?.kind === 'balance' && cells.length > 0 && areCalledSums(line, cells))
    return { kind: 'heading', line, mayBeRow: false };
  if (special?.kind === 'balance' && special.word !== 'other' && cells.length > 0)
    return {
      kind: 'balance',
      word: special.word,
      line,
      dates,
      cells,
      mark: item.mark,
      currency: item.currency,
      description: [text],
    };
  if (special?.kind === 'balance' && cells.length > 0)
    return { kind: 'total', word: 'count', line, cells: [], row: rowOf(item) };
  // A balance beside its label at the margin, in no column, is no part of the row above.
  if (special?.kind === 'note' || (special?.kind === 'balance' && leads))
    return { kind: 'heading', line, mayBeRow: false };
  // What heads a box beside the table ends no rows.
  if (special?.kind === 'aside' && within.table) return { kind: 'aside', line };
  if (special?.kind === 'total')
    return { kind: 'total', word: special.word, line, cells, row: rowOf(item) };
  if (leads && (line.money.length === 0 || isNumber(line) || endsInSum(line)))
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
    figureLeft: false,
  };
}
