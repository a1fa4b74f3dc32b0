import { rowFormat } from '../format';
import { slices } from '../slices';
import { csvTable } from './record';

/** RFC 4180, UTF-8 without a mark, ISO dates, decimal points, the same columns always: for scripts and programs. */
export const csv = rowFormat({
  id: 'csv',
  name: 'CSV',
  extension: 'csv',
  mediaType: 'text/csv',
  accounts: 'mergeable',
  order: 'printed',
  hasIds: true,
  loses: [],
  write: (statements) => slices(csvTable(statements)),
});
