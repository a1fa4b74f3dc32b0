import { cellsOf } from '../../layout';
import { type Header, type LineKind, lineKind, titleCell } from '../headings';
import { clipLine, type TokenLine } from '../tokens';
import { type Lexicon, mayName, phrasesIn } from '../vocabulary';
import type { Caption } from './segment';

/**
 * Lines above a heading, and font sizes, within which its title stands; a list's that is none of rows, above what
 * explains it.
 */
const NEAR = { lines: 3, sizes: 6 };
const FAR = { lines: 5, sizes: 10 };

/** Words of a line from which on it is a sentence. */
const SENTENCE = 15;

/** A section's title without what is said of the section behind it. */
function withoutNote(line: TokenLine, lexicon: Lexicon): TokenLine {
  const title = titleCell(line, lexicon);
  return title ? (clipLine(line, title.cell.x0, title.until, lexicon) ?? line) : line;
}

/** What a title says over a heading's names, where another box's title stands right of these. */
function kindOfTitle(line: TokenLine, { columns }: Header, lexicon: Lexicon): LineKind | undefined {
  const end = columns.at(-1)?.x1 ?? Infinity;
  const beside = cellsOf(line.words).find(({ x0 }) => x0 > end);
  const title = beside && clipLine(line, -Infinity, beside.x0, lexicon);
  return title && lineKind(title, lexicon, true);
}

/** Points between what begins, or ends, at one edge. */
const SAME_EDGE = 1.5;

/** `Deposits 7,845.81` over `Withdrawals -4,838.10`: a label of a summary, among others that are set like it. */
function isOfSummary(lines: readonly TokenLine[], { index, x0, page, money }: TokenLine): boolean {
  const figure = money.find(({ exact }) => exact);
  return (
    figure !== undefined &&
    [lines[index - 1], lines[index + 1]].some(
      (beside) =>
        beside?.page === page &&
        Math.abs(beside.x0 - x0) <= SAME_EDGE &&
        beside.dates.length === 0 &&
        beside.money.some(({ exact, edge }) => exact && Math.abs(edge - figure.edge) <= SAME_EDGE),
    )
  );
}

const namesAccount = (line: TokenLine): boolean =>
  mayName(line, 'facts') &&
  phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountNumber' || tag === 'accountType');

/** The title in the lines right above a heading. */
export function captionOf(
  lines: readonly TokenLine[],
  header: Header,
  lexicon: Lexicon,
): Caption | undefined {
  const top = lines[header.from];
  /** A sentence stands between: it says what the list is an example of. */
  let explains = false;
  /** An account's name or number stands between: what is above it is no title of the list. */
  let isOfAccount = false;
  for (let i = header.from - 1; i >= header.from - FAR.lines; i -= 1) {
    const line = lines[i];
    if (!line || !top || line.page !== top.page) break;
    const away = (top.baseline - line.baseline) / line.size;
    if (away > FAR.sizes) break;
    const isNear = away <= NEAR.sizes && i >= header.from - NEAR.lines;
    // The table beside, behind which this one was put, ends lower down.
    if (line.baseline > top.baseline && line.moved !== top.moved) break;
    const figures = line.money.filter((money) => money.exact);
    const kind =
      lineKind({ ...line, money: figures }, lexicon, true) ?? kindOfTitle(line, header, lexicon);
    if (isOfSummary(lines, line)) break;
    if (kind?.kind === 'section' && isNear)
      return { ...kind, line: figures.length > 0 ? line : withoutNote(line, lexicon) };
    // What a balance is called ends a summary: what stands above is of it.
    if (kind?.kind === 'balance' && figures.length > 0) break;
    // `Credit limit  $8,000` is a label with its value, no title.
    if (kind?.kind === 'aside' && line.money.length === 0 && !isOfAccount && (isNear || explains))
      return { kind: 'aside', line };
    isOfAccount ||= namesAccount(line);
    explains ||= line.words.length >= SENTENCE;
    const isRow = line.dates.length > 0 && figures.length > 0 && line.words.length < SENTENCE;
    if (isRow || kind?.kind === 'section') break;
  }
  return undefined;
}
