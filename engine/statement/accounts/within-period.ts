import { type DateOrder, dayNumber, readDate } from '../../reading';
import { type Block, printedDates } from '../blocks';
import type { Period } from '../facts';

/** Whether all dates of a block lie within a period, of its year where they print none. */
export function areWithin(block: Block, { from, to }: Period, order: DateOrder): boolean {
  const dates = printedDates([block]);
  const isWithin = (year: number, date: NonNullable<ReturnType<typeof readDate>>): boolean => {
    const day = dayNumber({ ...date, year });
    return day >= dayNumber(from) && day <= dayNumber(to);
  };
  return (
    dates.length > 0 &&
    dates.every((printed) => {
      const date = readDate(printed, order);
      if (!date) return false;
      const years = date.year === undefined ? [from.year, to.year] : [date.year];
      return years.some((year) => isWithin(year, date));
    })
  );
}
