import { greatest, least } from '../../lists';
import { dayNumber, type Lexicon, phrasesIn, readDate, type TokenLine } from '../../reading';
import { monthsIn, type Period, periodOf } from '../facts';
import type { Row } from '../model';
import { SHORT, yearsOfTitles } from './printed-years';
import type { Calendar } from './calendar';

/** Days from a statement's last row to the day it is made, or what it says is due, at most. */
const SOON = 62;
/** Years by which rows may have been read too early or too late: a day that lends one is a year off, a title several. */
const NEAR_YEARS = 1;
const FAR_YEARS = 5;
const YEAR = 365.25;
/** The month from which on rows may be on a paper of the next year. */
const LATE_IN_YEAR = 11;

/** First and last day of rows, as numbers of days. */
type Span = { first: number; last: number };

/** Whole years between two days, about. */
const yearsApart = (one: number, other: number): number => Math.round((one - other) / YEAR);

const shifted = ({ first, last }: Span, years: number): Span => ({
  first: first + years * YEAR,
  last: last + years * YEAR,
});

/** Days by which a day that is shifted by whole years may be off. */
const LEAP = 1;

/** Whether a document of this day may be of rows that end about as many years before it, or after. */
function isMadeOf(day: number, rows: Span): boolean {
  const years = yearsApart(day, rows.last);
  return [years, years + 1, years - 1].some((apart) => {
    const behind = day - shifted(rows, apart).last;
    return apart !== 0 && Math.abs(apart) <= NEAR_YEARS && behind >= -LEAP && behind <= SOON;
  });
}

/** A month holds all rows, in another year. */
function isMonthOf(month: Period, rows: Span): boolean {
  const [from, to] = [dayNumber(month.from), dayNumber(month.to)];
  const apart = yearsApart((from + to) / 2, (rows.first + rows.last) / 2);
  const own = shifted(rows, apart);
  return (
    apart !== 0 && Math.abs(apart) <= FAR_YEARS && own.first >= from - LEAP && own.last <= to + LEAP
  );
}

/** `Statement period 1 March 2025 to 31 March 2025`: a line that begins by calling it so. */
function statesPeriod(
  line: TokenLine,
  stated: Period,
  { order }: Calendar['vote'],
  lexicon: Lexicon,
): boolean {
  const label = phrasesIn(line, 'facts').find(({ tag }) => tag === 'period');
  const isPlain = line.money.every(({ exact }) => !exact);
  const own = label && isPlain && label.from <= 1 ? periodOf([line], order, lexicon) : undefined;
  return (
    own !== undefined &&
    dayNumber(own.from) === dayNumber(stated.from) &&
    dayNumber(own.to) === dayNumber(stated.to)
  );
}

/**
 * Rows that print no years would be as well of another one, by a day on which the paper may be made, by a month over them, or by a
 * year in its title: the one that was taken may be of something else. What is called the statement's period tells.
 */
export function isOfOtherYear(
  rows: readonly Row[],
  { vote, stated, period, years: { period: lent } }: Calendar,
  others: readonly TokenLine[],
  lexicon: Lexicon,
): boolean {
  if (stated && others.some((line) => statesPeriod(line, stated, vote, lexicon))) return false;
  // The days of the balances that the rows lie between tell as well.
  if (!period && lent) return false;
  const days = rows.map(({ date }) => dayNumber(date));
  const span = { first: least(days), last: greatest(days) };
  const years = new Set(rows.map(({ date }) => date.year));
  const last = rows.find(({ date }) => dayNumber(date) === span.last)?.date;
  // What is made in January may be numbered by its year.
  const isMadeAfter = (year: number): boolean =>
    last !== undefined && last.year === year - 1 && last.month >= LATE_IN_YEAR;
  const isOther = (year: number): boolean =>
    !isMadeAfter(year) &&
    [...years].every((own) => own !== year && Math.abs(own - year) <= FAR_YEARS);
  if ([...yearsOfTitles(others)].some(isOther)) return true;
  return others.some((line) => {
    const isMade = line.dates.some((date) => {
      const read = date.weak ? undefined : readDate(date, vote.order);
      return read?.year !== undefined && isMadeOf(dayNumber({ ...read, year: read.year }), span);
    });
    return (
      isMade ||
      (line.words.length <= SHORT &&
        monthsIn(line, lexicon).some((month) => isMonthOf(month, span)))
    );
  });
}
