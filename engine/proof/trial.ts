import type { BalanceLine, Interpretation, RawRow, SectionRole } from '../reading';
import { checkChain, type Step } from './chain';
import { inTime, type Order } from './order';
import { type Valued, valuesOf } from './steps';

/** A reading of one table that was tried, and how the printed balances took it. */
export type Trial = {
  how: Interpretation;
  order: Order;
  checked: number;
  held: number;
  /** Stated opening and closing that it begins and ends with: 0 to 2. */
  agreed: number;
  /** Share of the rows that it finds an amount for, and only one. */
  covered: number;
  /** A line states a balance in another column than that of the balances. */
  astray: boolean;
};

/** A row or balance and the section that it stands in. */
export type Sectioned = { section: SectionRole | undefined; entry: RawRow | BalanceLine };

/** Balances that labels state anywhere; minor units without sign. */
type Stated = { openings: ReadonlySet<number>; closings: ReadonlySet<number> };

/** What is known of a table before its readings are tried. */
export type Hints = Stated & {
  kind: 'bank' | 'card';
  /** The order that the dates are printed in. */
  order: Order;
};

/** Reads entries one way and holds it against their balances. */
export function trial(
  entries: readonly Sectioned[],
  how: Interpretation,
  order: Order,
  stated: Stated,
): Trial {
  const values = valuesOf(
    entries.map(({ entry, section }) => ({ entry, section, how })),
    order,
  );
  // The table may be several accounts' one after the other.
  const opens = new Set(
    values.filter(({ entry }) => entry.kind === 'balance' && entry.word === 'opening'),
  );
  const steps = inTime(values, order).map((value): Step => {
    const first = opens.has(value) || followsFrom(stated.openings, value);
    return first ? { ...value, opens: true } : value;
  });
  const { idle, ...chain } = checkChain(steps);
  // Zeros tie in any column.
  const [checked, held] = [chain.checked - idle, chain.held - idle];
  const rows = values.filter(({ entry }) => entry.kind === 'row');
  const single = rows.filter(({ amount, isDouble }) => amount !== undefined && !isDouble);
  const covered = single.length / (rows.length || 1);
  const astray = how.roles.includes('balance') && values.some(isAstray);
  return { how, order, checked, held, agreed: agreement(steps, stated), covered, astray };
}

/** A line that states one balance, in a column that is read as something else. */
function isAstray({ entry, how }: Pick<Valued, 'entry' | 'how'>): boolean {
  const [cell, ...more] = entry.cells;
  return (
    entry.kind === 'balance' &&
    cell !== undefined &&
    more.length === 0 &&
    how.roles[cell.column] !== 'balance'
  );
}

/** Whether a row's balance is what its amount makes of a stated opening balance. */
const followsFrom = (openings: Stated['openings'], { amount, balance }: Step): boolean =>
  amount !== undefined && balance !== undefined && openings.has(Math.abs(balance - amount));

/** Whether what moved leads from a stated opening balance to a stated closing one, which may be owed. */
function leadsToClosing(steps: readonly Step[], { openings, closings }: Stated): boolean {
  const moved = steps.reduce((sum, { amount = 0 }) => sum + amount, 0);
  return [...openings].some((opening) =>
    [opening + moved, opening - moved].some((closing) => closings.has(Math.abs(closing))),
  );
}

/** How many of the stated balances the chain begins and ends with; where no row prints one, whether it leads to the last. */
function agreement(steps: readonly Step[], stated: Stated): number {
  const { openings, closings } = stated;
  const at = steps.findIndex((step) => step.balance !== undefined);
  if (at < 0) return Number(leadsToClosing(steps, stated));
  // Lines that state a balance agree with themselves: a row has to bear one.
  const borne = steps.some((step) => step.balance !== undefined && step.amount !== undefined);
  if (!borne) return 0;
  const before = steps.slice(0, at + 1).reduce((sum, step) => sum + (step.amount ?? 0), 0);
  const opening = (steps[at]?.balance ?? 0) - before;
  const closing = steps.findLast((step) => step.balance !== undefined)?.balance ?? 0;
  return Number(openings.has(Math.abs(opening))) + Number(closings.has(Math.abs(closing)));
}
