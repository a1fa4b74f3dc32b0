import type { TokenLine } from '../tokens';
import type { Header } from './header';
import { hasFigures } from './heading-cells';

/** So many on one page: of headings beside a box there is one, or two. */
const SEVERAL = 4;

/**
 * `Booked on 2026-03-31     Title: rent     Balance after: 312.49`: labels with what they state, of every record anew, head
 * no table.
 */
export function withoutRecords(headers: readonly Header[], lines: readonly TokenLine[]): Header[] {
  const counts = new Map<number, number>();
  const pageOf = ({ from }: Header): number => lines[from]?.page ?? 0;
  const states = ({ from, to }: Header): boolean => lines.slice(from, to).some(hasFigures);
  const stating = new Set(headers.filter(states));
  for (const header of stating) counts.set(pageOf(header), (counts.get(pageOf(header)) ?? 0) + 1);
  return headers.filter(
    (header) => !stating.has(header) || (counts.get(pageOf(header)) ?? 0) < SEVERAL,
  );
}
