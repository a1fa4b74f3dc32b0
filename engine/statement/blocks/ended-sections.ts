import type { SectionRole, TotalLine } from '../../reading';
import type { Heading } from './above';
import type { Block } from './block';
import { names, saysOf } from './total-names';

type Entry = Block['entries'][number];

/** Rows under one heading, and the sums that are printed with them. */
export type Part = {
  role: SectionRole | undefined;
  under: Heading;
  entries: Entry[];
  totals: TotalLine[];
};

/** With what the rows come to, minor units. */
export type Summed = Part & { actual: number };

const lineOf = (entry: Entry): number => (entry.kind === 'row' ? entry.anchor : entry.line).index;

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** How many of a section's entries stand above a sum that names it and is theirs; undefined where none does. */
function endOf({ entries, totals, under }: Part, amounts: readonly number[]): number | undefined {
  for (const total of totals) {
    if (saysOf(total).length === 0 || !names(total, under.line)) continue;
    const end = entries.findIndex((entry) => lineOf(entry) > total.line.index);
    const sum = Math.abs(sumOf(amounts.slice(0, Math.max(0, end))));
    if (end > 0 && total.cells.some(({ money }) => money.minor === sum)) return end;
  }
  return undefined;
}

/**
 * A section with the sum of its rows, `amounts`. Below a sum that names it and is what the rows above come to, the others
 * are of a section whose title was not understood.
 */
export function endedBySum(part: Part, amounts: readonly number[]): Summed[] {
  const end = endOf(part, amounts);
  const last = end === undefined ? undefined : part.entries[end - 1];
  if (end === undefined || !last) return [{ ...part, actual: sumOf(amounts) }];
  const next = part.entries.slice(end);
  const until = lineOf(next[0] ?? last);
  const { holder } = part.under;
  return [
    {
      ...part,
      entries: part.entries.slice(0, end),
      totals: part.totals.filter(({ line }) => line.index < until),
      actual: sumOf(amounts.slice(0, end)),
    },
    {
      role: undefined,
      under: { line: undefined, inTable: true, holder },
      entries: next,
      totals: part.totals.filter(({ line }) => line.index > until),
      actual: sumOf(amounts.slice(end)),
    },
  ];
}
