import { amountOf, presetFormat } from './preset';

/** QuickBooks Online's three columns; it refuses zero amounts and files above 350 KB, and asks for the date order. */
export const quickbooks = presetFormat({
  id: 'quickbooks',
  name: 'QuickBooks Online',
  hasIds: false,
  loses: ['currency', 'ids', 'balances', 'valueDates', 'categories'],
  limits: { bytes: 350_000 },
  dates: { order: 'mdy', fixed: false },
  refusesZero: true,
  columns: [
    ['Date', (row, { date }) => date(row)],
    ['Description', (row) => row.description],
    ['Amount', amountOf],
  ],
});
