import { type Group, isDated, type Placed, signed } from '../reading';
import type { LabelledBalance } from './labelled';

/** `Date  Description  Amount  Description  Amount`: two figures of one day are named beside each other. */
function isDoubled({ header }: Group): boolean {
  const roles = header?.columns.map(({ role }) => role) ?? [];
  const count = (wanted: string): number => roles.filter((role) => role === wanted).length;
  return count('date') === 1 && count('description') > 1 && count('amount') > 1;
}

/**
 * Without summaries that name two figures a line, `04/01  Beginning balance  1,000.00  Average balance  910.44`: no line but
 * that of the stated opening balance bears a day. A table of two sides, which has the same names, dates its rows.
 */
export function withoutSummaryTables(
  placed: readonly Placed[],
  labels: readonly LabelledBalance[],
): readonly Placed[] {
  const doubled = new Set<Group>();
  // Neighbours are mostly of one table.
  let last: Group | undefined;
  for (const { group } of placed) {
    if (group !== last && isDoubled(group)) doubled.add(group);
    last = group;
  }
  if (doubled.size === 0) return placed;
  const openings = new Set(labels.flatMap(({ word, minor }) => (word === 'opening' ? minor : [])));
  const summaries = new Set<Group>();
  const tables = new Set<Group>();
  for (const { entry, group } of placed) {
    if (entry.kind !== 'row' || !isDated(entry) || !doubled.has(group)) continue;
    const first = entry.anchor.money.find(({ exact }) => exact);
    const opens = first !== undefined && openings.has(signed(first));
    (opens ? summaries : tables).add(group);
  }
  return placed.filter(
    ({ entry, group }) => entry.kind !== 'row' || !summaries.has(group) || tables.has(group),
  );
}
