import { BOOKING_STEMS, VALUE_STEMS } from '../../languages';
import type { PrintedDate, RawRow, TokenLine } from '../../reading';
import type { Solution } from '../solving';

/** Rows that show how all label their dates. */
const SAMPLE = 50;

const begins = (word: string | undefined, stems: readonly string[]): boolean =>
  word !== undefined && stems.some((stem) => word.startsWith(stem));

/** Right before a date stands what calls it the day from which a row counts: `Value 01/03`, `Valuta: 01.03.` */
const isCalledValue = ({ speech: { folded } }: TokenLine, { from }: PrintedDate): boolean =>
  begins(folded[from - 1], VALUE_STEMS) ||
  (begins(folded[from - 2], VALUE_STEMS) && (folded[from - 1]?.length ?? 0) <= LONGEST_LEAD);

/** Letters between such a word and the date at most: `Value date 01/03`. */
const LONGEST_LEAD = 5;

/** A line begins with what calls its date that of booking: `Booked 03/03`, `gebucht am 03.03.` */
const isCalledBooked = ({ speech: { folded } }: TokenLine, { from }: PrintedDate): boolean =>
  from <= 2 && begins(folded[0], BOOKING_STEMS);

/**
 * Rows that are dated by what a label calls the day from which they count, or that print another date which one calls that of
 * booking: this is their day.
 */
export function takesOtherDates({ values }: Solution): boolean {
  const isOther = ({ anchor, lines, dates }: RawRow): boolean =>
    lines.some((line) =>
      line.dates.some((date) => {
        if (date.weak || date.from === 0) return false;
        return date === dates[0]
          ? isCalledValue(line, date)
          : line !== anchor && !dates.includes(date) && isCalledBooked(line, date);
      }),
    );
  return values
    .slice(0, SAMPLE)
    .some(({ entry, amount }) => entry.kind === 'row' && amount !== undefined && isOther(entry));
}
