import { strToU8 } from 'fflate';
import type { ExportStatement } from '../export-statement';
import { rowFormat } from '../format';
import { minorToText } from '../money';
import { packInSlices } from '../pack';
import { slices } from '../slices';
import { filledColumns, type Column } from '../table';
import { columnName, fixedParts, rowXml, sheetEnd, sheetStart, type SheetCell } from './xlsx-parts';

const SHEETS = ['Transactions', 'Statement'] as const;
/** Column widths in characters. */
const WIDTHS: Record<string, number> = { Description: 48, Id: 36, Account: 22, Source: 36 };
const WIDTH = 13;

const cellOf = (column: Column, text: string): SheetCell => {
  if (column.kind === 'amount') return { kind: 'amount', text };
  return column.kind === 'date' && text !== ''
    ? { kind: 'date', date: text }
    : { kind: 'text', text };
};

function* transactions(
  statements: readonly ExportStatement[],
  columns: readonly Column[],
  filter: string,
): Generator<string> {
  const widths = columns.map((column) => WIDTHS[column.heading] ?? WIDTH);
  yield sheetStart({ widths, frozenHeader: true });
  yield rowXml(
    columns.map((column) => ({ kind: 'text', text: column.heading, bold: true })),
    1,
  );
  let number = 1;
  for (const statement of statements) {
    const cells = columns.map((column) => ({ column, cell: column.cellsOf(statement) }));
    for (const row of statement.rows) {
      number += 1;
      yield rowXml(
        cells.map(({ column, cell }) => cellOf(column, cell(row))),
        number,
      );
    }
  }
  yield sheetEnd(filter);
}

const text = (value: string | undefined): SheetCell => ({ kind: 'text', text: value ?? '' });

/** What the statement says around its rows, and what was proven of them. */
const facts = (statement: ExportStatement): [label: string, value: SheetCell][] => {
  const amount = (minor: number | undefined): SheetCell =>
    minor === undefined
      ? text('')
      : { kind: 'amount', text: minorToText(minor, statement.decimals) };
  const { proof, judgement } = statement;
  return [
    ['Source', text(statement.source)],
    ['Issuer', text(statement.issuer.name)],
    ['Account', text(statement.account)],
    ['Account type', text(statement.accountType)],
    ['Holder', text(statement.holder.join(', '))],
    ['Statement number', text(statement.statementNumber)],
    ['From', { kind: 'date', date: statement.period.from }],
    ['To', { kind: 'date', date: statement.period.to }],
    ['Currency', text(statement.currency)],
    ['Opening balance', amount(statement.opening)],
    ['Closing balance', amount(statement.closing)],
    ['Transactions', { kind: 'amount', text: String(statement.rows.length) }],
    ['Proof', text(judgement.verdict)],
    ...(proof === undefined
      ? []
      : [
          ['Proven rows', text(`${proof.provenRows} of ${proof.rows}`)] as [string, SheetCell],
          ...proof.equations.map((equation): [string, SheetCell] => [
            equation.kind,
            text(`${equation.held} of ${equation.checked}`),
          ]),
        ]),
  ];
};

function* factSheet(statements: readonly ExportStatement[]): Generator<string> {
  yield sheetStart({ widths: [20, 48], frozenHeader: false });
  let number = 0;
  for (const statement of statements) {
    if (number > 0) number += 1;
    for (const [label, value] of facts(statement)) {
      number += 1;
      yield rowXml([{ kind: 'text', text: label, bold: true }, value], number);
    }
  }
  yield sheetEnd();
}

/** An Office Open XML package, compressed slice by slice. */
function* workbook(statements: readonly ExportStatement[]): Generator<Uint8Array> {
  const columns = filledColumns(statements);
  const rows = statements.reduce((sum, statement) => sum + statement.rows.length, 1);
  const last = columnName(columns.length - 1);
  const parts: Record<string, Iterable<string>> = {
    ...Object.fromEntries(
      Object.entries(fixedParts(SHEETS, `${SHEETS[0]}!$A$1:$${last}$${rows}`)).map(
        ([path, xml]) => [path, [xml]],
      ),
    ),
    'xl/worksheets/sheet1.xml': slices(transactions(statements, columns, `A1:${last}${rows}`)),
    'xl/worksheets/sheet2.xml': slices(factSheet(statements)),
  };
  yield* packInSlices(Object.entries(parts).map(([path, xml]) => [path, inBytes(xml)] as const));
}

function* inBytes(xml: Iterable<string>): Generator<Uint8Array> {
  for (const part of xml) yield strToU8(part);
}

/** A workbook with real dates and numbers, ids as text, a filtered table, and a second sheet with the proof. */
export const xlsx = rowFormat({
  id: 'xlsx',
  name: 'Excel (XLSX)',
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  accounts: 'mergeable',
  order: 'printed',
  hasIds: true,
  loses: [],
  write: (statements) => workbook(statements),
});
