import { overlapOf } from '../../layout';
import { type Header, lineKind, startsOf } from '../headings';
import type { TokenLine } from '../tokens';
import { isDateRole, type Lexicon } from '../vocabulary';
import { carriesRow, type Segment } from './segment';

/** What stands under a section's title below a list: its rows, and the heading whose columns they stand in. */
type Below = Pick<Segment, 'caption' | 'lines'> & { header: Header };

const isUnder = ({ columns }: Header, { dates: [date] }: TokenLine): boolean =>
  date !== undefined && columns.some((name) => isDateRole(name.role) && overlapOf(name, date) > 0);

const describes = ({ columns }: Header): boolean =>
  columns.some(({ role }) => role === 'description');

/**
 * Parts the lines under a heading that names no descriptions (a list of cheques) where a section's title follows whose rows
 * stand in the columns of a heading `before` it, and in none of its own.
 */
export function partedBelow(
  lines: readonly TokenLine[],
  header: Header,
  before: readonly Header[],
  lexicon: Lexicon,
): { lines: TokenLine[]; below: Below | undefined } {
  const whole = { lines: [...lines], below: undefined };
  if (describes(header)) return whole;
  const single = before.findLast(
    (other) => describes(other) && startsOf(other.columns).length === 0,
  );
  if (!single) return whole;
  const rows = lines.flatMap((line, i) => (carriesRow(line) ? i : []));
  let next = 0;
  for (const [at, line] of lines.entries()) {
    while ((rows[next] ?? Infinity) <= at) next += 1;
    const row = lines[rows[next] ?? -1];
    if (!row) return whole;
    if (line.dates.length > 0 || line.money.length > 0) continue;
    if (isUnder(header, row) || !isUnder(single, row)) continue;
    const kind = lineKind(line, lexicon, true);
    if (kind?.kind !== 'section') continue;
    const caption = { ...kind, line };
    return {
      lines: lines.slice(0, at),
      below: { header: single, caption, lines: lines.slice(at + 1) },
    };
  }
  return whole;
}
