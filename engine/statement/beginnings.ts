import type { Choice, Order } from '../proof';
import type { Group } from '../reading';
import type { AccountPart } from './accounts';
import { type Block, runs } from './blocks';
import { balanceBefore, type LabelledBalance } from './labelled';

/** The index of the line that an account's rows are said to begin with: what looks like rows above it is none of them. */
export function beginsAt([first]: readonly Block[]): number {
  const [top] = first?.entries ?? [];
  return top?.kind === 'balance' && top.word !== 'closing' ? top.line.index : -1;
}

/** The labels of an account, with what its rows say that they begin with where no label states it. */
export function withBalanceBefore(
  { blocks, labels }: AccountPart,
  choices: ReadonlyMap<Group, Choice>,
  order: Order,
): readonly LabelledBalance[] {
  if (labels.some(({ word }) => word !== 'closing')) return labels;
  const rows = blocks.flatMap(({ group, entries }) => {
    const choice = choices.get(group);
    if (!choice || !runs(choice)) return [];
    const { how } = choice.best;
    return entries.flatMap((entry) => (entry.kind === 'row' ? { entry, how } : []));
  });
  const before = balanceBefore(rows, order);
  return before ? [...labels, before] : labels;
}
