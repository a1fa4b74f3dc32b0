import type { SuccessEnvelope } from '@/utils/contract';
import { flatten } from '@/utils/export';
import { compareFacts } from './compare-facts';
import { compareRows } from './compare-rows';
import type { Difference } from './difference';

export type Comparison = {
  /** Rows that stand in both. */
  rows: number;
  /** Of these, how many are the same in every cell. */
  same: number;
  accounts: number;
  differences: readonly Difference[];
  /** One is the sandbox's: only the rows that it answers are compared, and what it masks counts as the same. */
  isPartial: boolean;
};

/** Two answers for the same PDF, cell by cell. */
export function compare(mine: SuccessEnvelope, other: SuccessEnvelope): Comparison {
  const isPartial = mine.sandbox === true || other.sandbox === true;
  const [a, b] = [flatten(mine.data), flatten(other.data)];
  const comparison = { rows: 0, same: 0 };
  const differences: Difference[] = [];
  for (let account = 0; account < Math.max(a.length, b.length); account += 1) {
    const [one, peer] = [a[account], b[account]];
    if (!one || !peer) {
      differences.push({ kind: 'account', account, onlyIn: one ? 'mine' : 'other' });
      continue;
    }
    differences.push(...compareFacts(account, one, peer));
    const rows = compareRows(account, one, peer, isPartial);
    comparison.rows += rows.rows;
    comparison.same += rows.same;
    differences.push(...rows.differences);
  }
  return { ...comparison, accounts: Math.max(a.length, b.length), differences, isPartial };
}
