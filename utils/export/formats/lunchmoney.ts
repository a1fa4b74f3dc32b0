import { amountOf, presetFormat } from './preset';

/** Lunch Money recognises these headings; it asks once whether a negative amount is an expense (it is). */
export const lunchmoney = presetFormat({
  id: 'lunchmoney',
  name: 'Lunch Money',
  hasIds: false,
  loses: ['currency', 'ids', 'balances', 'valueDates', 'categories'],
  dates: { order: 'ymd', fixed: true },
  columns: [
    ['date', (row, { date }) => date(row)],
    ['payee', (row) => row.description],
    ['amount', amountOf],
  ],
});
