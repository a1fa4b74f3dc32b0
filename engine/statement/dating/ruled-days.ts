import type { Rule } from '../../pdf';
import type { Valued } from '../../proof';
import type { PrintedDate, RawRow } from '../../reading';
import { type Day, dayOf, partsOf, type SpannedDays } from './spanned-days';

/** By page, what its lines are parted by. */
export type RulesOfPages = readonly (readonly Rule[])[];

/** The days of rows in ruled cells; not `whole` where a cell with rows holds none, which may stand on the next page. */
export type RuledDays = { days: SpannedDays; whole: boolean };

/**
 * The days of rows whose dates stand in ruled cells, anywhere in them: a row may stand above the date that is its own.
 * Undefined where rules part no days from each other, or where each row stands beside its day or below it: then nothing is
 * read otherwise.
 */
export function ruledDays(values: readonly Valued[], rules: RulesOfPages): RuledDays | undefined {
  const rows = values.flatMap(({ entry }) => (entry.kind === 'row' ? entry : []));
  const ruled = new Map<RawRow, PrintedDate>();
  let isAbove = false;
  let whole = true;
  let areParted = false;
  for (const page of new Set(rows.map(({ anchor }) => anchor.page))) {
    const own = rows.filter(({ anchor }) => anchor.page === page);
    const days = own.flatMap(dayOf);
    const cellAt = cellsOf(rules[page] ?? [], days, own[0]?.anchor.scale ?? 1);
    const dayIn = new Map<number, Day>();
    for (const day of days) {
      const cell = cellAt(day.middle);
      if (dayIn.has(cell)) return undefined;
      dayIn.set(cell, day);
    }
    areParted ||= days.length > 1;
    // What goes on from the page before has its day there.
    let first = Infinity;
    for (const cell of dayIn.keys()) if (cell < first) first = cell;
    for (const row of own) {
      const { top, bottom } = anchorOf(row);
      const cell = cellAt((top + bottom) / 2);
      const day = dayIn.get(cell);
      if (!day && cell > first) whole = false;
      if (!day) continue;
      ruled.set(row, day.date);
      isAbove ||= bottom <= day.middle || (row.dates[0] !== undefined && row.dates[0] !== day.date);
    }
  }
  return isAbove && areParted ? { days: ruled, whole } : undefined;
}

/**
 * Tells in which of the cells of the column of days a height is, by the rules that cross it; lines stand `scale` times as far
 * down as on the page that draws these.
 */
function cellsOf(
  rules: readonly Rule[],
  [day]: readonly Day[],
  scale: number,
): (y: number) => number {
  const x = (day?.centre ?? Number.NaN) / scale;
  const heights = rules.flatMap(({ x0, x1, y }) => (x0 <= x && x1 >= x ? y * scale : []));
  return (height) => heights.reduce((cells, y) => (y < height ? cells + 1 : cells), 0);
}

/** A row's line with its amount, or the first that it prints where its day has a line of its own. */
function anchorOf(row: RawRow): { top: number; bottom: number } {
  const parts = partsOf(row);
  const part = parts.find(({ line }) => line === row.anchor) ?? parts[0];
  return part ?? { top: row.anchor.baseline, bottom: row.anchor.baseline };
}
