import type { Era } from '../../languages';
import { textOf } from '../../layout';
import type { PrintedDate } from './dates';
import { eraDate, eraOfSize, yearOf } from './eras';
import type { TokenLine } from './token-line';

/** The common years that a document prints as years of an era. */
type Known = { era: Era; years: Set<number> };

/** `令和 6`, `民國113`: an era's years wherever its full name stands. */
function namedYears(era: Era, text: string): number[] {
  return era.names.flatMap((name) => {
    if (name.length < 2) return [];
    const years: number[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      const [, year] = /^\s*(元|\d{1,4})/u.exec(text.slice(at + name.length)) ?? [];
      if (year !== undefined) years.push(era.before + yearOf(year));
    }
    return years;
  });
}

function knownYears(lines: readonly TokenLine[], eras: readonly Era[]): Known[] {
  const known = eras.map((era): Known => ({ era, years: new Set() }));
  for (const line of lines) {
    const text = textOf(line);
    for (const { era, years } of known) for (const year of namedYears(era, text)) years.add(year);
    for (const date of line.dates) {
      const own = line.words.slice(date.from, date.to).map((word) => word.text);
      const whole = eraDate(own.join(''), eras);
      for (const { era, years } of known) {
        if (whole?.era === era) years.add(whole.year);
        for (const [figure] of own.join(' ').matchAll(/\d{3,4}/g))
          if (eraOfSize(Number(figure), eras) === era) years.add(era.before + Number(figure));
      }
    }
  }
  return known.filter(({ years }) => years.size > 0);
}

/** What eras' years of two digits may be where the document prints none in full. */
function likelyYears(eras: readonly Era[]): Known[] {
  return eras.flatMap((era) => {
    const [from, to] = era.short ?? [0, -1];
    const years = new Set<number>();
    for (let short = from; short <= to; short += 1) years.add(era.before + era.century + short);
    return years.size > 0 ? [{ era, years }] : [];
  });
}

const isShort = ({ value }: PrintedDate): boolean =>
  value.kind === 'named'
    ? value.year !== undefined && value.year < 100
    : !value.yearFirst && value.c !== undefined && value.c < 100;

/** A statement's rows may begin in the year before the first one that names its era. */
const isAmong = (years: ReadonlySet<number>, year: number): boolean =>
  years.has(year) || years.has(year + 1);

const PLACES = ['first', 'last'] as const;
type Place = (typeof PLACES)[number];

const isDate = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** A date's short year where it is printed there. */
function shortYear({ value }: PrintedDate, place: Place): number | undefined {
  if (value.kind === 'named') return value.year;
  const { a, b, c } = value;
  if (c === undefined) return undefined;
  if (place === 'first') return isDate(b, c) ? a : undefined;
  return isDate(a, b) || isDate(b, a) ? c : undefined;
}

function inEra(date: PrintedDate, place: Place, known: readonly Known[]): number | undefined {
  const short = shortYear(date, place);
  if (short === undefined) return undefined;
  const years = known.flatMap(({ era, years: own }) => {
    const year = era.before + era.century + short;
    return isAmong(own, year) ? [year] : [];
  });
  return years.length === 1 ? years[0] : undefined;
}

/** Nearly all short years have to be of an era's known years … */
const MOST = 0.9;
/** … and in no place many of the common calendar's: of days, some always look like years. */
const MANY = 0.4;

const commonYear = ({ value }: PrintedDate): number | undefined =>
  value.kind === 'named' ? value.year : value.yearFirst ? value.a : value.c;

/**
 * Reads years of two digits (`06-01-15`, `15/01/67`) as an era's where the document prints that era's years, by name
 * or by size, and only so the short ones are of the same years, or where they can hardly be of the common calendar;
 * changes the dates.
 */
export function readEras(lines: readonly TokenLine[], eras: readonly Era[]): void {
  if (eras.length === 0) return;
  const dates = lines.flatMap((line) => line.dates);
  const short = dates.filter(isShort);
  if (short.length === 0) return;
  const known = knownYears(lines, eras);
  // The year in which an account was opened is none of its rows', but of their era.
  const likely = known.length > 0 ? known.map(({ era }) => era) : eras;
  const printed = short.map((date) => shortYear(date, 'first'));
  const isNamed = readShort(short, dates, known);
  if (!isNamed) {
    readShort(short, dates, likelyYears(likely));
    const years = commonYears(dates, short);
    short.forEach((date, i) => leaveOpen(date, printed[i], eras, years));
  }
  for (const line of lines)
    for (const date of line.dates) if (saysTooLittle(date, line)) forgetYear(date);
}

/** The common calendar's years that a document prints in full. */
const commonYears = (
  dates: readonly PrintedDate[],
  short: readonly PrintedDate[],
): ReadonlySet<number> => {
  const own = new Set(short);
  return new Set(dates.flatMap((date) => (own.has(date) ? [] : (commonYear(date) ?? []))));
};

/** `07-01-06` of an era that nothing names may be of 2007 as well, unless the document prints that year. */
function leaveOpen(
  date: PrintedDate,
  short: number | undefined,
  eras: readonly Era[],
  years: ReadonlySet<number>,
): void {
  if (short === undefined || isAmong(years, CENTURY + short)) return;
  const isOpen = eras.some(
    ({ yearFirst, short: [from, to] = [0, -1] }) => yearFirst && from <= short && short <= to,
  );
  if (isOpen) date.value = { ...date.value, isOpenEra: true };
}

/** What years of two digits are counted from in the common calendar. */
const CENTURY = 2000;

const OF_ONE_FIGURE = /^0?\d年/u;

/** What is left of `6年1月15日`: it is of an era that the document does not name. */
const saysTooLittle = (date: PrintedDate, { words }: TokenLine): boolean =>
  isShort(date) && OF_ONE_FIGURE.test(words[date.from]?.text ?? '');

function forgetYear(date: PrintedDate): void {
  if (date.value.kind === 'named') date.value = { ...date.value, year: undefined };
}

/** Whether the short years are of an era's years; then changes their dates. */
function readShort(
  short: readonly PrintedDate[],
  dates: readonly PrintedDate[],
  known: readonly Known[],
): boolean {
  if (known.length === 0) return false;
  const common = new Set(dates.flatMap((date) => (isShort(date) ? [] : (commonYear(date) ?? []))));
  for (const { years } of known) for (const year of years) common.add(year);
  const count = (fits: (date: PrintedDate) => boolean): number => short.filter(fits).length;
  const asPrinted = (place: Place): number =>
    count((date) => isAmong(common, CENTURY + (shortYear(date, place) ?? Number.NaN)));
  const all = known.every(({ era }) => era.yearFirst) ? (['first'] as const) : PLACES;
  if (Math.max(...all.map(asPrinted)) > MANY * short.length) return false;
  const places = all.filter(
    (place) => count((date) => inEra(date, place, known) !== undefined) >= MOST * short.length,
  );
  const [place] = places;
  const numeric = short.some(({ value }) => value.kind === 'numbers');
  if (place === undefined || (numeric && places.length > 1)) return false;
  for (const date of short) {
    const year = inEra(date, place, known);
    if (year === undefined) continue;
    const { value } = date;
    if (value.kind === 'named') date.value = { ...value, year };
    else if (place === 'last') date.value = { ...value, c: year };
    else date.value = { ...value, a: year, yearFirst: true };
  }
  return true;
}
