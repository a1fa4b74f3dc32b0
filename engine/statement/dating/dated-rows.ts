import type { Valued } from '../../proof';
import type { DateOrder } from '../../reading';
import type { Row } from '../model';
import type { YearContext } from './row-dates';
import type { OtherDays } from './read-days';
import { RowDater } from './row-dater';
import type { RulesOfPages } from './ruled-days';
import { hasWildYears } from './wild-years';

export type DatedRows = {
  rows: Row[];
  /** Every date's year is known and none lies far outside the period. */
  certain: boolean;
};

/**
 * Values as finished rows, in printed order; a row without a date has the one of the row above, or is of the period's last
 * day.
 */
export function datedRows(
  values: readonly Valued[],
  order: DateOrder,
  years: YearContext,
  others: OtherDays,
  rules: RulesOfPages,
): DatedRows {
  const dater = new RowDater(values, order, years, others, rules);
  let at = -1;
  for (const value of values) dater.pass(value, (at += 1));
  const { rows, isCertain } = dater;
  // A stated period has held each of them already.
  return { rows, certain: isCertain && (years.period !== undefined || !hasWildYears(rows)) };
}
