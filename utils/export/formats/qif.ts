import { dateOrder, writeDate } from '../dates';
import type { ExportStatement } from '../export-statement';
import { rowFormat, type DateOrder } from '../format';
import { minorToText } from '../money';
import { slices } from '../slices';

/** What Quicken reads where nobody says otherwise. */
const OWN_ORDER: DateOrder = 'mdy';

function* records(statement: ExportStatement, order: DateOrder): Generator<string> {
  yield statement.kind === 'card' ? '!Type:CCard\r\n' : '!Type:Bank\r\n';
  for (const row of statement.rows)
    yield [
      `D${writeDate(row.date, order)}`,
      `T${minorToText(row.amount, statement.decimals)}`,
      ...(row.description === '' ? [] : [`P${row.description}`]),
      '^\r\n',
    ].join('\r\n');
}

/** Quicken's old interchange format: no currency, no id, dates in whatever order the reader is set to. */
export const qif = rowFormat({
  id: 'qif',
  name: 'QIF',
  extension: 'qif',
  mediaType: 'application/x-qif',
  accounts: 'onePerFile',
  order: 'oldestFirst',
  hasIds: false,
  loses: ['currency', 'ids', 'balances', 'valueDates', 'categories'],
  check: (_, options) => [{ kind: 'dateOrder', order: dateOrder(options, OWN_ORDER) }],
  write: ([statement], options) =>
    statement === undefined ? [] : slices(records(statement, dateOrder(options, OWN_ORDER))),
});
