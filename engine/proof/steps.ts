import {
  amountOf,
  balanceOf,
  type BalanceLine,
  type Interpretation,
  type RawRow,
  type Roles,
  type SectionRole,
} from '../reading';
import { signByWords } from './by-words';
import { inTime, type Order } from './order';
import { signOverdrawn } from './overdrawn';
import { bears, minusIsStyle, plusIsRare } from './section-style';

/** A row or balance line with what an interpretation makes of it. */
export type Valued = {
  entry: RawRow | BalanceLine;
  how: Interpretation;
  section: SectionRole | undefined;
  amount: number | undefined;
  balance: number | undefined;
  /**
   * What casts doubt on its dates: two columns of them `alike` under one name, so that nothing tells which is the
   * transaction's; two that no heading names (`unnamed`); or they stand `elsewhere` than under the name of the
   * table's column of dates.
   */
  dates?: 'alike' | 'unnamed' | 'elsewhere' | undefined;
  /** Money in and out in one row, or two amounts: maybe two rows that were taken for one. */
  isDouble: boolean;
};

function movesTwice({ cells }: RawRow, roles: Roles): boolean {
  let [amounts, debits, credits] = [0, 0, 0];
  for (const { column, money } of cells) {
    if (money.minor === 0) continue;
    const role = roles[column];
    if (role === 'amount') amounts += 1;
    else if (role === 'debit') debits += 1;
    else if (role === 'credit') credits += 1;
  }
  const sides = debits + credits;
  return amounts > 1 || (debits > 0 && credits > 0) || (amounts > 0 && sides > 0);
}

const DIRECTION: Readonly<Record<SectionRole, 1 | -1 | undefined>> = {
  credits: 1,
  payments: 1,
  debits: -1,
  purchases: -1,
  fees: -1,
  interest: undefined,
};

export type Readable = Pick<Valued, 'entry' | 'how' | 'section' | 'dates'>;

/**
 * Reads every row under its table's interpretation; a balance's movement is against the row before it in time.
 * `unsectioned` is the direction of rows outside any section, `opening` the stated balance (minor units) before the
 * first row.
 */
export function valuesOf(
  entries: readonly Readable[],
  order: Order,
  unsectioned: 1 | -1 = 1,
  opening?: number,
): Valued[] {
  const values: Valued[] = [];
  for (const { entry, how, section, dates } of entries) {
    const printed = balanceOf(entry, how);
    const balance = printed === undefined || !how.owed ? printed : -printed;
    values.push({ entry, how, section, dates, amount: undefined, balance, isDouble: false });
  }
  const isStyle = minusIsStyle(entries);
  const marked = plusIsRare(entries);
  let known = opening;
  let alone = true; // no other row since the last known balance
  const unsigned: Valued[] = [];
  const ordered = inTime(values, order);
  for (let i = 0; i < ordered.length; i += 1) {
    const value = ordered[i];
    if (!value) continue;
    const { entry, balance, how } = value;
    if (entry.kind === 'row') {
      const moved =
        alone && known !== undefined && balance !== undefined ? balance - known : undefined;
      // Interest is earned or charged: on what is owed it is charged.
      const undecided = value.section && unsectioned > 0 ? undefined : unsectioned;
      const given = (value.section && DIRECTION[value.section]) ?? undecided;
      const reversed =
        given &&
        ((bears('-', entry, how) && !isStyle(value)) ||
          (given < 0 && marked.has(value.section) && bears('+', entry, how)));
      const direction = reversed ? (given > 0 ? -1 : 1) : given;
      value.amount = amountOf(entry, how, direction, moved);
      if (how.sign === 'balance' && moved === undefined) unsigned.push(value);
      value.isDouble = movesTwice(entry, how.roles);
    }
    if (balance === undefined) alone = alone && value.amount === undefined;
    else {
      known = balance;
      alone = true;
    }
  }
  if (unsigned.length > 0) signByWords(values, unsigned);
  signOverdrawn(ordered);
  return values;
}
