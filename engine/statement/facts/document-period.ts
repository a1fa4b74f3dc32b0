import {
  type CalendarDate,
  type DateOrder,
  dateOrderOf,
  dayNumber,
  type Lexicon,
  printsYear,
  readDate,
  type TokenLine,
} from '../../reading';
import type { LabelledBalance } from '../labelled';
import type { Period } from './period';
import { statedIn } from './stated-periods';

/**
 * The period that the document states: two dates of one line parted by "to" and its like, or two dates
 * after a label such as "statement period"; a label's line may be followed by the dates below it. Of several, one that holds
 * the rows (`holds`): a letter before the statement may speak of others, and interest is charged for one, which nothing
 * labels, that may hold few of them.
 * `lines` are those that are no rows: a payee's details hold dates and such words, too.
 */
export function periodOf(
  lines: readonly TokenLine[],
  order: DateOrder,
  lexicon: Lexicon,
  holds: (period: Period) => Held = () => 'most',
): Period | undefined {
  const { labelled, joined, loose, named } = statedIn(lines, order, lexicon);
  const held = [...labelled, ...joined].filter((period) => holds(period) === 'most');
  const other = [...labelled, ...joined].find(
    (period) => !loose.has(period) || holds(period) !== 'few',
  );
  // `Instalments of the next periods`, over months to come: none of the rows is of these.
  const months = named && holds(named) === 'few' ? undefined : named;
  return held.find((period) => !isOfYears(period)) ?? held[0] ?? other ?? months;
}

/** How many of the rows' dates a period holds. */
export type Held = 'most' | 'some' | 'few';

/** Days of a period that a rate or a contract has where a shorter one holds the rows, too. */
const OF_YEARS = 400;

const isOfYears = ({ from, to }: Period): boolean => dayNumber(to) - dayNumber(from) > OF_YEARS;

/** The only period that the document states, wherever it does; undefined where it states none, or several. */
export function onlyPeriodOf(lines: readonly TokenLine[], lexicon: Lexicon): Period | undefined {
  const { order } = dateOrderOf(
    [],
    lines.flatMap(({ dates }) => dates.filter(({ weak }) => !weak)),
  );
  const stated = lines.flatMap(
    (_, i) => periodOf(lines.slice(i, i + LABEL_LINES), order, lexicon) ?? [],
  );
  const [first, ...others] = stated;
  const isSame = ({ from, to }: Period): boolean =>
    first !== undefined &&
    dayNumber(from) === dayNumber(first.from) &&
    dayNumber(to) === dayNumber(first.to);
  return others.every(isSame) ? first : undefined;
}

/** A label and the lines that its dates may stand in. */
const LABEL_LINES = 3;

/** From the opening balance's date to the closing one's, where both are printed with their years. */
export function betweenBalances(
  labels: readonly LabelledBalance[],
  order: DateOrder,
): Period | undefined {
  const datesOf = (wanted: 'opening' | 'closing'): CalendarDate[] =>
    labels
      .filter(({ word }) => word === wanted || word === 'forward')
      .flatMap(({ line: { dates } }) => dates.filter((date) => !date.weak && printsYear(date)))
      .flatMap((date) => readDate(date, order) ?? [])
      .flatMap(({ year, month, day }) => (year === undefined ? [] : { year, month, day }));
  const [from, to] = [datesOf('opening')[0], datesOf('closing').at(-1)];
  return from && to && dayNumber(to) > dayNumber(from) ? { from, to } : undefined;
}
