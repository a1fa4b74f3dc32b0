import {
  type DateOrder,
  dayNumber,
  type PrintedDate,
  printsYear,
  type TokenLine,
} from '../../reading';
import type { Period } from '../facts';
import type { LabelledBalance } from '../labelled';
import { MOST_HELD, shareHeld } from './stated-dates';

const lengthOf = ({ from, to }: Period): number => dayNumber(to) - dayNumber(from);

/** A stated period that is so many times as long as the one between the balances is of something else: a year's fees. */
const FAR_LONGER = 2;

/** Whether all dates stand between the line of the first balance that is dated with its year and that of the last one. */
function standBetween(
  dates: readonly PrintedDate[],
  labels: readonly LabelledBalance[],
  lines: readonly TokenLine[],
): boolean {
  const isDated = ({ line }: LabelledBalance): boolean =>
    line.dates.some((date) => !date.weak && printsYear(date));
  const first = labels.find((label) => label.word !== 'closing' && isDated(label));
  const last = labels.findLast((label) => label.word !== 'opening' && isDated(label));
  if (!first || !last) return false;
  const between = lines.filter(({ index }) => index > first.line.index && index < last.line.index);
  const inside = new Set(between.flatMap((line) => line.dates));
  return dates.every((date) => inside.has(date));
}

/**
 * Rows that print no years stand between their own balances, whose days are nearer to each other than those that are stated:
 * `Fees charged from 01/01/2023 to 31/12/2023` says nothing of the rows, though a year holds any of them.
 */
export const isOfOwnBalances = (
  between: Period,
  stated: Period,
  dates: readonly PrintedDate[],
  order: DateOrder,
  { labels, lines }: { labels: readonly LabelledBalance[]; lines: readonly TokenLine[] },
): boolean =>
  FAR_LONGER * lengthOf(between) < lengthOf(stated) &&
  !dates.some(printsYear) &&
  shareHeld(dates, between, order) >= MOST_HELD &&
  standBetween(dates, labels, lines);
