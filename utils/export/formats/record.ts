import type { ExportRow, ExportStatement } from '../export-statement';
import { allColumns, type Column } from '../table';

const NEEDS_QUOTES = /[",;\r\n]/;

const quoted = (cell: string): string =>
  NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * One RFC 4180 record with its CRLF. Our own, because csv-stringify takes several times as long as JSON
 * for the same rows (docs/decisions/exports.md).
 */
export const csvRecord = (cells: readonly string[], separator = ','): string =>
  `${cells.map(quoted).join(separator)}\r\n`;

/** Dates and amounts hold nothing to quote. */
const writerOf = ({ kind, cellsOf }: Column, statement: ExportStatement) => {
  const cell = cellsOf(statement);
  if (kind !== 'text') return cell;
  // Many columns say the same in each row.
  let last = '';
  let written = '';
  return (row: ExportRow): string => {
    const text = cell(row);
    if (text !== last) {
      last = text;
      written = quoted(text);
    }
    return written;
  };
};

/** Our table as CSV, for programs: every column, whether filled or not. */
export function* csvTable(statements: readonly ExportStatement[]): Generator<string> {
  const columns = allColumns(statements);
  yield csvRecord(columns.map((column) => column.heading));
  for (const statement of statements) {
    const [first, ...others] = columns.map((column) => writerOf(column, statement));
    for (const row of statement.rows) {
      let record = first?.(row) ?? '';
      for (const write of others) record += `,${write(row)}`;
      yield `${record}\r\n`;
    }
  }
}
