import { overlapOf } from '../../layout';
import type { TokenLine } from '../tokens';
import { isSide, type Lexicon } from '../vocabulary';
import type { Header } from './header';
import { hasFigures, headCells } from './heading-cells';
import { readCells } from './heading-columns';
import { canHead } from './heading-lines';

/** The names of a heading's two rows are at most so many font sizes apart: a rule may stand between them. */
const LEADING = 3;

/**
 * A heading whose amount is parted beneath into money in and out, `Amount in the account's currency` over `In  Out`: the
 * two are its columns.
 */
export function withSidesBeneath(
  header: Header,
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  gap: number,
): Header {
  const [above, line] = [lines[header.to - 1], lines[header.to]];
  if (!above || line?.page !== above.page || hasFigures(line) || !canHead(line, gap)) return header;
  if (line.baseline - above.baseline > LEADING * line.size) return header;
  const { columns, known, words } = readCells(headCells(line, gap), lexicon, gap);
  const [first, second, ...more] = columns;
  if (!first || !second || more.length > 0 || known < words) return header;
  if (!isSide(first.role) || !isSide(second.role) || first.role === second.role) return header;
  const amount = header.columns.find(
    (column) =>
      column.role === 'amount' && overlapOf(column, first) > 0 && overlapOf(column, second) > 0,
  );
  if (!amount) return header;
  return {
    ...header,
    to: header.to + 1,
    columns: header.columns.flatMap((column) => (column === amount ? [first, second] : column)),
  };
}
