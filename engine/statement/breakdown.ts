import type { TokenLine } from '../reading';
import { inOrder, sumsOf } from './blocks';
import type { Breakdown, Row, Section } from './model';
import type { Solution } from './solving';

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
  const rowOf = inOrder(rows);
  const sums = sumsOf(blocks, values);
  const sections: Section[] = [];
  for (const { role, under, entries, actual, expected } of sums.sections) {
    const ids: number[] = [];
    for (const entry of entries) {
      const row = rowOf(entry);
      if (row) ids.push(row.id);
    }
    const { line, holder } = under;
    sections.push({ role, name: nameOf(line), holder, rows: ids, actual, expected });
  }
  const holders = sums.holders.map(({ holder, expected }) => ({
    holder,
    rows: sections.filter((section) => section.holder === holder).flatMap((own) => own.rows),
    total: expected,
  }));
  return { sections, holders };
}
