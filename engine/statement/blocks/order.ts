import type { Choice, Order } from '../../proof';
import { type DateOrder, dayNumber, type Group, type PrintedDate, readDate } from '../../reading';
import type { Block } from './block';
import { showsOrder } from './choices';

/** Newest first where the balances say so, else where the dates do. */
export function orderOf(
  blocks: readonly Block[],
  choices: ReadonlyMap<Group, Choice>,
  dates: DateOrder,
): Order {
  const tried = blocks.flatMap((block) => choices.get(block.group) ?? []);
  const checked = tried.reduce<Choice | undefined>(
    (most, next) => (!most || next.best.checked > most.best.checked ? next : most),
    undefined,
  );
  return checked && showsOrder(checked) ? checked.best.order : sequenceOf(blocks, dates);
}

/** The order that dates are printed in, by the steps between neighbours. */
export function sequenceOf(blocks: readonly Block[], dates: DateOrder): Order {
  let up = 0;
  let down = 0;
  for (const block of blocks) {
    let before: number | undefined;
    let same: PrintedDate['value'] | undefined;
    for (const entry of block.entries) {
      const first = entry.dates[0];
      // Rows of one day, whose date is read once, follow each other.
      if (!first || first.value === same) continue;
      const read = readDate(first, dates);
      if (!read) continue;
      same = first.value;
      const day = dayNumber({ ...read, year: read.year ?? 2000 });
      if (before !== undefined && day > before) up += 1;
      if (before !== undefined && day < before) down += 1;
      before = day;
    }
  }
  return down > up ? 'desc' : 'asc';
}

/** Every date of the blocks' rows and balances, in printed order. */
export function printedDates(blocks: readonly Block[]): PrintedDate[] {
  const dates: PrintedDate[] = [];
  for (const { entries } of blocks)
    for (const entry of entries) for (const date of entry.dates) if (date) dates.push(date);
  return dates;
}
