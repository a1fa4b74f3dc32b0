import {
  amountOf,
  balanceOf,
  type BalanceLine,
  type Interpretation,
  type RawRow,
  type SectionRole,
} from '../reading';
import type { Step } from './chain';

/** A row or balance line with what an interpretation makes of it. */
export type Valued = {
  entry: RawRow | BalanceLine;
  how: Interpretation;
  section: SectionRole | undefined;
  amount: number | undefined;
  balance: number | undefined;
  /** Its table has two columns of dates under one name: which is the transaction's, nothing tells. */
  datesAlike?: boolean | undefined;
};

const DIRECTION: Readonly<Record<SectionRole, 1 | -1 | undefined>> = {
  credits: 1,
  payments: 1,
  debits: -1,
  purchases: -1,
  fees: -1,
  interest: undefined,
};

export type Readable = Pick<Valued, 'entry' | 'how' | 'section' | 'datesAlike'>;

/**
 * Reads every row under its table's interpretation. `desc`: the newest row is printed first, so that a
 * balance's movement is against the row below. `unsectioned` is the direction of rows outside any section.
 */
export function valuesOf(
  entries: readonly Readable[],
  order: 'asc' | 'desc',
  unsectioned: 1 | -1 = 1,
): Valued[] {
  const values: Valued[] = entries.map(({ entry, how, section, datesAlike }) => {
    const printed = balanceOf(entry, how.roles);
    const balance = printed === undefined || !how.owed ? printed : -printed;
    return { entry, how, section, datesAlike, amount: undefined, balance };
  });
  const ordered = order === 'desc' ? [...values].reverse() : values;
  let known: number | undefined;
  let alone = true; // no other row since the last known balance
  for (const value of ordered) {
    const { entry, balance, how } = value;
    if (entry.kind === 'row') {
      const moved =
        alone && known !== undefined && balance !== undefined ? balance - known : undefined;
      // Interest is earned or charged: on what is owed it is charged.
      const undecided = value.section && unsectioned > 0 ? undefined : unsectioned;
      const direction = (value.section && DIRECTION[value.section]) ?? undecided;
      value.amount = amountOf(entry, how, direction, moved);
    }
    if (balance === undefined) alone = alone && value.amount === undefined;
    else {
      known = balance;
      alone = true;
    }
  }
  return values;
}

/** Values as steps in time. */
export const stepsOf = (values: readonly Valued[], order: 'asc' | 'desc'): readonly Step[] =>
  order === 'desc' ? values.toReversed() : values;
