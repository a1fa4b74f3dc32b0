import { type CalendarDate, dayNumber } from '../../reading';

/** `Parcela 11/12`, `3 de 6`; a date would go on. */
const COUNTED = /(?<![\d/.-])(\d{1,2}) ?(?:\/|de|of) ?(\d{1,2})(?![\d/.-])/u;

/** Which of several instalments a row pays, by what describes it; undefined where it pays none. */
export function instalmentIn(description: readonly string[]): number | undefined {
  for (const text of description) {
    const [, nth, all] = COUNTED.exec(text) ?? [];
    if (nth !== undefined && 0 < Number(nth) && Number(nth) <= Number(all) && Number(all) > 1)
      return Number(nth);
  }
  return undefined;
}

/** A row may be posted as many days after what the document dates last. */
const LATE_DAYS = 14;

/** Whether as many months have passed since a purchase, by `end`, as instalments were paid before its `nth` one. */
export function isPaidSince(date: CalendarDate, nth: number, end: CalendarDate): boolean {
  const months = (end.year - date.year) * 12 + end.month - date.month;
  return Math.abs(months - (nth - 1)) <= 1;
}

/** The day of a purchase whose `nth` instalment falls due by `end`: the last such day before it. */
export function purchaseDay(
  { month, day }: { month: number; day: number },
  nth: number,
  end: CalendarDate,
): { date: CalendarDate; yearKnown: boolean } {
  const at = (year: number): CalendarDate => ({ year, month, day });
  const isLate = dayNumber(at(end.year)) - dayNumber(end) > LATE_DAYS;
  const date = at(isLate ? end.year - 1 : end.year);
  return { date, yearKnown: isPaidSince(date, nth, end) };
}
