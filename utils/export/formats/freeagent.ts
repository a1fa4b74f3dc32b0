import { oneLine } from '../text';
import { amountOf, presetFormat } from './preset';

/** FreeAgent: no header, dd/mm/yyyy, amount, description; it reads neither quotes nor commas inside a cell. */
export const freeagent = presetFormat({
  id: 'freeagent',
  name: 'FreeAgent',
  hasIds: false,
  loses: ['currency', 'ids', 'balances', 'valueDates', 'categories'],
  dates: { order: 'dmy', fixed: true },
  header: false,
  columns: [
    ['Date', (row, { date }) => date(row)],
    ['Amount', amountOf],
    ['Description', (row) => oneLine(row.description.replace(/[",;]/g, ' '))],
  ],
});
