import { amountOf, presetFormat } from './preset';

/** Wave asks which column is which; ISO dates leave nothing to guess. */
export const wave = presetFormat({
  id: 'wave',
  name: 'Wave',
  hasIds: false,
  loses: ['currency', 'ids', 'balances', 'valueDates', 'categories'],
  dates: { order: 'ymd', fixed: true },
  columns: [
    ['Date', (row, { date }) => date(row)],
    ['Description', (row) => row.description],
    ['Amount', amountOf],
  ],
});
