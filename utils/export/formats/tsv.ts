import type { ExportRow, ExportStatement } from '../export-statement';
import { rowFormat } from '../format';
import { slices } from '../slices';
import { filledColumns, guardCell, type Column } from '../table';
import { escapeMarkup } from '../text';

/** A column's cells as a spreadsheet is handed them: one line, no tab, no formula. */
const spreadsheetCells = ({ kind, cellsOf }: Column, statement: ExportStatement) => {
  const cell = cellsOf(statement);
  return kind === 'text'
    ? (row: ExportRow): string => guardCell(cell(row).replace(/[\t\r\n]+/g, ' '))
    : cell;
};

/** The table's body, each row's cells joined by the flavour. */
function* body(
  statements: readonly ExportStatement[],
  columns: readonly Column[],
  join: (cells: string[]) => string,
): Generator<string> {
  for (const statement of statements) {
    const cells = columns.map((column) => spreadsheetCells(column, statement));
    for (const row of statement.rows) yield join(cells.map((cell) => cell(row)));
  }
}

function* lines(
  statements: readonly ExportStatement[],
  marks: readonly Column[],
): Generator<string> {
  const columns = [...filledColumns(statements), ...marks];
  yield `${columns.map((column) => column.heading).join('\t')}\n`;
  yield* body(statements, columns, (cells) => `${cells.join('\t')}\n`);
}

/** @param marks Columns after those that hold something. */
export const tsvText = (
  statements: readonly ExportStatement[],
  marks: readonly Column[] = [],
): Iterable<string> => slices(lines(statements, marks));

/** Tab-separated, one line a row: what Sheets and Excel take from the clipboard as text. */
export const tsv = rowFormat({
  id: 'tsv',
  name: 'TSV',
  extension: 'tsv',
  mediaType: 'text/tab-separated-values',
  accounts: 'mergeable',
  order: 'printed',
  hasIds: true,
  loses: [],
  write: (statements) => tsvText(statements),
});

function* htmlLines(
  statements: readonly ExportStatement[],
  marks: readonly Column[],
): Generator<string> {
  const columns = [...filledColumns(statements), ...marks];
  const cell = (tag: 'th' | 'td', text: string): string => `<${tag}>${escapeMarkup(text)}</${tag}>`;
  const head = columns.map((column) => cell('th', column.heading)).join('');
  yield `<table><thead><tr>${head}</tr></thead><tbody>`;
  yield* body(
    statements,
    columns,
    (cells) => `<tr>${cells.map((text) => cell('td', text)).join('')}</tr>`,
  );
  yield '</tbody></table>';
}

/** The same table as HTML, for the clipboard's other flavour. */
export const htmlTable = (
  statements: readonly ExportStatement[],
  marks: readonly Column[] = [],
): Iterable<string> => slices(htmlLines(statements, marks));
