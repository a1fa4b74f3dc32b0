import { addDays } from '../dates';
import type { ExportRow, ExportStatement } from '../export-statement';
import { rowFormat } from '../format';
import { minorToText } from '../money';
import { slices } from '../slices';
import { asciiToken, oneLine } from '../text';
import { NO_CURRENCY } from './demands';

/** Below every minor unit: the balance must hold exactly. */
const TOLERANCE = '0.001';
const EQUITY = 'Equity:Opening-Balances';

/** `Assets:Bank:StandardBank:1234`: components begin with a capital or digit, and hold ASCII only. */
const accountName = (statement: ExportStatement): string => {
  const component = (text: string): string => {
    const token = asciiToken(text);
    return token.charAt(0).toUpperCase() + token.slice(1);
  };
  return [
    statement.kind === 'card' ? 'Liabilities:Card' : 'Assets:Bank',
    component(statement.issuer.name) || component(statement.issuer.id) || 'Unknown',
    component(statement.last4),
  ]
    .filter((part) => part !== '')
    .join(':');
};

const quoted = (text: string): string =>
  `"${oneLine(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const transaction = (row: ExportRow, account: string, money: (minor: number) => string): string =>
  [
    `${row.date} * ${quoted(row.description)}`,
    `  fitid: ${quoted(row.id)}`,
    `  ${account}  ${money(row.amount)}`,
    `  ${row.amount < 0 ? 'Expenses:Unknown' : 'Income:Unknown'}`,
    '\n',
  ].join('\n');

/** Whether opening plus amounts is closing: only then may the file say so. */
const ties = ({ opening, closing, rows }: ExportStatement): boolean =>
  opening !== undefined &&
  closing !== undefined &&
  rows.reduce((sum, row) => sum + row.amount, opening) === closing;

function* ledgerOf(statement: ExportStatement, currency: string): Generator<string> {
  const { opening, closing, period, rows, decimals } = statement;
  const account = accountName(statement);
  const money = (minor: number): string => `${minorToText(minor, decimals)} ${currency}`;
  const firstDay = [period.from, ...rows.slice(0, 1).map((row) => row.date)].toSorted()[0];
  const start = addDays(firstDay ?? period.from, -1);
  const lastDay = [period.to, ...rows.slice(-1).map((row) => row.date)].toSorted().at(-1);
  yield `; ${oneLine(statement.source)}\n\n`;
  for (const name of [account, EQUITY, 'Expenses:Unknown', 'Income:Unknown'])
    yield `${start} open ${name}\n`;
  if (opening !== undefined)
    yield `\n${start} * "Opening balance"\n  ${account}  ${money(opening)}\n  ${EQUITY}\n`;
  yield '\n';
  for (const row of rows) yield transaction(row, account, money);
  // A balance directive states the start of its day, so the closing balance belongs to the day after.
  if (closing !== undefined && ties(statement))
    yield `${addDays(lastDay ?? period.to, 1)} balance ${account}  ${minorToText(closing, decimals)} ~ ${TOLERANCE} ${currency}\n`;
}

/** Beancount's ledger, one file per account, complete in itself. */
export const beancount = rowFormat({
  id: 'beancount',
  name: 'Beancount',
  extension: 'beancount',
  mediaType: 'text/x-beancount',
  accounts: 'onePerFile',
  order: 'oldestFirst',
  hasIds: true,
  loses: ['balances', 'valueDates', 'categories'],
  check: (statement, options) => [
    ...(statement.currency === undefined && options.currency === undefined
      ? [{ kind: 'noCurrency', source: statement.source, assumed: NO_CURRENCY } as const]
      : []),
    ...(statement.closing === undefined || ties(statement)
      ? []
      : [{ kind: 'assertionsLeftOut', source: statement.source, rows: 1 } as const]),
  ],
  write: ([statement], options) =>
    statement === undefined
      ? []
      : slices(ledgerOf(statement, statement.currency ?? options.currency ?? NO_CURRENCY)),
});
