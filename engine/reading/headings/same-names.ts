import { overlapOf } from '../../layout';
import { fold } from '../../text';
import type { TokenLine } from '../tokens';
import { isDateRole } from '../vocabulary';
import type { Header } from './header';
import { hasFigures } from './heading-cells';

/** Lines of one heading are at most so many font sizes apart. */
const LEADING = 1.9;

/**
 * Of several columns of dates with one name, some have a word above or below their name that is not known, and some have none:
 * which of them is the transaction's, nothing tells.
 */
export function sharesName({ from, to, columns }: Header, lines: readonly TokenLine[]): boolean {
  const dates = columns.filter(({ role }) => isDateRole(role));
  const [first] = dates;
  const line = lines[from];
  if (!first || !line || dates.length < 2) return false;
  if (dates.some(({ text }) => fold(text) !== fold(first.text))) return false;
  const beside = [lines[from - 1], lines[to]].flatMap((other) => {
    const isNear =
      other?.page === line.page &&
      Math.abs(other.baseline - (lines[other.index < from ? from : to - 1]?.baseline ?? 0)) <=
        LEADING * line.size;
    return other && isNear && !hasFigures(other) ? other.words : [];
  });
  const said = dates.filter((name) => beside.some((word) => overlapOf(word, name) > 0));
  return said.length > 0 && said.length < dates.length;
}
