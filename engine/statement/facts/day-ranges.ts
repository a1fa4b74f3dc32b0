import { type DateOrder, readDate, type TokenLine } from '../../reading';
import type { Period } from './period';

/** A day without its month: `1`, `01`, `1er`, `1.`, `1st`. */
const DAY = /^(\d{1,2})(?:\.|º|°|er|st|nd|rd|th)?$/i;

/** A period whose first day prints nothing but its number, `del 01 al 30 de abril 2024`: it is of the last one's month. */
export function dayRangeIn(
  { words, dates }: TokenLine,
  order: DateOrder,
  until: ReadonlySet<string>,
): Period | undefined {
  for (const date of dates) {
    const [, day] = DAY.exec(words[date.from - 2]?.text ?? '') ?? [];
    const joint = words[date.from - 1]?.text.toLowerCase() ?? '';
    if (date.weak || day === undefined || !until.has(joint)) continue;
    const last = readDate(date, order);
    if (!last || last.year === undefined) continue;
    const { year, month } = last;
    const first = Number(day);
    if (first > 0 && first < last.day)
      return { from: { year, month, day: first }, to: { year, month, day: last.day } };
  }
  return undefined;
}
