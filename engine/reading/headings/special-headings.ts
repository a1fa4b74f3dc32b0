import { overlapOf } from '../../layout';
import { clipLine, type TokenLine } from '../tokens';
import { accountCurrencies, isMoneyRole, type Lexicon, mayName } from '../vocabulary';
import { type Header, headerOf } from './header';
import { hasFigures, headCells } from './heading-cells';
import { readCells } from './heading-columns';
import { heads } from './heading-tables';
import { canHead, type ReadBlock } from './heading-lines';

/** Names that such a heading has at least. */
const LEAST = 3;

/** White space between a box and a heading on one line, in font sizes. */
const GUTTER = 1.1;

/** `Previous balance 2,411.50    DATE  SHOP  AMOUNT`: a heading behind the last figure of a box, all of it names. */
export function headerBehind(
  lines: readonly TokenLine[],
  i: number,
  lexicon: Lexicon,
  gap: number,
): Header | undefined {
  const line = lines[i];
  if (!line || !mayName(line, 'headings')) return undefined;
  const figure = line.money.findLast(({ exact }) => exact);
  const [before, first] = [line.words[(figure?.to ?? 0) - 1], line.words[figure?.to ?? 0]];
  if (!before || !first) return undefined;
  if (first.x0 - before.x1 < GUTTER * first.size) return undefined;
  const own = clipLine(line, first.x0, Infinity, lexicon);
  if (!own || hasFigures(own)) return undefined;
  const reading = readCells(headCells(own, gap), lexicon, gap);
  const { columns, known, words } = reading;
  const complete = columns.length >= LEAST && known >= words && heads(reading);
  return complete && columns.some(({ role }) => role === 'date')
    ? { ...headerOf(i, i + 1, reading), boxOn: line.page }
    : undefined;
}

/** Share of its words that name columns. */
const NAMES = 0.6;

/** `Posting date  Transaction date  Description` right above a row of two dates: the amount's column has no name. */
export function headerOfDates(
  lines: readonly TokenLine[],
  i: number,
  lexicon: Lexicon,
  gap: number,
): Header | undefined {
  const [line, row] = [lines[i], lines[i + 1]];
  if (!line || row?.page !== line.page || !mayName(line, 'headings')) return undefined;
  const [first, second] = row.dates;
  const isRow =
    first?.from === 0 &&
    second?.from === first.to &&
    row.money.some(({ exact, to }) => exact && to === row.words.length);
  if (!isRow || hasFigures(line) || !canHead(line, gap)) return undefined;
  const reading = readCells(headCells(line, gap), lexicon, gap);
  const roles = reading.columns.map(({ role }) => role);
  const named = (['date', 'valueDate', 'description'] as const).every((role) =>
    roles.includes(role),
  );
  return named && !roles.some(isMoneyRole) && reading.known >= NAMES * reading.words
    ? headerOf(i, i + 1, reading)
    : undefined;
}

/** Lines below such a heading of which one is a row: balances may stand between. */
const ROW_BELOW = 3;

/** `SUMMARY  PESOS  DÓLARES` above dated rows with a figure under either: all that it names is two currencies. */
export function headerOfCurrencies(
  lines: readonly TokenLine[],
  i: number,
  gap: number,
  read: ReadBlock,
): Header | undefined {
  const line = lines[i];
  if (!line || !mayName(line, 'headings') || hasFigures(line) || !canHead(line, gap))
    return undefined;
  const { reading } = read([line]);
  // Most lines name no column at all.
  if (reading.columns.length < 2) return undefined;
  const currencies = [...accountCurrencies(reading.columns).keys()];
  if (currencies.length < 2 || currencies.length < reading.columns.length) return undefined;
  const isRow = ({ page, dates, money }: TokenLine): boolean =>
    page === line.page &&
    dates[0]?.from === 0 &&
    money.some((figure) => figure.exact && currencies.some((name) => overlapOf(name, figure) > 0));
  return lines.slice(i + 1, i + 1 + ROW_BELOW).some(isRow)
    ? headerOf(i, i + 1, reading)
    : undefined;
}
