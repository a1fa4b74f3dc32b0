import { type DateOrder, readDate, type TokenLine } from '../../reading';
import type { Period } from './period';

/** A day without its month: `1`, `01`, `1er`, `1.`, `1st`. */
const DAY = /^(\d{1,2})(?:\.|º|°|er|st|nd|rd|th)?$/i;

/** `01.-31.03.2025`: both days in one word, with the month and the year of the last. */
const GLUED = /^(\d{1,2})\.?[-–](\d{1,2}[./]\d{1,2}[./]\d{4})$/;

function gluedRangeIn({ words }: TokenLine): Period | undefined {
  for (const { text } of words) {
    const [, first, last] = GLUED.exec(text) ?? [];
    if (first === undefined || last === undefined) continue;
    const [day = 0, month = 0, year = 0] = last.split(/[./]/).map(Number);
    const from = Number(first);
    if (from > 0 && from < day && day <= 31 && month > 0 && month <= 12)
      return { from: { year, month, day: from }, to: { year, month, day } };
  }
  return undefined;
}

/** A period whose first day prints nothing but its number, `del 01 al 30 de abril 2024`: it is of the last one's month. */
export function dayRangeIn(
  line: TokenLine,
  order: DateOrder,
  until: ReadonlySet<string>,
): Period | undefined {
  const { words, dates } = line;
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
  return gluedRangeIn(line);
}
