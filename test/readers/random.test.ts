import { readFile } from 'node:fs/promises';
import { assert, asyncProperty } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMt940, validateCamt } from '@/test/support/exports/bank-readers';
import { readBeancount, readHledger, readLedger } from '@/test/support/exports/journal-readers';
import { readOfxdump, readOfxparse, TIME_ZONES } from '@/test/support/exports/ofx-readers';
import { describeWith } from '@/test/support/exports/programs';
import { randomStatement } from '@/test/support/exports/random';
import {
  expectedRows,
  plainAmount,
  readBack,
  sorted,
  type ReadRow,
} from '@/test/support/exports/read-back';
import { asSkroogeKeeps, readSkrooge } from '@/test/support/exports/skrooge';
import {
  parseTable,
  readCsv,
  readCsvkit,
  readLibreOffice,
  readWorkbook,
  readXlsx2csv,
  toRows,
} from '@/test/support/exports/spreadsheet-readers';
import type { ExportOptions, FormatId } from '@/utils/export';

/** Any statement comes back as it went: the same rows on the same days with the same amounts and ids. */
const comesBack = async (
  format: FormatId,
  read: (path: string) => Promise<ReadRow[]>,
  fields: readonly (keyof ReadRow)[],
  numRuns: number,
  /** What the reader or the format is known to keep of a row. */
  asKept: (rows: readonly ReadRow[]) => readonly ReadRow[] = (rows) => rows,
  options: ExportOptions = {},
): Promise<void> => {
  await assert(
    asyncProperty(randomStatement(), async (data) => {
      const rows = await readBack(data, format, read, options);
      expect(sorted(rows, ...fields)).toEqual(sorted(asKept(expectedRows(data)), ...fields));
    }),
    { numRuns },
  );
};

/** What the guard puts before a text that a spreadsheet would run or shorten. */
const guarded = (rows: readonly ReadRow[]): ReadRow[] =>
  rows.map((row) => ({
    ...row,
    description: /^(?:[=+\-@＝＋－＠]|0\d+$|\d{12,}$|\d+e\d+$)/i.test(row.description)
      ? `'${row.description}`
      : row.description,
  }));
const readTsv = async (path: string): Promise<ReadRow[]> =>
  toRows(parseTable(await readFile(path, 'utf8'), '\t', { quote: false }));

/** An importer's own table, whose columns are these. */
const readPreset =
  ({ date, amount, description }: Record<'date' | 'amount' | 'description', string>) =>
  async (path: string): Promise<ReadRow[]> =>
    (await readCsv(path)).map((row) => ({
      date: row[date] ?? '',
      amount: plainAmount(row[amount] ?? ''),
      description: row[description] ?? '',
      id: row['Reference'] ?? '',
    }));
const SIMPLE = { date: 'Date', amount: 'Amount', description: 'Description' };
const PRESETS = {
  quickbooks: SIMPLE,
  xero: SIMPLE,
  wave: SIMPLE,
  lunchmoney: { date: 'date', amount: 'amount', description: 'payee' },
  monarch: { date: 'Date', amount: 'Amount', description: 'Merchant' },
} as const;

const FACTS = ['date', 'amount', 'id'] as const;
const ALL = [...FACTS, 'description'] as const;

describe('random statements', () => {
  it('csv read by csv-parse', () =>
    comesBack('csv', async (path) => toRows(await readCsv(path)), ALL, 200));

  it('csv-excel read by csv-parse', () =>
    comesBack('csv-excel', async (path) => toRows(await readCsv(path)), ALL, 100, guarded));

  it('tsv read by csv-parse', () => comesBack('tsv', readTsv, ALL, 100, guarded));

  it('firefly read by csv-parse', () =>
    comesBack('firefly', async (path) => toRows(await readCsv(path)), ALL, 100));

  it.each(['quickbooks', 'xero', 'wave', 'lunchmoney', 'monarch'] as const)(
    '%s read by csv-parse',
    (format) =>
      comesBack(
        format,
        readPreset(PRESETS[format]),
        format === 'xero' ? ALL : ['date', 'amount', 'description'],
        50,
        (rows) => rows.filter(({ amount }) => format !== 'quickbooks' || amount !== '0'),
        { dateOrder: 'ymd' },
      ),
  );

  it('ynab read by csv-parse: in and out in columns of their own', () =>
    comesBack(
      'ynab',
      async (path) =>
        (await readCsv(path)).map((row) => ({
          date: row['Date'] ?? '',
          amount: plainAmount(row['Inflow'] || (row['Outflow'] ? `-${row['Outflow']}` : '0')),
          description: row['Payee'] ?? '',
          id: '',
        })),
      ['date', 'amount', 'description'],
      50,
      (rows) => rows,
      { dateOrder: 'ymd' },
    ));

  it('xlsx read by read-excel-file', () => comesBack('xlsx', readWorkbook, ALL, 50));

  it('mt940 read by mt940js, which rounds to two decimals', async () => {
    await assert(
      asyncProperty(randomStatement(['EUR', 'JPY']), async (data) => {
        const { rows } = await readBack(data, 'mt940', readMt940);
        const expected = expectedRows(data).map((row) => ({ ...row, id: row.id.slice(0, 16) }));
        expect(sorted(rows, ...FACTS)).toEqual(sorted(expected, ...FACTS));
      }),
      { numRuns: 100 },
    );
  });
});

