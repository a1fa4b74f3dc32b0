import type { Block } from '../blocks';
import type { LabelledBalance } from '../labelled';

/**
 * The labels of each part: those within its lines; where it states none, its own of an overview above all parts,
 * which states as many opening and closing balances as there are parts, in their order.
 */
export function labelsOfParts(
  parts: readonly Block[][],
  labels: readonly LabelledBalance[],
): (part: number, from: number, to: number) => LabelledBalance[] {
  const within = (from: number, to: number): LabelledBalance[] =>
    labels.filter(({ line: { index } }) => index >= from && index < to);
  const overview = within(0, parts[0]?.[0]?.first ?? 0);
  const [openings, closings] = (['opening', 'closing'] as const).map((wanted) =>
    overview.filter(({ word }) => word === wanted),
  );
  const isOfEach = openings?.length === parts.length && closings?.length === parts.length;
  return (part, from, to) => {
    const own = within(from, to);
    const isNone = own.length === 0 || (part === 0 && isOfEach && own.length === overview.length);
    return isNone && isOfEach
      ? [openings[part], closings[part]].filter((label) => label !== undefined)
      : own;
  };
}
