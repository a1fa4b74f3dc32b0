import type { ExportStatement } from '../export-statement';
import { rowFormat, type ExportOptions } from '../format';
import { slices } from '../slices';
import { filledColumns, guardCell, type CellKind } from '../table';
import { csvRecord } from './record';

/** Excel takes a file for UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Excel splits at `;` wherever the decimal is a comma, and in these regions too. */
const SEMICOLON_REGIONS = new Set(['CH', 'LI']);

const profile = (locale: string): { separator: string; point: string } => {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return {
    separator: isComma || SEMICOLON_REGIONS.has(region) ? ';' : ',',
    point: isComma ? ',' : '.',
  };
};

function* records(
  statements: readonly ExportStatement[],
  options: ExportOptions,
): Generator<string> {
  const { separator, point } = profile(options.locale ?? 'en');
  const write: Record<CellKind, (text: string) => string> = {
    text: guardCell,
    date: (text) => text,
    amount: (text) => text.replace('.', point),
  };
  const columns = filledColumns(statements);
  const headings = columns.map((column) => column.heading);
  yield BYTE_ORDER_MARK + csvRecord(headings, separator);
  for (const statement of statements) {
    const cells = columns.map(({ kind, cellsOf }) => ({ kind, cell: cellsOf(statement) }));
    for (const row of statement.rows)
      yield csvRecord(
        cells.map(({ kind, cell }) => write[kind](cell(row))),
        separator,
      );
  }
}

/** CSV as a double click in this locale's Excel reads it; text that would run as a formula is guarded. */
export const csvExcel = rowFormat({
  id: 'csv-excel',
  name: 'CSV (Excel)',
  extension: 'csv',
  mediaType: 'text/csv',
  accounts: 'mergeable',
  order: 'printed',
  hasIds: true,
  loses: [],
  write: (statements, options) => slices(records(statements, options)),
});
