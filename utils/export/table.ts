import type { ExportRow, ExportStatement } from './export-statement';
import { minorToText } from './money';
import { oneLine } from './text';

/** What a cell holds, which decides how a spreadsheet gets it and whether the formula guard applies. */
export type CellKind = 'text' | 'date' | 'amount';

export type Column = {
  heading: string;
  kind: CellKind;
  /** The cells of a statement's rows as programs read them: ISO dates, decimal points. */
  cellsOf: (statement: ExportStatement) => (row: ExportRow) => string;
};

const ofRow =
  (cell: (row: ExportRow) => string): Column['cellsOf'] =>
  () =>
    cell;
const ofStatement =
  (fact: (statement: ExportStatement) => string): Column['cellsOf'] =>
  (statement) => {
    const text = fact(statement);
    return () => text;
  };
const amount =
  (field: 'amount' | 'balance'): Column['cellsOf'] =>
  ({ decimals }) =>
  (row) => {
    const minor = row[field];
    return minor === undefined ? '' : minorToText(minor, decimals);
  };
const foreignAmount = ({ foreign }: ExportRow): string =>
  foreign?.amount === undefined ? '' : String(foreign.amount + 0);

/** The columns that every table of ours has, in this order; headings are for programs, so they are never translated. */
export const COLUMNS: readonly Column[] = [
  { heading: 'Date', kind: 'date', cellsOf: ofRow((row) => row.date) },
  { heading: 'Value date', kind: 'date', cellsOf: ofRow((row) => row.valueDate ?? '') },
  { heading: 'Description', kind: 'text', cellsOf: ofRow((row) => row.description) },
  { heading: 'Amount', kind: 'amount', cellsOf: amount('amount') },
  { heading: 'Currency', kind: 'text', cellsOf: ofStatement(({ currency }) => currency ?? '') },
  { heading: 'Balance', kind: 'amount', cellsOf: amount('balance') },
  { heading: 'Category', kind: 'text', cellsOf: ofRow((row) => row.category ?? '') },
  { heading: 'Foreign amount', kind: 'amount', cellsOf: ofRow(foreignAmount) },
  {
    heading: 'Foreign currency',
    kind: 'text',
    cellsOf: ofRow((row) => oneLine(row.foreign?.currency ?? '')),
  },
  { heading: 'Account', kind: 'text', cellsOf: ofStatement(({ account }) => account) },
  { heading: 'Id', kind: 'text', cellsOf: ofRow((row) => row.id) },
];
const SOURCE: Column = {
  heading: 'Source',
  kind: 'text',
  cellsOf: ofStatement(({ source }) => oneLine(source)),
};
/** Marks the rows of the sandbox's answers. */
export const SANDBOX: Column = {
  heading: 'Sandbox',
  kind: 'text',
  cellsOf: ofStatement(({ isSandbox }) => (isSandbox ? 'SANDBOX' : '')),
};
/** Without these a table says nothing. */
const ALWAYS = new Set(['Date', 'Description', 'Amount']);

/** All columns, with the source where statements are merged: the same for every statement, for programs. */
export const allColumns = (statements: readonly ExportStatement[]): readonly Column[] =>
  statements.length > 1 ? [...COLUMNS, SOURCE] : COLUMNS;

/** The columns that hold something, for people. */
export const filledColumns = (statements: readonly ExportStatement[]): readonly Column[] =>
  allColumns(statements).filter(
    ({ heading, cellsOf }) =>
      ALWAYS.has(heading) ||
      statements.some((statement) => {
        const cell = cellsOf(statement);
        return statement.rows.some((row) => cell(row) !== '');
      }),
  );

/** Also full-width forms, which Excel with an East Asian input method reads as the operators. */
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/;
/** Numbers that a spreadsheet would round, shorten or write as a power: account numbers, ids. */
const LOSSY_NUMBER = /^(?:0\d+|\d{12,}|\d+e\d+)$/i;

/**
 * Text that a spreadsheet would run as a formula (OWASP, CSV injection) or read as another number gets a leading
 * apostrophe. For text cells of spreadsheet profiles only: an importer would keep the apostrophe.
 */
export const guardCell = (text: string): string =>
  FORMULA.test(text) || LOSSY_NUMBER.test(text) ? `'${text}` : text;
