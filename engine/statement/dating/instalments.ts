import { INSTALMENT_WORDS } from '../../languages';
import { type CalendarDate, dayNumber } from '../../reading';
import { fold } from '../../text';

/** `Parcela 11/12`, `3 de 6`, `C.14/18`; a date would go on. */
const COUNTED = /(?<![\d/-])(?<!\d\.)(\d{1,2}) ?(?:\/|de|of) ?(\d{1,2})(?![\d/.-])/u;
/** … and what only the word for an instalment makes one: `PARC 14-24`, `Rate 14 von 24`, `14x24`. */
const CALLED =
  /(?<![\d/-])(?<!\d\.)(\d{1,2}) ?(?:\/|-|x|de|of|von|van|di|da|sur|av|af|z|ze|iz|из) ?(\d{1,2})(?![\d/.-])/iu;

/** Which of several instalments a row pays, and whether it calls it one: `Club week 12/12` may count something else. */
export type Instalment = { nth: number; isCalled: boolean };

const callsInstalment = (text: string): boolean =>
  text.split(' ').some((word) => INSTALMENT_WORDS.some((begin) => fold(word).startsWith(begin)));

/** `This month's installment: $41.62`: it pays a part of what was bought earlier. */
export const paysInstalment = (description: readonly string[]): boolean =>
  description.some(callsInstalment);

/** The instalment that a row pays, by what describes it; undefined where it pays none. */
export function instalmentIn(description: readonly string[]): Instalment | undefined {
  for (const text of description) {
    const isCalled = callsInstalment(text);
    const [, nth, all] = (isCalled ? CALLED : COUNTED).exec(text) ?? [];
    if (nth !== undefined && 0 < Number(nth) && Number(nth) <= Number(all) && Number(all) > 1)
      return { nth: Number(nth), isCalled };
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

/** Years over which a purchase is paid at most: instalments are counted in two digits. */
const YEARS_BACK = [1, 2, 3, 4, 5, 6, 7, 8];

/** Whether the day of a purchase whose `nth` instalment falls due by `end` may be of a year before the one it is read in. */
export const mayBeYearsAgo = (date: CalendarDate, nth: number, end: CalendarDate): boolean =>
  YEARS_BACK.some((back) => isPaidSince({ ...date, year: date.year - back }, nth, end));

/**
 * The day of a purchase whose `nth` instalment falls due by `end`: the last such day before it; a little later, `14/04` of
 * `12/12` where all ends on 8 April, it is the year before's, if by then as many months have passed.
 */
export function purchaseDay(
  { month, day }: { month: number; day: number },
  { nth, isCalled }: Instalment,
  end: CalendarDate,
): { date: CalendarDate; yearKnown: boolean } {
  const at = (year: number): CalendarDate => ({ year, month, day });
  const before = at(end.year - 1);
  const late = dayNumber(at(end.year)) - dayNumber(end);
  const isBefore = late > LATE_DAYS || (late > 0 && isPaidSince(before, nth, end));
  const date = isBefore ? before : at(end.year);
  const isSure = late <= 0 || late > LATE_DAYS || isCalled;
  return { date, yearKnown: isSure && isPaidSince(date, nth, end) };
}
