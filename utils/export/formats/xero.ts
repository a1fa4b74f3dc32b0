import { oneLine } from '../text';
import { amountOf, presetFormat } from './preset';

/** Xero's statement template; at most 1,000 lines a file, no balances. Asks for the date order where it is ambiguous. */
export const xero = presetFormat({
  id: 'xero',
  name: 'Xero',
  hasIds: true,
  loses: ['currency', 'balances', 'valueDates', 'categories'],
  limits: { rows: 1000 },
  dates: { order: 'dmy', fixed: false },
  columns: [
    ['Date', (row, { date }) => date(row)],
    ['Amount', amountOf],
    ['Payee', (row) => oneLine(row.lines[0] ?? '')],
    ['Description', (row) => row.description],
    ['Reference', (row) => row.id],
  ],
});
