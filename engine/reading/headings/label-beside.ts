import type { TokenLine } from '../tokens';
import type { Reading } from './heading-columns';
import { heads, startsOf } from './heading-tables';

/**
 * `Date  Details  Amount     Credit limit  8,000.00`: a heading's names without the last, where a figure stands behind it and
 * the others head a table: it is the label of a box beside, unless it is the last that tables abreast repeat.
 */
export function withoutLabelBeside(reading: Reading, lines: readonly TokenLine[]): Reading {
  const columns = reading.columns.slice(0, -1);
  const [last] = reading.columns.slice(-1);
  const isLabel =
    last !== undefined &&
    lines.some(({ money }) => money.some(({ exact, x0 }) => exact && x0 >= last.x1));
  const named = { ...reading, columns };
  const isRepeated = startsOf(reading.columns).length > 1;
  return isLabel && !isRepeated && heads(named) ? named : reading;
}
