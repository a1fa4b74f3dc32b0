import type { AccountStatement, Row } from '@/utils/export';
import { align } from './align';
import type { ColumnName, Difference } from './difference';
import { date, isSame, money, text, type Value } from './value';

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

/** The rows of an account: how many stand in both, how many are the same, and what differs. */
export function compareRows(
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
