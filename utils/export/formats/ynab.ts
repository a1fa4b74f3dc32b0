import type { ExportRow } from '../export-statement';
import { minorToText } from '../money';
import { presetFormat } from './preset';

/** The amount where the row moves money this way, else nothing; both columns are positive. */
const flow =
  (sign: 1 | -1) =>
  (row: ExportRow, { statement }: { statement: { decimals: number } }): string =>
    row.amount * sign > 0 ? minorToText(row.amount * sign, statement.decimals) : '';

/** YNAB's file import. */
export const ynab = presetFormat({
  id: 'ynab',
  name: 'YNAB',
  hasIds: false,
  loses: ['currency', 'ids', 'balances', 'valueDates', 'categories'],
  dates: { order: 'mdy', fixed: false },
  columns: [
    ['Date', (row, { date }) => date(row)],
    ['Payee', (row) => row.description],
    ['Memo', () => ''],
    ['Outflow', flow(-1)],
    ['Inflow', flow(1)],
  ],
});
