import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bankStatement, envelopeOf } from '@/test/support/exports/statement-data';
import { prepare, type ExportOptions, type FormatId } from '@/utils/export';

const Cells = z.array(z.array(z.string()));
const data = bankStatement([
  { date: '2024-01-31', text: ['Shop "Q", Ltd', 'Card 12'], amount: -4.5 },
  { date: '2024-02-01', text: '=SUM(A1)', amount: 1000 },
  { date: '2024-02-02', text: 'Nothing', amount: 0 },
]);
const cellsOf = async (format: FormatId, options: ExportOptions = {}) => {
  const { files } = await prepare([{ envelope: envelopeOf(data) }], format, options);
  const text = new TextDecoder().decode(files[0]?.bytes);
  expect(text.endsWith('\r\n')).toBe(true);
  return Cells.parse(parse(text));
};
const TEXT = 'Shop "Q", Ltd Card 12';
const ID = /^[0-9a-f]{32}$/;

describe('the columns that programs import', () => {
  it('QuickBooks Online: three, no zero amounts', async () => {
    expect(await cellsOf('quickbooks')).toEqual([
      ['Date', 'Description', 'Amount'],
      ['01/31/2024', TEXT, '-4.50'],
      ['02/01/2024', '=SUM(A1)', '1000.00'],
    ]);
  });

  it('Xero: signed amount, our id as reference, no balance', async () => {
    const [header, ...rows] = await cellsOf('xero');
    expect(header).toEqual(['Date', 'Amount', 'Payee', 'Description', 'Reference']);
    expect(rows[0]).toEqual([
      '31/01/2024',
      '-4.50',
      'Shop "Q", Ltd',
      TEXT,
      expect.stringMatching(ID),
    ]);
  });

  it('YNAB: outflow and inflow, both positive', async () => {
    expect(await cellsOf('ynab')).toEqual([
      ['Date', 'Payee', 'Memo', 'Outflow', 'Inflow'],
      ['01/31/2024', TEXT, '', '4.50', ''],
      ['02/01/2024', '=SUM(A1)', '', '', '1000.00'],
      ['02/02/2024', 'Nothing', '', '', ''],
    ]);
  });

  it('FreeAgent: no header, no quotation mark or comma in a cell', async () => {
    expect(await cellsOf('freeagent', { dateOrder: 'mdy' })).toEqual([
      ['31/01/2024', '-4.50', 'Shop Q Ltd Card 12'],
      ['01/02/2024', '1000.00', '=SUM(A1)'],
      ['02/02/2024', '0.00', 'Nothing'],
    ]);
  });

  it.each([
    ['wave', ['Date', 'Description', 'Amount'], ['2024-01-31', TEXT, '-4.50']],
    ['sage', ['Date', 'Description', 'Amount'], ['31/01/2024', TEXT, '-4.50']],
    ['lunchmoney', ['date', 'payee', 'amount'], ['2024-01-31', TEXT, '-4.50']],
    [
      'monarch',
      'Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags'.split(','),
      ['2024-01-31', TEXT, '', 'Test Bank 3000', TEXT, '', '-4.50', ''],
    ],
  ] satisfies [FormatId, string[], string[]][])('%s', async (format, header, row) => {
    expect((await cellsOf(format)).slice(0, 2)).toEqual([header, row]);
  });

  it('dates are in the order of the locale where the program asks, unless said otherwise', async () => {
    const first = async (options: ExportOptions) => (await cellsOf('quickbooks', options))[1]?.[0];
    expect(await first({ locale: 'en-GB' })).toBe('31/01/2024');
    expect(await first({ locale: 'en-US' })).toBe('01/31/2024');
    expect(await first({ locale: 'sv-SE' })).toBe('2024-01-31');
    expect(await first({ locale: 'en-GB', dateOrder: 'mdy' })).toBe('01/31/2024');
  });
});

describe('Firefly III', () => {
  const Config = z.object({
    version: z.literal(3),
    date: z.literal('Y-m-d'),
    delimiter: z.literal('comma'),
    headers: z.literal(true),
    roles: z.array(z.string()),
    do_mapping: z.array(z.boolean()),
    duplicate_detection_method: z.literal('cell'),
    unique_column_index: z.number(),
    unique_column_type: z.literal('external-id'),
  });

  it('gets a role for each column, and finds duplicates by our id only', async () => {
    const { files } = await prepare([{ envelope: envelopeOf(data) }], 'firefly');
    const [table, config] = files.map((file) => new TextDecoder().decode(file.bytes));
    const [header = [], ...rows] = Cells.parse(parse(table ?? ''));
    const parsed = Config.parse(JSON.parse(config ?? ''));
    expect(files[1]?.name).toBe(files[0]?.name.replace(/csv$/, 'json'));
    expect(parsed.roles).toHaveLength(header.length);
    expect(parsed.do_mapping).toHaveLength(header.length);
    const roleOf = Object.fromEntries(header.map((name, index) => [name, parsed.roles[index]]));
    expect(roleOf).toMatchObject({
      Date: 'date_transaction',
      Description: 'description',
      Amount: 'amount',
      Currency: 'currency-code',
      Account: 'account-iban',
      Balance: '_ignore',
      Id: 'external-id',
    });
    const ids = rows.map((row) => row[parsed.unique_column_index]);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(ID);
  });
});
