import type { TokenLine } from '../tokens';
import { isDateRole, type Lexicon, type Side } from '../vocabulary';
import { type Header, headerOf } from './header';
import { hasFigures, headCells, stack } from './heading-cells';
import { type HeaderColumn, readCells } from './heading-columns';
import { canHead } from './heading-lines';
import { startsOf } from './heading-tables';

/** What stands over a heading and names nothing but sides, and the heading without it. */
type Titled = { header: Header; sides: readonly Side[]; below: Header; isMoved: boolean };

/** Such a title is at most so many font sizes above the names. */
const LEADING = 3;

const sideOf = ({ role }: HeaderColumn): Side | undefined =>
  role === 'debit' || role === 'credit' ? role : undefined;

/** The line of titles: a heading's first, or the one above it. */
function titleOver({ from, columns }: Header, lines: readonly TokenLine[]): number {
  const [above, own] = [lines[from - 1], lines[from]];
  const isNear =
    above && own && above.page === own.page && own.baseline - above.baseline < LEADING * own.size;
  return isNear && !columns.some(sideOf) ? from - 1 : from;
}

function titledBySides(
  header: Header,
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  gap: number,
): Titled | undefined {
  const at = titleOver(header, lines);
  const over = lines[at];
  if (!over || header.to - at < 2 || hasFigures(over) || !canHead(over, gap)) return undefined;
  const titles = readCells(headCells(over, gap), lexicon, gap);
  const sides = titles.columns.flatMap((column) => sideOf(column) ?? []);
  const isOfSides = sides.length > 0 && sides.length === titles.columns.length;
  if (!isOfSides || titles.known < titles.words) return undefined;
  const names = readCells(stack(lines.slice(at + 1, header.to), gap), lexicon, gap);
  const amounts = names.columns.filter(({ role }) => role === 'amount');
  const isDated = names.columns.some(({ role }) => isDateRole(role));
  const isOther = names.columns.some((name) => sideOf(name) ?? name.role === 'balance');
  return isDated && amounts.length === sides.length && !isOther
    ? { header, sides, below: headerOf(at, header.to, names), isMoved: over.moved > 0 }
    : undefined;
}

const saying = (columns: readonly HeaderColumn[]): string =>
  columns.map(({ role, text }) => `${role} ${text}`).join('|');

/** A heading whose amounts are of these sides, from left to right. */
function ofSides(header: Header, sides: readonly Side[]): Header {
  const amounts = header.columns.filter(({ role }) => role === 'amount');
  const columns = header.columns.map((name) => {
    const side = sides[amounts.indexOf(name)];
    return side === undefined ? name : { ...name, role: side };
  });
  return { ...header, columns };
}

/**
 * Headings under the names of the two sides of an account that is set as a T, `Money out` over `Date  Details  Amount`, and
 * `Money in` over the same: their amounts are of that side. Before the two are parted, both titles stand on one line.
 */
export function withSidesOver(
  headers: readonly Header[],
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  gap: number,
): readonly Header[] {
  const titled = headers.flatMap((header) => titledBySides(header, lines, lexicon, gap) ?? []);
  const whole = new Map<Header, Header>();
  for (const { header, sides, below, isMoved } of titled) {
    const [side, other] = sides;
    const twin = titled.find(
      (one) =>
        one.sides.length === 1 &&
        one.sides[0] !== side &&
        one.isMoved !== isMoved &&
        saying(one.below.columns) === saying(below.columns),
    );
    const isBoth =
      other !== undefined && other !== side && startsOf(below.columns).length === sides.length;
    if (isBoth || (other === undefined && twin)) whole.set(header, ofSides(below, sides));
  }
  return whole.size === 0 ? headers : headers.map((header) => whole.get(header) ?? header);
}
