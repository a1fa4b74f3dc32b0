import { compactDate } from '../dates';
import { bookBalances, type ExportRow, type ExportStatement } from '../export-statement';
import { rowFormat } from '../format';
import { minorToText } from '../money';
import { slices } from '../slices';
import { fitAccount } from '../text';
import { checkBothBalances, NO_CURRENCY } from './demands';

/** SWIFT field lengths: account of :25:, reference after `//`, :86: of six lines of 65. */
const ACCOUNT = 35;
const REFERENCE = 16;
const LINES = 6;
const LINE = 65;
const NO_TEXT = 'NOTPROVIDED';

/** SWIFT's character set x; braces are its block marks. Anything else becomes a full stop. */
const swiftText = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Of an account's number, letters, digits and what parts its groups: readers look it up as it is. */
const accountText = (text: string): string => swiftText(text).replace(/[^A-Za-z0-9/. -]/g, '.');

/** How far back from a line's end to look for a better place to cut. */
const BACK = 20;
const NO_START = /^[-: ]+/;

/** Where to cut a line, so that the next begins neither like a field (`:`), nor like the end (`-`), nor with a space. */
const lineEnd = (text: string): number => {
  for (let end = LINE; end > LINE - BACK; end -= 1) if (!NO_START.test(text.slice(end))) return end;
  return LINE;
};

const dots = (marks: string): string => '.'.repeat(marks.length);

/** Up to six lines, each readable as nothing but text. */
const narrative = (text: string): string => {
  const lines: string[] = [];
  let rest = swiftText(text).replace(NO_START, dots) || NO_TEXT;
  while (rest !== '' && lines.length < LINES) {
    const end = rest.length > LINE ? lineEnd(rest) : rest.length;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).replace(NO_START, dots);
  }
  return lines.join('\r\n');
};

/** `1234,50`: a comma always, also where the currency has no decimals. */
const swiftAmount = (minor: number, decimals: number): string => {
  const text = minorToText(Math.abs(minor), decimals, ',');
  return decimals === 0 ? `${text},` : text;
};

const mark = (minor: number): 'C' | 'D' => (minor < 0 ? 'D' : 'C');

const balance = (
  tag: '60F' | '62F',
  date: string,
  minor: number,
  currency: string,
  decimals: number,
): string =>
  `:${tag}:${mark(minor)}${compactDate(date).slice(2)}${currency}${swiftAmount(minor, decimals)}\r\n`;

const entry = (row: ExportRow, decimals: number): string => {
  const value = compactDate(row.valueDate ?? row.date).slice(2);
  const booked = compactDate(row.date).slice(4);
  const amount = `${mark(row.amount)}${swiftAmount(row.amount, decimals)}`;
  return (
    `:61:${value}${booked}${amount}NMSCNONREF//${row.id.slice(0, REFERENCE)}\r\n` +
    `:86:${narrative(row.description)}\r\n`
  );
};

function* message(statement: ExportStatement, currency: string): Generator<string> {
  const { period, decimals } = statement;
  const { opening, closing } = bookBalances(statement);
  const number = statement.statementNumber?.replace(/\D/g, '').slice(-5);
  yield `:20:${compactDate(period.from)}${compactDate(period.to)}\r\n`;
  yield `:25:${fitAccount(accountText(statement.account), ACCOUNT) || NO_TEXT}\r\n`;
  yield `:28C:${number || '1'}\r\n`;
  yield balance('60F', period.from, opening, currency, decimals);
  for (const row of statement.rows) yield entry(row, decimals);
  yield balance('62F', period.to, closing, currency, decimals);
  yield '-\r\n';
}

/** SWIFT's customer statement, which accounting programs of Europe, Africa and Asia read. */
export const mt940 = rowFormat({
  id: 'mt940',
  name: 'MT940',
  extension: 'sta',
  mediaType: 'application/x-mt940',
  limits: { description: LINES * LINE, account: ACCOUNT },
  accounts: 'onePerFile',
  order: 'oldestFirst',
  ascii: true,
  hasIds: true,
  loses: ['balances', 'categories'],
  check: checkBothBalances,
  write: ([statement], options) =>
    statement === undefined
      ? []
      : slices(message(statement, statement.currency ?? options.currency ?? NO_CURRENCY)),
});
