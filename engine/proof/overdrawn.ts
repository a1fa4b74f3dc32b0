import { isBare } from '../reading';
import type { Valued } from './steps';

/** Steps from balance to balance that show how an account prints what it is overdrawn by. */
const LEAST = 5;

/** It prints its balance in no column of owed ones, without a sign or a mark. */
const isPlain = ({ entry, how }: Valued): boolean =>
  !how.owed &&
  how.sign !== 'balance' &&
  entry.cells.every(({ column, money }) => how.roles[column] !== 'balance' || isBare(money)) &&
  (entry.kind !== 'row' || entry.mark === undefined);

/**
 * `17.00`, `-22.34`, `5.34`: an account that prints no sign beside a balance, overdrawn or not. Where every balance, first to last,
 * is what the amounts make of the one before, or its opposite, those that are overdrawn become negative. `values` are in
 * time order; where one step holds neither way, they stay as printed.
 */
export function signOverdrawn(values: readonly Valued[]): void {
  let known: number | undefined;
  let moved = 0;
  let steps = 0;
  const overdrawn: Valued[] = [];
  for (const value of values) {
    const { balance } = value;
    moved += value.amount ?? 0;
    if (balance === undefined) continue;
    if (balance < 0 || !isPlain(value)) return;
    if (known !== undefined) {
      const expected: number = known + moved;
      // Of nothing, either sign leads to the same figure.
      if (expected !== balance && (expected !== -balance || known === 0)) return;
      if (expected < 0) overdrawn.push(value);
      known = expected;
      steps += 1;
    } else known = balance;
    moved = 0;
  }
  if (steps < LEAST) return;
  for (const value of overdrawn) value.balance = -(value.balance ?? 0);
}
