import type { BalanceLine, RawRow } from '../../reading';

type Entry = RawRow | BalanceLine;

/** It prints a date in the line of its figures. */
const printsDay = ({ anchor, dates }: RawRow): boolean =>
  dates.some((date) => date !== undefined && anchor.dates.includes(date));

/**
 * What stands below the closing balance of a table whose every row prints its date, and prints none, is no row: how the
 * interest comes about that one of the rows above says.
 */
export function withoutAnnex(entries: readonly Entry[]): readonly Entry[] {
  const end = entries.findLastIndex(({ kind }) => kind === 'balance');
  const last = entries[end];
  if (last?.kind !== 'balance' || last.word !== 'closing') return entries;
  const rows = entries.flatMap((entry, i) => (entry.kind === 'row' ? { row: entry, i } : []));
  const isAnnexed = rows.every(({ row, i }) => printsDay(row) === i < end);
  return isAnnexed && rows.some(({ i }) => i < end) ? entries.slice(0, end + 1) : entries;
}
