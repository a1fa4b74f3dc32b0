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
  const values: Valued[] = entries.map(({ entry, how, section, dates }) => {
    const printed = balanceOf(entry, how);
    const balance = printed === undefined || !how.owed ? printed : -printed;
    return { entry, how, section, dates, amount: undefined, balance, isDouble: false };
  });
  const isStyle = minusIsStyle(entries);
  const marked = plusIsRare(entries);
  let known = opening;
  let alone = true; // no other row since the last known balance
  const unsigned: Valued[] = [];
  for (const value of inTime(values, order)) {
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
  return values;
}

const bears = (wanted: '-' | '+', entry: RawRow, { sign, roles }: Interpretation): boolean =>
  sign === 'section' &&
  entry.cells.some(({ column, money }) => roles[column] === 'amount' && money.sign === wanted);

/** Amounts with a minus, and without, that a section has in one table. */
type Signs = { minus: number; others: number };

/** Rows that show what a table's own style is, where the section's other tables print no minus. */
const LEAST = 3;

/**
 * Where a minus is style, elsewhere it is a reversal: in sections whose amounts mostly bear one, and in tables of theirs all of
 * whose amounts do. What stands in no section is written as the sections are.
 */
function minusIsStyle(entries: readonly Readable[]): (value: Readable) => boolean {
  const tables = new Map<SectionRole | undefined, Map<Roles, Signs>>();
  for (const { entry, how, section } of entries) {
    if (how.sign !== 'section' || entry.kind !== 'row') continue;
    const own = tables.get(section) ?? new Map<Roles, Signs>();
    tables.set(section, own);
    const signs = own.get(how.roles) ?? { minus: 0, others: 0 };
    own.set(how.roles, signs);
    if (bears('-', entry, how)) signs.minus += 1;
    else signs.others += 1;
  }
  const excess = new Map(
    [...tables].map(([section, own]) => [
      section,
      [...own.values()].reduce((sum, { minus, others }) => sum + minus - others, 0),
    ]),
  );
  const isPlain = [...excess].some(([section, more]) => section !== undefined && more < 0);
  return ({ section, how }) => {
    if (section === undefined) return (excess.get(section) ?? 0) > 0 && !isPlain;
    if ((excess.get(section) ?? 0) > 0) return true;
    const own = tables.get(section)?.get(how.roles);
    return own !== undefined && own.minus >= LEAST && own.others === 0;
  };
}

/** The sections in which a plus stands on some amounts, and nothing on more of them: there it is money in. */
function plusIsRare(entries: readonly Readable[]): ReadonlySet<SectionRole | undefined> {
  const counts = new Map<SectionRole | undefined, { plus: number; others: number }>();
  for (const { entry, how, section } of entries) {
    if (how.sign !== 'section' || entry.kind !== 'row') continue;
    const { plus, others } = counts.get(section) ?? { plus: 0, others: 0 };
    const isPlus = bears('+', entry, how);
    counts.set(section, { plus: plus + Number(isPlus), others: others + Number(!isPlus) });
  }
  return new Set(
    [...counts].flatMap(([section, { plus, others }]) =>
      plus > 0 && plus < others ? [section] : [],
    ),
  );
}
