import { wordGapOf } from '../../layout';
import { settings } from '../../settings';
import { hasDigit } from '../../text';
import type { TokenLine } from '../tokens';
import { type Lexicon, mayName } from '../vocabulary';
import { withoutBalanceList } from './balance-lists';
import { namesMore } from './better-headings';
import { withFurtherNames } from './further-names';
import { withoutRecords } from './labelled-records';
import { type Header, headerOf } from './header';
import { headsOthers } from './heads-others';
import { hasFigures, headCells, stack } from './heading-cells';
import { readCells, type Reading } from './heading-columns';
import { heads, startsOf } from './heading-tables';
import {
  type Block,
  canHead,
  continues,
  isTitle,
  type ReadBlock,
  statesBalance,
} from './heading-lines';
import { blockReader } from './repeated-lines';
import { sharesName } from './same-names';
import { withoutLabelBeside } from './label-beside';
import { withPoints } from './points-columns';
import { saysAgain } from './said-again';
import { headerBehind, headerOfCurrencies, headerOfDates } from './special-headings';
import { withSidesBeneath } from './sides-beneath';
import { withSidesOver } from './sides-over';
import { namesSummary } from './summary-names';
import { headerBesideTitle } from './titled-lines';
import { withOneSet } from './two-sets';
import { headerOfUnit } from './unit-heading';

const LESS_TEXT = 0.1;

/** Every heading of the document, in order. Of the ways to stack its lines, the one that names most columns. */
export function headersOf(lines: readonly TokenLine[], lexicon: Lexicon): Header[] {
  const headers: Header[] = [];
  const gap = wordGapOf(lines) + settings.headingGap;
  const read = blockReader(lexicon, gap);
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    // Most lines of a document have no word of any column's name: cheap to tell.
    if (!line || !mayName(line, 'headings')) continue;
    const best =
      headerBesideTitle(lines, i, lexicon, (own) => headerAt(own, 0, lexicon, gap, read)) ??
      headerAt(lines, i, lexicon, gap, read) ??
      headerBehind(lines, i, lexicon, gap) ??
      headerOfDates(lines, i, lexicon, gap) ??
      headerOfCurrencies(lines, i, gap, read) ??
      headerOfUnit(lines, i, lexicon, gap);
    if (!best || namesSummary(best, lines, lexicon) || headsOthers(best, lines)) continue;
    const whole = withoutText(best, lines, lexicon, gap, read);
    const taken = withSidesBeneath(whole, lines, lexicon, gap);
    headers.push(taken);
    i = taken.to - 1;
  }
  const own = withSidesOver(withoutRecords(headers, lines), lines, lexicon, gap);
  const said = saidBySize(own);
  const alike = own.map((header) => asElsewhere(header, said, lines, lexicon, gap));
  return withFurtherNames(alike, lines, lexicon, gap).map((header) => {
    const whole = withPoints(header, lines);
    const isAbreast = startsOf(whole.columns).length > 1;
    const named = isAbreast ? whole : withOneSet(whole, lines);
    return sharesName(header, alike, lines) ? { ...named, sharesName: true } : named;
  });
}

/** A heading without the lines above that name nothing else: without them, more of the words are names. */
function withoutText(
  header: Header,
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  gap: number,
  read: ReadBlock,
): Header {
  let taken = header;
  while (taken.to - taken.from > 1) {
    const line = lines[taken.from];
    if (!line || heads(readCells(headCells(line, gap), lexicon, gap))) break;
    const below = headerAt(lines, taken.from + 1, lexicon, gap, read);
    if (below?.to !== taken.to || below.share <= taken.share + LESS_TEXT) break;
    taken = below;
  }
  return taken;
}

const saying = ({ columns }: Pick<Header, 'columns'>): string =>
  columns.map(({ role, text }) => `${role} ${text}`).join('|');

/** What headings of so many lines say, the shortest first, and how often. */
type Sayings = ReadonlyMap<number, ReadonlyMap<string, number>>;

function saidBySize(headers: readonly Header[]): Sayings {
  const said = new Map<number, Map<string, number>>();
  for (const header of headers) {
    const size = header.to - header.from;
    const sayings = said.get(size) ?? new Map<string, number>();
    said.set(size, sayings.set(saying(header), (sayings.get(saying(header)) ?? 0) + 1));
  }
  return new Map([...said].sort(([a], [b]) => a - b));
}

/**
 * A heading that is printed as often or more with fewer lines: what stands under it here is the first row's. One that lost a
 * line elsewhere says nothing of the others.
 */
function asElsewhere(
  header: Header,
  said: Sayings,
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  gap: number,
): Header {
  const own = said.get(header.to - header.from)?.get(saying(header)) ?? 0;
  for (const [size, sayings] of said) {
    if (size >= header.to - header.from) break;
    const to = header.from + size;
    const reading = readCells(stack(lines.slice(header.from, to), gap), lexicon, gap);
    if ((sayings.get(saying(reading)) ?? 0) >= own) return headerOf(header.from, to, reading);
  }
  return header;
}

const MAX_LINES = 5;

/** With a figure on the line, a heading has to name three columns before it. */
const BESIDE_FIGURE = 3;

/** A line of a box that stands beside a heading, between its lines. */
const isRightOf = (block: Block, { x0 }: TokenLine): boolean =>
  block.lines.every(({ x1 }) => x1 < x0);

/** `51.23.44.810  30-09-2025  4  1  9`: what stands under the labels of facts, and names nothing. */
const isOfValues = ({ words }: TokenLine): boolean =>
  words.length > 1 && words.every(({ text }) => hasDigit(text));

function headerAt(
  lines: readonly TokenLine[],
  i: number,
  lexicon: Lexicon,
  gap: number,
  read: ReadBlock,
): Header | undefined {
  let best: Header | undefined;
  let bestReading: Reading | undefined;
  let block: Block | undefined;
  for (let k = i; k < i + MAX_LINES; k += 1) {
    const line = lines[k];
    if (!line) break;
    if (k === i && !mayName(line, 'headings')) break;
    const previous = block?.lines.at(-1);
    if (!canHead(line, gap) || statesBalance(line, lexicon) || isOfValues(line)) break;
    if (
      previous &&
      (line.page !== previous.page || line.baseline - previous.baseline > 1.9 * line.size)
    )
      break;
    if (isTitle(line, lines.slice(k + 1, k + 3), lexicon)) break;
    // A label of a box with its figure.
    if (block && hasFigures(line) && isRightOf(block, line)) continue;
    const again = block !== undefined && saysAgain(block, line, gap, read);
    if (block && !again && !continues(block, line, lines[k + 1], lexicon, gap, read)) {
      if (isRightOf(block, line)) continue;
      return best;
    }
    const own: TokenLine[] = [...(block?.lines ?? []), line];
    block = read(own);
    const figures = own.some(hasFigures);
    const reading = figures ? withoutLabelBeside(block.reading, own) : block.reading;
    if (figures && reading.columns.length < BESIDE_FIGURE) continue;
    if (figures && !reading.columns.some((column) => column.role === 'date')) continue;
    const beside = withoutBalanceList(reading);
    const named = beside?.reading ?? reading;
    if (!heads(named) || !(again || namesMore(named, bestReading, figures))) continue;
    best = { ...headerOf(i, k + 1, named), until: beside?.until };
    bestReading = named;
  }
  return best;
}
