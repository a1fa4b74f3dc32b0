import type { BalanceLine, RawRow, RowCell } from '../reading';

/**
 * How figures bear their signs: every one its own, most of them a minus (`minuses`) or a plus (`pluses`); a minus on
 * most of them and nothing on the others (`mostMinus`); a `plus` on some and nothing on the others, or likewise the mark
 * of a credit (`credits`); all of them `bare`; or in any `other` way.
 */
export type SignStyle = 'minuses' | 'pluses' | 'mostMinus' | 'plus' | 'credits' | 'bare' | 'other';

/** Of so many figures, this share shows how most are printed. */
const ENOUGH = 5;
const MOST = 0.75;

/** Where so many rows bear dates, a row without one is another sum. */
const MOST_DATED = 0.75;

function rowsOf(entries: readonly (RawRow | BalanceLine)[]): readonly RawRow[] {
  const rows = entries.filter((entry) => entry.kind === 'row');
  const dated = rows.filter(({ dates }) => dates.some((date) => date !== undefined));
  return dated.length >= MOST_DATED * rows.length ? dated : rows;
}

/** The style of the cells of rows that are accepted; zeros, which need no sign, left out. */
export function signStyleOf(
  entries: readonly (RawRow | BalanceLine)[],
  accept: (cell: RowCell) => boolean,
): SignStyle {
  let [plus, minus, credits, plain] = [0, 0, 0, 0];
  for (const entry of rowsOf(entries)) {
    for (const cell of entry.cells) {
      const { sign, marker, minor } = cell.money;
      if (!accept(cell) || minor === 0) continue;
      if (!sign && (marker ?? entry.mark) === 'credit') credits += 1;
      else if (sign === '-' || marker || entry.mark) minus += 1;
      else if (sign === '+') plus += 1;
      else plain += 1;
    }
  }
  if (credits > 0) return plain > 0 && plus + minus === 0 ? 'credits' : 'other';
  if (plain === 0 && plus > 0 && minus > 0) return minus >= plus ? 'minuses' : 'pluses';
  if (plus === 0 && minus >= ENOUGH && minus >= MOST * (minus + plain)) return 'mostMinus';
  if (minus > 0) return 'other';
  return plus > 0 ? 'plus' : 'bare';
}

/** Most figures of the cells that are accepted bear a minus. */
export function areMostlyNegative(
  entries: readonly (RawRow | BalanceLine)[],
  accept: (cell: RowCell) => boolean,
): boolean {
  const style = signStyleOf(entries, accept);
  return style === 'minuses' || style === 'mostMinus';
}
