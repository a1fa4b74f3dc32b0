import type { ColumnRole } from '../../languages';
import type { TokenLine } from '../tokens';
import { isDateRole, isMovementRole, type Lexicon } from '../vocabulary';
import type { Header } from './header';
import { hasFigures, headCells } from './heading-cells';
import { type HeaderColumn, readCells } from './heading-columns';
import { canHead } from './heading-lines';
import { recordsIn } from './records';

/** Lines of names beneath the first one. */
const MOST_LINES = 3;
/** Share of a line's words that name columns. */
const NAMES = 0.6;
/** Lines of one heading are at most so many font sizes apart. */
const LEADING = 1.9;

const moves = (role: ColumnRole): boolean => isMovementRole(role) || role === 'balance';

/** The names that a line beneath a heading gives to what stands in the further lines of a record. */
function namesOf(
  line: TokenLine,
  lexicon: Lexicon,
  gap: number,
): readonly HeaderColumn[] | undefined {
  if (hasFigures(line) || !canHead(line, gap)) return undefined;
  const { columns, known, words } = readCells(headCells(line, gap), lexicon, gap);
  const isNames = columns.length > 1 && known >= NAMES * words;
  return isNames && !columns.some(({ role }) => moves(role)) ? columns : undefined;
}

/** A heading with the names beneath it, a second date among them; undefined where there are none. */
function withNamesBeneath(
  header: Header,
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  gap: number,
): Header | undefined {
  const own = new Set(header.columns.map(({ role }) => role));
  if (!own.has('date') || ![...own].some(moves)) return undefined;
  const further: HeaderColumn[] = [];
  let { to } = header;
  while (to - header.to < MOST_LINES) {
    const [above, line] = [lines[to - 1], lines[to]];
    const isNear =
      above && line?.page === above.page && line.baseline - above.baseline <= LEADING * line.size;
    const names = isNear ? namesOf(line, lexicon, gap) : undefined;
    if (!names) break;
    further.push(...names);
    to += 1;
  }
  const isDated = further.some(({ role }) => isDateRole(role));
  return isDated ? { ...header, to, further } : undefined;
}

/** The lines beneath a heading, as far as the next one. */
function rowsUnder(
  { to }: Header,
  headers: readonly Header[],
  lines: readonly TokenLine[],
): TokenLine[] {
  const next = headers.find(({ from }) => from >= to);
  return lines.slice(to, next?.from ?? lines.length);
}

/**
 * Headings that go on with names of what further lines of a record hold, `Value date  Their account  Note` under `Date
 * Details  Amount`, where the rows bear it out: such lines are no headings of their own.
 */
export function withFurtherNames(
  headers: readonly Header[],
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  gap: number,
): Header[] {
  const taken: Header[] = [];
  for (const header of headers) {
    const last = taken.at(-1);
    if (last && header.from < last.to) continue;
    const whole = withNamesBeneath(header, lines, lexicon, gap);
    const isBorneOut = whole && recordsIn(rowsUnder(whole, headers, lines), whole, lexicon);
    taken.push(isBorneOut ? whole : header);
  }
  return taken;
}
