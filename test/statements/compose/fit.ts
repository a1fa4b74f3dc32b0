import { type Band, bandsOf, type Sample } from './columns';
import type { Setting } from './setting';
import { type Style, styleOf } from './style';

/** No statement is set in smaller type than this. */
const SMALLEST = 5;

/**
 * The columns' places, in the largest type from the setting's own down in which they find room.
 * Throws when no readable size does: such parameters make no statement.
 */
export function fitColumns(
  samples: readonly Sample[],
  setting: Setting,
  room: number,
): { bands: Band[]; style: Style } {
  const { layout, measure } = setting;
  for (let size = setting.style.size; size >= SMALLEST; size -= 0.5) {
    const smaller = styleOf(layout, size, measure);
    const bands = bandsOf(samples, setting, smaller, room);
    if (bands) return { bands, style: smaller };
  }
  throw new Error(
    `Cannot lay out the columns ${layout.columns.join(', ')}: the page is too narrow`,
  );
}
