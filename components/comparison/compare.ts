import type { SuccessEnvelope } from '@/utils/contract';
import { flatten, type AccountStatement, type Row } from '@/utils/export';
import { align } from './align';

/** A value of either answer, as it is to be shown; undefined where that answer has none. */
export type Value =
  | { kind: 'text'; text: string }
  | { kind: 'date'; iso: string }
  | { kind: 'money'; minor: number; decimals: number; currency: string | undefined }
  | undefined;

export type FactName =
  | 'issuer'
  | 'account'
  | 'accountType'
  | 'holder'
  | 'statementNumber'
  | 'from'
  | 'to'
  | 'issuedOn'
  | 'currency'
  | 'opening'
  | 'closing';
export type ColumnName = 'date' | 'valueDate' | 'description' | 'amount' | 'balance' | 'category';

/** `account`: 0-based, in printed order. `row`: the number that the row has in the answer that has it. */
export type Difference =
  | { kind: 'fact'; account: number; fact: FactName; mine: Value; other: Value }
  | { kind: 'cell'; account: number; row: Row; column: ColumnName; mine: Value; other: Value }
  /** A row, or an account, that only one of them has. */
  | { kind: 'row'; account: number; row: Row; onlyIn: 'mine' | 'other' }
  | { kind: 'account'; account: number; onlyIn: 'mine' | 'other' };

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
    differences.push(...factsOf(account, one, peer));
    const rows = compareRows(account, one, peer, isPartial);
    comparison.rows += rows.rows;
    comparison.same += rows.same;
    differences.push(...rows.differences);
  }
  return { ...comparison, accounts: Math.max(a.length, b.length), differences, isPartial };
}

const text = (value: string | undefined): Value =>
  value === undefined || value === '' ? undefined : { kind: 'text', text: value };
const date = (iso: string | undefined): Value =>
  iso === undefined ? undefined : { kind: 'date', iso };
const money = (minor: number | undefined, { decimals, currency }: AccountStatement): Value =>
  minor === undefined ? undefined : { kind: 'money', minor, decimals, currency };

/** The sandbox's stars stand for any sign. */
const isMaskOf = (masked: string, whole: string): boolean =>
  masked.includes('*') &&
  masked.length === whole.length &&
  [...masked].every((sign, at) => sign === '*' || sign === whole[at]);

function isSame(a: Value, b: Value): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.kind === 'text' && b.kind === 'text')
    return a.text === b.text || isMaskOf(a.text, b.text) || isMaskOf(b.text, a.text);
  if (a.kind === 'date' && b.kind === 'date') return a.iso === b.iso;
  if (a.kind === 'money' && b.kind === 'money')
    return a.minor * 10 ** b.decimals === b.minor * 10 ** a.decimals;
  return false;
}

function factsOf(account: number, mine: AccountStatement, other: AccountStatement): Difference[] {
  const facts = (of: AccountStatement): Record<FactName, Value> => ({
    issuer: text(of.issuer.name),
    account: text(of.account),
    accountType: text(of.accountType),
    holder: text(of.holder.join(', ')),
    statementNumber: text(of.statementNumber),
    from: date(of.period.from),
    to: date(of.period.to),
    issuedOn: date(of.issuedOn),
    currency: text(of.currency),
    opening: money(of.opening, of),
    closing: money(of.closing, of),
  });
  const [a, b] = [facts(mine), facts(other)];
  return FACTS.filter((fact) => !isSame(a[fact], b[fact])).map((fact) => ({
    kind: 'fact',
    account,
    fact,
    mine: a[fact],
    other: b[fact],
  }));
}

const FACTS: readonly FactName[] = [
  'issuer',
  'account',
  'accountType',
  'holder',
  'statementNumber',
  'from',
  'to',
  'issuedOn',
  'currency',
  'opening',
  'closing',
];
/** What tells a row apart weighs more. */
const WEIGHTS: Readonly<Record<ColumnName, number>> = {
  date: 0.2,
  valueDate: 0.05,
  description: 0.2,
  amount: 0.3,
  balance: 0.2,
  category: 0.05,
};
const COLUMNS: readonly ColumnName[] = [
  'date',
  'valueDate',
  'description',
  'amount',
  'balance',
  'category',
];

const cellOf = (row: Row, column: ColumnName, account: AccountStatement): Value => {
  switch (column) {
    case 'date':
    case 'valueDate':
      return date(row[column]);
    case 'amount':
    case 'balance':
      return money(row[column], account);
    case 'description':
    case 'category':
      return text(row[column]);
  }
};

function compareRows(
  account: number,
  mine: AccountStatement,
  other: AccountStatement,
  isPartial: boolean,
): { rows: number; same: number; differences: Difference[] } {
  const unlike = (row: Row, peer: Row): ColumnName[] =>
    COLUMNS.filter((column) => !isSame(cellOf(row, column, mine), cellOf(peer, column, other)));
  const alike = (row: Row, peer: Row): number => {
    const columns = unlike(row, peer);
    return columns.length === 0 ? 1 : 1 - columns.reduce((sum, column) => sum + WEIGHTS[column], 0);
  };
  const length = isPartial ? Math.min(mine.rows.length, other.rows.length) : Infinity;
  const pairs = align(mine.rows.slice(0, length), other.rows.slice(0, length), alike);
  const found = { rows: 0, same: 0, differences: [] as Difference[] };
  for (const [row, peer] of pairs) {
    if (row && peer) {
      const columns = unlike(row, peer);
      found.rows += 1;
      if (columns.length === 0) found.same += 1;
      for (const column of columns)
        found.differences.push({
          kind: 'cell',
          account,
          row,
          column,
          mine: cellOf(row, column, mine),
          other: cellOf(peer, column, other),
        });
    } else if (row) found.differences.push({ kind: 'row', account, row, onlyIn: 'mine' });
    else if (peer) found.differences.push({ kind: 'row', account, row: peer, onlyIn: 'other' });
  }
  return found;
}
