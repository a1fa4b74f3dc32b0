import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { BARE, CARD, CASES, NEWEST_FIRST } from '@/test/support/exports/cases';
import { describeWith } from '@/test/support/exports/programs';
import { expectedRows, readBack, type ReadRow } from '@/test/support/exports/read-back';
import {
  parseTable,
  readCsv,
  readCsvkit,
  readExcelFile,
  readLibreOffice,
  readWorkbook,
  readXlsx2csv,
  toRows,
} from '@/test/support/exports/spreadsheet-readers';

const all = Object.entries({ ...CASES, bare: BARE, card: CARD, 'newest first': NEWEST_FIRST });
const nasty = CASES['nasty texts'] ?? BARE;

/** What the guard puts before a text that a spreadsheet would run. */
const guarded = (rows: readonly ReadRow[]): ReadRow[] =>
  rows.map((row) => ({
    ...row,
    description: /^[=+\-@]/.test(row.description) ? `'${row.description}` : row.description,
  }));
const sum = (rows: readonly ReadRow[]): number =>
  Math.round(rows.reduce((total, row) => total + Number(row.amount), 0) * 1000);

describe.each(['csv', 'firefly'] as const)('%s', (format) => {
  it.each(all)('%s: read by csv-parse', async (_, data) => {
    expect(toRows(await readBack(data, format, readCsv))).toEqual(expectedRows(data));
  });
});

describeWith(['csvclean', 'csvformat'], 'csv read by csvkit', () => {
  it.each(all)('%s', async (_, data) => {
    expect(toRows(await readBack(data, 'csv', readCsvkit))).toEqual(expectedRows(data));
  });
});

describe('csv-excel', () => {
  it('has the mark by which Excel knows UTF-8', async () => {
    const bytes = await readBack(nasty, 'csv-excel', (path) => readFile(path));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each([
    ['en-US', ',', '.'],
    ['de-DE', ';', ','],
    ['pt-BR', ';', ','],
    ['de-CH', ';', '.'],
    ['ar-EG', ',', '.'],
  ])('as %s reads it: cells apart by %s, decimals by %s', async (locale, separator, point) => {
    const table = await readBack(
      nasty,
      'csv-excel',
      async (path) => parseTable(await readFile(path, 'utf8'), separator),
      { locale },
    );
    const rows = toRows(
      table.map((row) => ({ ...row, Amount: (row['Amount'] ?? '').replace(point, '.') })),
    );
    expect(rows).toEqual(guarded(expectedRows(nasty)));
  });
});

describeWith(['soffice'], 'read by LibreOffice', () => {
  it.each(all)('csv, %s', async (_, data) => {
    const rows = toRows(await readBack(data, 'csv', readLibreOffice));
    expect(rows.map(({ date, amount, id }) => ({ date, amount, id }))).toEqual(
      expectedRows(data).map(({ date, amount, id }) => ({ date, amount, id })),
    );
  });

  it('csv-excel: no text is run as a formula', async () => {
    expect(toRows(await readBack(nasty, 'csv-excel', readLibreOffice))).toEqual(
      guarded(expectedRows(nasty)),
    );
  });

  it.each(all)('xlsx, %s: texts, dates, numbers, ids', async (_, data) => {
    expect(toRows(await readBack(data, 'xlsx', readLibreOffice))).toEqual(expectedRows(data));
  });
});

describeWith(['xlsx2csv'], 'xlsx read by xlsx2csv', () => {
  it.each(all)('%s', async (_, data) => {
    const rows = toRows(await readBack(data, 'xlsx', readXlsx2csv));
    expect(rows).toEqual(expectedRows(data));
  });
});

describe('xlsx read by read-excel-file', () => {
  it.each(all)('%s: dates are dates, amounts are numbers, ids are texts', async (_, data) => {
    const rows = await readBack(data, 'xlsx', readWorkbook);
    expect(rows).toEqual(expectedRows(data));
    expect(sum(rows)).toBe(sum(expectedRows(data)));
  });

  it('has a header that stays, a filter over the whole table, and no formula', async () => {
    const parts = await readBack(nasty, 'xlsx', async (path) => unzipSync(await readFile(path)));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet).toMatch(
      new RegExp(`<autoFilter ref="A1:[A-Z]${expectedRows(nasty).length + 1}"`),
    );
    expect(sheet).not.toMatch(/<f[ >]/);
  });

  it('tells the statement and its proof on the second sheet', async () => {
    const facts = await readBack(CARD, 'xlsx', (path) => readExcelFile(path, 2));
    const byLabel = new Map(facts.map(([label, value]) => [label, value]));
    expect(byLabel.get('Issuer')).toBe('Test Bank');
    expect(byLabel.get('Opening balance')).toBe(-250);
    expect(byLabel.get('Closing balance')).toBe(-44);
    expect(byLabel.get('Transactions')).toBe(3);
    expect(byLabel.get('Proof')).toBe('unchecked');
  });
});
