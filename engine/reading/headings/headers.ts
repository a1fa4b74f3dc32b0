import { wordGapOf } from '../../layout';
import { settings } from '../../settings';
import { clipLine, type TokenLine } from '../tokens';
import { isMoneyRole, isSide, type Lexicon, mayName } from '../vocabulary';
import { withFurtherNames } from './further-names';
import { hasFigures, headCells, stack } from './heading-cells';
import { type HeaderColumn, heads, readCells, type Reading, startsOf } from './heading-columns';
import { type Block, canHead, continues, isTitle, statesBalance } from './heading-lines';

/** The heading of a table of transactions: one to five lines of column names. */
export type Header = {
  /** Indexes of lines, `to` exclusive. */
  from: number;
  to: number;
  columns: HeaderColumn[];
  /** Of its words, those that name columns: 0 to 1. */
  share: number;
  /** The page, where a box stands left of it on its own line. */
  boxOn?: number | undefined;
  /** What the lines beneath the first one name, where a record has lines of its own for it. */
  further?: HeaderColumn[] | undefined;
};

const LESS_TEXT = 0.1;

/** Every heading of the document, in order. Of the ways to stack its lines, the one that names most columns. */
export function headersOf(lines: readonly TokenLine[], lexicon: Lexicon): Header[] {
  const headers: Header[] = [];
  const gap = wordGapOf(lines) + settings.headingGap;
  for (let i = 0; i < lines.length; i += 1) {
    const best =
      headerAt(lines, i, lexicon, gap) ??
      headerBehind(lines, i, lexicon, gap) ??
      headerOfDates(lines, i, lexicon, gap);
    if (!best) continue;
    const taken = withoutText(best, lines, lexicon, gap);
    headers.push(taken);
    i = taken.to - 1;
  }
  const said = saidBySize(headers);
  const alike = headers.map((header) => asElsewhere(header, said, lines, lexicon, gap));
  return withFurtherNames(alike, lines, lexicon, gap);
}

/** A heading without the lines above that name nothing else: without them, more of the words are names. */
function withoutText(
  header: Header,
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  gap: number,
): Header {
  let taken = header;
  while (taken.to - taken.from > 1) {
    const line = lines[taken.from];
    if (!line || heads(readCells(headCells(line, gap), lexicon, gap))) break;
    const below = headerAt(lines, taken.from + 1, lexicon, gap);
    if (below?.to !== taken.to || below.share <= taken.share + LESS_TEXT) break;
    taken = below;
  }
  return taken;
}

const saying = ({ columns }: Pick<Header, 'columns'>): string =>
  columns.map(({ role, text }) => `${role} ${text}`).join('|');

/** What headings of so many lines say, the shortest first. */
function saidBySize(headers: readonly Header[]): ReadonlyMap<number, ReadonlySet<string>> {
  const said = new Map<number, Set<string>>();
  for (const header of headers) {
    const size = header.to - header.from;
    said.set(size, (said.get(size) ?? new Set()).add(saying(header)));
  }
  return new Map([...said].sort(([a], [b]) => a - b));
}

/** A heading that is printed again with fewer lines: what stands under it here is the first row's. */
function asElsewhere(
  header: Header,
  said: ReadonlyMap<number, ReadonlySet<string>>,
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  gap: number,
): Header {
  for (const [size, sayings] of said) {
    if (size >= header.to - header.from) break;
    const to = header.from + size;
    const reading = readCells(stack(lines.slice(header.from, to), gap), lexicon, gap);
    if (sayings.has(saying(reading))) return headerOf(header.from, to, reading);
  }
  return header;
}

/** `Money in /` over `out`: what a side seemed to head is one column of both, the others being the same. */
const joinsSides = (columns: readonly HeaderColumn[], before: readonly HeaderColumn[]): boolean =>
  columns.length === before.length &&
  columns.some(({ role }, i) => role !== before[i]?.role) &&
  columns.every(({ role }, i) => {
    const was = before[i]?.role;
    return role === was || (role === 'amount' && isSide(was));
  });

/** Names that a further line makes whole: fewer may be words of a first row. */
const MADE_WHOLE = 2;

/** `Charges and` over `credits`, `Date of` over `purchase`: no fewer columns, and more words that name them. */
const lengthens = (reading: Reading, before: Reading): boolean =>
  reading.columns.length >= before.columns.length && reading.named >= before.named + MADE_WHOLE;

/**
 * Whether a further line makes a better heading; of tables abreast it has to go on with each. What is `figured` may be
 * a row, and makes no name whole.
 */
function namesMore(reading: Reading, before: Reading | undefined, figured: boolean): boolean {
  if (!before) return true;
  const roles = ({ columns }: Reading): number => new Set(columns.map((c) => c.role)).size;
  const keeps = startsOf(before.columns).length === 0 || startsOf(reading.columns).length > 0;
  return (
    keeps &&
    (roles(reading) > roles(before) ||
      joinsSides(reading.columns, before.columns) ||
      (!figured && lengthens(reading, before)))
  );
}

const headerOf = (from: number, to: number, { columns, named, words }: Reading): Header => ({
  from,
  to,
  columns,
  share: Math.min(1, named / Math.max(1, words)),
});

const MAX_LINES = 5;

/** With a figure on the line, a heading has to name three columns before it. */
const BESIDE_FIGURE = 3;

/** White space between a box and a heading on one line, in font sizes. */
const GUTTER = 1.1;

/** `Previous balance 2,411.50    DATE  SHOP  AMOUNT`: a heading behind the last figure of a box, all of it names. */
function headerBehind(
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
  const complete = columns.length >= BESIDE_FIGURE && known >= words && heads(reading);
  return complete && columns.some(({ role }) => role === 'date')
    ? { ...headerOf(i, i + 1, reading), boxOn: line.page }
    : undefined;
}

/** `Posting date  Transaction date  Description` right above a row of two dates: the amount's column has no name. */
function headerOfDates(
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

/** Share of its words that name columns. */
const NAMES = 0.6;

function headerAt(
  lines: readonly TokenLine[],
  i: number,
  lexicon: Lexicon,
  gap: number,
): Header | undefined {
  let best: Header | undefined;
  let bestReading: Reading | undefined;
  let block: Block | undefined;
  for (let k = i; k < i + MAX_LINES; k += 1) {
    const line = lines[k];
    if (!line) break;
    // Most lines of a document have no word of any column's name: cheap to tell.
    if (k === i && !mayName(line, 'headings')) break;
    const previous = block?.lines.at(-1);
    if (!canHead(line, gap) || statesBalance(line, lexicon)) break;
    if (
      previous &&
      (line.page !== previous.page || line.baseline - previous.baseline > 1.9 * line.size)
    )
      break;
    if (isTitle(line, lines.slice(k + 1, k + 3), lexicon)) break;
    if (block && !continues(block, line, lines[k + 1], lexicon, gap)) return best;
    const own: TokenLine[] = [...(block?.lines ?? []), line];
    const cells = stack(own, gap);
    const reading = readCells(cells, lexicon, gap);
    block = { lines: own, cells, reading };
    const figures = own.some(hasFigures);
    if (figures && reading.columns.length < BESIDE_FIGURE) continue;
    if (figures && !reading.columns.some((column) => column.role === 'date')) continue;
    if (!heads(reading) || !namesMore(reading, bestReading, figures)) continue;
    best = headerOf(i, k + 1, reading);
    bestReading = reading;
  }
  return best;
}
