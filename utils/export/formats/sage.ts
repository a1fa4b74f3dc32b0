import { amountOf, presetFormat } from './preset';

/** Sage Accounting asks which column is which and how dates are written. */
export const sage = presetFormat({
  id: 'sage',
  name: 'Sage',
  hasIds: false,
  loses: ['currency', 'ids', 'balances', 'valueDates', 'categories'],
  dates: { order: 'dmy', fixed: false },
  columns: [
    ['Date', (row, { date }) => date(row)],
    ['Description', (row) => row.description],
    ['Amount', amountOf],
  ],
});
