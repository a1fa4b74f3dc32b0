import type { TokenLine } from '../reading';
import type { Breakdown, Row } from './model';
import { sumsOf } from './sections';
import type { Solution } from './solution';

/** A heading as printed, without a figure or a date beside it. */
function nameOf(line: TokenLine | undefined): string {
  const taken = [...(line?.money ?? []), ...(line?.dates ?? [])];
  return (line?.words ?? [])
    .filter((_, i) => !taken.some(({ from, to }) => i >= from && i < to))
    .map((word) => word.text)
    .join(' ')
    .replace(/[\s:]+$/, '');
}

/** The sections and cardholders of a solution, by the ids of their rows. */
export function breakdownOf({ blocks, values }: Solution, rows: readonly Row[]): Breakdown {
  const ids = new Map(rows.map((row) => [row.entry, row.id] as const));
  const idsOf = (entries: readonly Row['entry'][]): number[] =>
    entries.flatMap((entry) => ids.get(entry) ?? []);
  const { sections, holders } = sumsOf(blocks, values);
  return {
    sections: sections.map(({ role, under, entries, actual, expected }) => ({
      role,
      name: nameOf(under.line),
      holder: under.holder,
      rows: idsOf(entries),
      actual,
      expected,
    })),
    holders: holders.map(({ holder, entries, expected }) => ({
      holder,
      rows: idsOf(entries),
      total: expected,
    })),
  };
}
