import { type Choice, chooseReading, type Hints } from '../../proof';
import type { Group, Interpretation } from '../../reading';
import type { LabelledBalance } from '../labelled';
import type { Block } from './block';

/** How rows are read of whose table nothing could be told. */
export const NO_READING: Interpretation = {
  roles: [],
  sign: 'printed',
  debitMinusIsStyle: false,
  owed: false,
};

/** Tries the readings of each table over its blocks; a table without rows has none. */
export function choicesFor(
  groups: readonly Group[],
  blocks: readonly Block[],
  hints: Hints,
  check: () => void,
): Map<Group, Choice> {
  const choices = new Map<Group, Choice>();
  const byGroup = new Map<Group, Block[]>();
  for (const block of blocks) {
    const own = byGroup.get(block.group);
    if (own) own.push(block);
    else byGroup.set(block.group, [block]);
  }
  for (const group of groups) {
    check();
    const own = byGroup.get(group);
    const choice = own && chooseReading(group, own, hints);
    if (choice) choices.set(group, choice);
  }
  return choices;
}

/** What labels state as opening and as closing; one brought or carried forward may be either. */
export const stated = (
  labels: readonly LabelledBalance[],
): Pick<Hints, 'openings' | 'closings'> => ({
  openings: new Set(
    labels.flatMap(({ word, minor }) => (word === 'closing' ? [] : Math.abs(minor))),
  ),
  closings: new Set(
    labels.flatMap(({ word, minor }) => (word === 'opening' ? [] : Math.abs(minor))),
  ),
});

/** A table may be so short that one balance bears its reading out. */
const SHORT = 3;

/**
 * A table has a running balance when its balances bear the reading out, not just once or against most; that of the only row,
 * which leads from the stated opening balance to the closing one.
 */
export function runs(choice: Choice | undefined): boolean {
  if (!choice) return false;
  const { checked, held, agreed, how, covered } = choice.best;
  if (!how.roles.includes('balance') || covered === 0) return false;
  if (held >= 2) return held >= 0.5 * checked;
  return checked === held && choice.rows <= SHORT && (held > 0 || agreed === 2);
}

/** Whether balances tell the order of the rows: more than one of them, or that of the only row, between the stated ends. */
export const showsOrder = (choice: Choice): boolean =>
  choice.best.checked > 1 || (choice.best.held === 0 && runs(choice));