describeWith(['csvclean', 'csvformat'], 'random statements, csvkit', () => {
  it('csv', () => comesBack('csv', async (path) => toRows(await readCsvkit(path)), ALL, 10));
});

/** libofx prints two decimals, whatever the currency. */
const twoDecimals = (rows: readonly ReadRow[]): ReadRow[] =>
  rows.map((row) => ({ ...row, amount: plainAmount(Number(row.amount).toFixed(2)) }));

describeWith(['ofxdump'], 'random statements, libofx', () => {
  it.each(['ofx', 'qfx', 'qbo', 'actual'] as const)('%s, in any of six time zones', (format) => {
    let run = 0;
    return comesBack(
      format,
      async (path) => {
        const zone = TIME_ZONES[run++ % TIME_ZONES.length] ?? 'UTC';
        return twoDecimals((await readOfxdump(path, zone)).rows);
      },
      FACTS,
      24,
      twoDecimals,
    );
  });
});

const moving = (rows: readonly ReadRow[]): ReadRow[] => rows.filter(({ amount }) => amount !== '0');

describeWith(['skroogeconvert'], 'random statements, Skrooge', () => {
  it('qif', () =>
    comesBack('qif', readSkrooge, ['date', 'amount'], 5, asSkroogeKeeps, { dateOrder: 'ymd' }));
  it('ofx', () => comesBack('ofx', readSkrooge, FACTS, 5, asSkroogeKeeps));
  it('mt940, but for rows that move nothing: of an account at zero it leaves them out', () =>
    comesBack(
      'mt940',
      async (path) => moving(await readSkrooge(path)),
      ['date', 'amount'],
      5,
      (rows) => moving(asSkroogeKeeps(rows)),
      { currency: 'EUR' },
    ));
});

describeWith(['soffice'], 'random statements, LibreOffice', () => {
  it('xlsx', () => comesBack('xlsx', async (path) => toRows(await readLibreOffice(path)), ALL, 3));
  it('csv', () => comesBack('csv', async (path) => toRows(await readLibreOffice(path)), FACTS, 3));
});

describeWith(['python3-ofxparse'], 'random statements, ofxparse', () => {
  it('ofx', () => comesBack('ofx', async (path) => (await readOfxparse(path)).rows, FACTS, 30));
  it('qfx', () => comesBack('qfx', async (path) => (await readOfxparse(path)).rows, FACTS, 30));
});

describeWith(['hledger'], 'random statements, hledger', () => {
  it('hledger', () =>
    comesBack('hledger', async (path) => (await readHledger(path)).rows, FACTS, 30));
});

describeWith(['ledger'], 'random statements, Ledger', () => {
  it('ledger', () => comesBack('ledger', readLedger, FACTS, 30));
});

describeWith(['bean-check', 'bean-query'], 'random statements, Beancount', () => {
  it('beancount', () => comesBack('beancount', readBeancount, FACTS, 10));
});

describeWith(['xlsx2csv'], 'random statements, xlsx2csv', () => {
  it('xlsx', () => comesBack('xlsx', async (path) => toRows(await readXlsx2csv(path)), ALL, 20));
});

describeWith(['xmllint'], 'random statements, xmllint', () => {
  it('camt053', async () => {
    await assert(
      asyncProperty(randomStatement(), async (data) => {
        await readBack(data, 'camt053', validateCamt);
      }),
      { numRuns: 50 },
    );
  });
});
