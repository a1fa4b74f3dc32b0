import { statementLabel } from '../file-name';
import { amountOf, presetFormat } from './preset';

/** Monarch's own export columns, which are the ones that it imports; expenses are negative. */
export const monarch = presetFormat({
  id: 'monarch',
  name: 'Monarch',
  hasIds: false,
  loses: ['currency', 'ids', 'balances', 'valueDates', 'categories'],
  dates: { order: 'ymd', fixed: true },
  columns: [
    ['Date', (row, { date }) => date(row)],
    ['Merchant', (row) => row.description],
    ['Category', () => ''],
    ['Account', (_, { statement }) => statementLabel(statement, '{issuer} {account-last4}')],
    ['Original Statement', (row) => row.description],
    ['Notes', () => ''],
    ['Amount', amountOf],
    ['Tags', () => ''],
  ],
});
