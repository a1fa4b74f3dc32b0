import { type CalendarDate, isoOf } from '../reading';

/** Midnight in UTC of the printed day. */
export const wireDate = (date: CalendarDate): string => `${isoOf(date)}T00:00:00.000Z`;

/** Minor units as a JSON number with the currency's decimals. */
export const wireAmount = (minor: number, scale: number): number =>
  minor === 0 ? 0 : minor / 10 ** scale;
