import { overlapOf } from '../../layout';
import type { Word } from '../../pdf';
import { settings } from '../../settings';
import { isSign } from '../tokens';
import type { Bounds } from './bounds';
import type { Classified } from './classified';
import { isDated, type RowCell } from './entries';
import { textOfRow } from './row-text';

/** Lines of a row between a sign and its figure, at most: an ornament, set higher. */
const BETWEEN = 1;

/**
 * Where a column is too narrow for a figure and its sign, so that this stands in the line above, right over the figure, gives it to the
 * figure: in a row of several lines, the first of which has the day and the sign. In a row with a day of its own, what stands above is
 * another row's, which moved nothing.
 */
export function withSignsFromAbove(
  items: readonly Classified[],
  bounds: Bounds,
): readonly Classified[] {
  const signed = new Map<Classified, RowCell[]>();
  const without = new Map<Classified, Word>();
  items.forEach((item, i) => {
    if (item.kind !== 'date') return;
    const row = items.slice(i + 1, i + 2 + BETWEEN).find(({ kind }) => kind === 'amount');
    if (!row || isDated(row) || !isNear(item, row)) return;
    for (const cell of row.cells) {
      const word = signOver(item, cell);
      if (!word) continue;
      const sign = word.text === '+' ? '+' : '-';
      signed.set(
        row,
        row.cells.map((one) => (one === cell ? { ...one, money: { ...one.money, sign } } : one)),
      );
      without.set(item, word);
      return;
    }
  });
  if (signed.size === 0) return items;
  return items.map((item): Classified => {
    const cells = signed.get(item);
    if (cells) return { ...item, cells };
    const word = without.get(item);
    if (!word) return item;
    const text = textOfRow(item.line, item.dates, item.cells, bounds, [word]);
    return { ...item, text };
  });
}

function isNear({ line }: Classified, { line: row }: Classified): boolean {
  const gap = row.baseline - line.baseline;
  return row.page === line.page && gap > 0 && gap <= settings.descriptionGap * row.size;
}

/** How far a sign may end from where its figure ends, in font sizes. */
const IN_LINE = 0.4;

/** The only word of a line over a figure without a sign, if it is one and ends where the figure does. */
function signOver({ line }: Classified, { money }: RowCell): Word | undefined {
  if (money.sign || money.marker) return undefined;
  const [word, ...more] = line.words.filter((one) => overlapOf(one, money) > 0);
  if (!word || more.length > 0 || !isSign(word)) return undefined;
  return Math.abs(money.x1 - word.x1) <= IN_LINE * word.size ? word : undefined;
}
