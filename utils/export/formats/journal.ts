import type { ExportRow, ExportStatement } from '../export-statement';
import { rowFormat, type RowFormat } from '../format';
import { minorToText } from '../money';
import { slices } from '../slices';
import { oneLine } from '../text';

/** How the two plain-text journals differ. */
export type JournalDialect = {
  facts: Pick<RowFormat, 'id' | 'name' | 'extension' | 'mediaType'>;
  /** What stands at the top of the file. */
  preamble: string;
};

/** Marks that the readers give a meaning: comments, account levels, codes, virtual postings, payee notes. */
const plain = (text: string): string => oneLine(text.replace(/[;|:()[\]{}"@=*!~#%<>\\]/g, ' '));

/** `assets:bank:Standard Bank:1234`; the person renames it once. */
const accountName = (statement: ExportStatement): string =>
  [
    statement.kind === 'card' ? 'liabilities:card' : 'assets:bank',
    plain(statement.issuer.name) || 'unknown',
    plain(statement.last4),
  ]
    .filter((part) => part !== '')
    .join(':');

/** A posting's text must not look like a comment, a status (`*`, `!`) or a code (`(`) where it begins. */
const journalText = (text: string): string =>
  oneLine(text.replace(/[;|]/g, ',')).replace(/^[*!(=~%#;\s]+/, '') || '-';

/** Three letters, so that no reader takes it for a number or a lot. */
const money = (minor: number, statement: ExportStatement): string =>
  [statement.currency, minorToText(minor, statement.decimals)].filter(Boolean).join(' ');

/** The balance after a row, asserted only where the statement prints one that follows from the amounts. */
const isAsserted = (row: ExportRow): boolean =>
  row.balance !== undefined && row.balance === row.running;

const transaction = (row: ExportRow, statement: ExportStatement, account: string): string => {
  const asserted = isAsserted(row) ? ` = ${money(row.running ?? 0, statement)}` : '';
  const other = row.amount < 0 ? 'expenses:unknown' : 'income:unknown';
  return [
    `${row.date} ${journalText(row.description)}`,
    `    ; id: ${row.id}`,
    `    ${account}  ${money(row.amount, statement)}${asserted}`,
    `    ${other}`,
    '\n',
  ].join('\n');
};

/**
 * The opening balance is assigned, not added: it posts what is missing, which is nothing where the journal
 * already holds the rows before. It stands on the day of the first row, which may be before the period or,
 * where only what is new is written, in the middle of it.
 */
const opening = (statement: ExportStatement, account: string): string =>
  statement.opening === undefined
    ? ''
    : [
        `${statement.rows[0]?.date ?? statement.period.from} opening balance`,
        `    ${account}  = ${money(statement.opening, statement)}`,
        '    equity:opening balances',
        '\n',
      ].join('\n');

function* journal(statement: ExportStatement, preamble: string): Generator<string> {
  const account = accountName(statement);
  yield `${preamble}; ${oneLine(statement.source)}\n\n`;
  yield opening(statement, account);
  for (const row of statement.rows) yield transaction(row, statement, account);
}

/** A journal of hledger or Ledger. */
export const journalFormat = ({ facts, preamble }: JournalDialect): RowFormat =>
  rowFormat({
    ...facts,
    accounts: 'onePerFile',
    order: 'oldestFirst',
    hasIds: true,
    loses: ['valueDates', 'categories'],
    check: (statement) => {
      const refuted = statement.rows.filter(
        (row) => row.balance !== undefined && !isAsserted(row),
      ).length;
      return refuted === 0
        ? []
        : [{ kind: 'assertionsLeftOut', source: statement.source, rows: refuted }];
    },
    write: ([statement]) => (statement === undefined ? [] : slices(journal(statement, preamble))),
  });
