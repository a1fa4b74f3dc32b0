import type { Era } from '../../languages';

/** `令和6年1月15日`, `R6.1.15`, `民國113/01/15`: a name, a year (`元`: the first), a month and a day. */
const NAMED =
  /^(\D{1,4}?)(元|\d{1,3})(?:年(\d{1,2})月(\d{1,2})日?|([./-])(\d{1,2})\5(\d{1,2}))[,;)]?$/u;
const FIRST = '元';

/** `6`, or the first. */
export const yearOf = (printed: string): number => (printed === FIRST ? 1 : Number(printed));

type EraDate = { era: Era; year: number; month: number; day: number };

/** A date that names the era of its year, in years of the common calendar. */
export function eraDate(text: string, eras: readonly Era[]): EraDate | undefined {
  if (eras.length === 0) return undefined;
  const [, name, year, month, day, , second, third] = NAMED.exec(text) ?? [];
  if (name === undefined || year === undefined) return undefined;
  const printed = name.trim().toLowerCase();
  const era = eras.find(({ names }) => names.includes(printed));
  return (
    era && {
      era,
      year: era.before + yearOf(year),
      month: Number(month ?? second),
      day: Number(day ?? third),
    }
  );
}

const LETTER = /^[a-z]$/;
const FIGURE = /^\d/;

/** Whether a word begins with an era's name; a single letter is one before a figure only. */
export function startsWithEra(text: string, eras: readonly Era[]): boolean {
  if (eras.length === 0) return false;
  const printed = text.toLowerCase();
  return eras.some(({ names }) =>
    names.some(
      (name) => printed.startsWith(name) && (!LETTER.test(name) || FIGURE.test(printed.slice(1))),
    ),
  );
}

/** Whether a word is an era's name. */
export const isEra = (text: string, eras: readonly Era[]): boolean =>
  eras.some(({ names }) => names.includes(text.toLowerCase()));

/** The era that such years are of, told by their size. */
export const eraOfSize = (year: number, eras: readonly Era[]): Era | undefined =>
  eras.find(({ sized }) => sized && year >= sized[0] && year <= sized[1]);

/** The common calendar's year of one whose size says its era; others as they are. */
export function sizedYear(year: number, eras: readonly Era[]): number {
  const era = eras.length === 0 ? undefined : eraOfSize(year, eras);
  return era ? era.before + year : year;
}
