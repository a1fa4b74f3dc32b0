import type { ColumnRole } from '../../languages';
import { type Money, signed } from '../tokens';
import { isMovementRole } from '../vocabulary';
import type { BalanceLine, RawRow, RowCell } from './entries';

/** How an unsigned or signed figure in a single column of amounts becomes money in or out. */
export type SignRule =
  /** As printed: minus is out, no sign is in. */
  | 'printed'
  /** The other way round: no sign is out, minus or CR is in (cards, and lists of charges). */
  | 'inverted'
  /** Only money in bears a sign: a plus is in, no sign is out. */
  | 'plusIn'
  /** By the heading of the section that the row stands in. */
  | 'section'
  /** By the movement of the printed balance; the size still has to agree. */
  | 'balance';

export type Roles = readonly (ColumnRole | undefined)[];

/** Columns whose figures come to a row's amount: they say nothing that it does not. */
export type Net = {
  parts: readonly number[];
  /** One of them is called a fee: what it takes off a figure without a sign was money in. */
  ofFee: boolean;
};

/** What a table's columns mean. */
export type Interpretation = {
  roles: Roles;
  sign: SignRule;
  /** A minus in the column of debits, or of fees, is only its style, no reversal. */
  debitMinusIsStyle: boolean;
  /** The printed balance is what the holder owes: a charge raises it. */
  owed: boolean;
  /** Only what is in credit bears a mark: a balance without one is overdrawn. */
  bareOwes?: boolean | undefined;
  /** What every row's amount is the sum of. */
  net?: Net | undefined;
};

function cellOf(cells: readonly RowCell[], roles: Roles, role: ColumnRole): Money | undefined {
  for (const { column, money } of cells) if (roles[column] === role) return money;
  return undefined;
}

function singleAmount(money: Money, rule: SignRule, section: 1 | -1 | undefined): number {
  if (money.marker === 'credit') return money.sign === '-' ? -money.minor : money.minor;
  if (money.marker === 'debit') return -money.minor;
  switch (rule) {
    case 'printed':
    case 'balance':
      return signed(money);
    case 'inverted':
      return -signed(money);
    case 'plusIn':
      return money.sign === '+' ? money.minor : -money.minor;
    case 'section':
      return section === undefined ? signed(money) : section * money.minor;
  }
}

/**
 * The row's movement in minor units, or undefined where no amount column holds a figure.
 * `section` is the direction that the row's section gives, `moved` the printed balance's movement.
 */
export function amountOf(
  row: RawRow,
  how: Interpretation,
  section: 1 | -1 | undefined,
  moved: number | undefined,
): number | undefined {
  const { roles } = how;
  let debit: Money | undefined;
  let credit: Money | undefined;
  let single: Money | undefined;
  let fee: Money | undefined;
  for (const { column, money } of row.cells) {
    const role = roles[column];
    if (role === 'debit') debit ??= money;
    else if (role === 'credit') credit ??= money;
    else if (role === 'amount') single ??= money;
    else if (role === 'fee') fee ??= money;
  }
  let amount: number | undefined;
  if (single) {
    const marked = row.mark && !single.marker ? { ...single, marker: row.mark } : single;
    const value = singleAmount(marked, how.sign, section);
    const turned = how.sign === 'balance' && moved === -value;
    amount = turned ? -value : value;
  }
  if (debit) {
    const reversal = debit.sign === (how.debitMinusIsStyle ? '+' : '-');
    amount = (amount ?? 0) + (reversal || debit.marker === 'credit' ? debit.minor : -debit.minor);
  }
  if (credit)
    amount =
      (amount ?? 0) +
      (credit.sign === '-' || credit.marker === 'debit' ? -credit.minor : credit.minor);
  // A fee alone is a row of its own where the balance says so.
  if (fee && (amount !== undefined || roles.includes('balance'))) {
    const refund = fee.sign === (how.debitMinusIsStyle ? '+' : '-');
    amount = (amount ?? 0) + (refund ? fee.minor : -fee.minor);
  }
  return amount;
}

/** A figure with neither sign nor mark. */
export const isBare = ({ sign, marker }: Money): boolean => !sign && !marker;

/** A figure of a line that states a balance, in minor units: overdrawn by its own sign, or by the mark in a column of marks. */
export const sidedBalance = ({ mark }: BalanceLine, money: Money): number =>
  mark === 'debit' && isBare(money) ? -money.minor : signed(money);

/** The balance that a row or balance line prints, negative when overdrawn. */
export function balanceOf(
  entry: RawRow | BalanceLine,
  { roles, bareOwes }: Pick<Interpretation, 'roles' | 'bareOwes'>,
): number | undefined {
  const balance = cellOf(entry.cells, roles, 'balance');
  if (balance) return bareOwes && isBare(balance) ? -balance.minor : signed(balance);
  // A balance line may print its figure in the column of amounts.
  const cells =
    entry.kind === 'balance'
      ? entry.cells.filter(({ column }) => isMovementRole(roles[column]))
      : [];
  const [only, ...more] = cells;
  return only && more.length === 0 && entry.kind === 'balance'
    ? sidedBalance(entry, only.money)
    : undefined;
}
