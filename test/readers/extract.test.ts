import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMt940, validateCamt } from '@/test/support/exports/bank-readers';
import { readBeancount, readHledger, readLedger } from '@/test/support/exports/journal-readers';
import { readOfxdump } from '@/test/support/exports/ofx-readers';
import { describeWith } from '@/test/support/exports/programs';
import { expectedRows, sorted, type ReadRow } from '@/test/support/exports/read-back';
import { readSkrooge } from '@/test/support/exports/skrooge';
import { readCsv, readXlsx2csv, toRows } from '@/test/support/exports/spreadsheet-readers';
import { runProgram } from '@/test/support/service';
import { PRESETS } from '@/test/statements';
import { SuccessEnvelope } from '@/utils/contract';
import { FORMAT_IDS, formatById, type FormatId } from '@/utils/export';

/** What `npm run extract -- …` writes and how it ends. */
async function extract(...args: string[]): Promise<{ code: number; out: Buffer; err: string }> {
  const child = runProgram('cli/extract.ts', {}, args);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number>((resolve) => child.on('close', resolve));
  return { code, out: Buffer.concat(chunks), err: child.output().err };
}

let folder = '';
let pdf = '';
let source: ReadRow[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterfoil-extract-'));
  pdf = join(folder, 'statement.pdf');
  const made = await PRESETS.find(({ id }) => id === 'current-account')?.make();
  await writeFile(pdf, made?.pdf ?? new Uint8Array());
  const { out } = await extract(pdf);
  const { data } = SuccessEnvelope.parse(JSON.parse(out.toString()));
  source = expectedRows(data);
  expect(source).toHaveLength(made?.truth?.accounts[0]?.rows.length ?? 0);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(FORMAT_IDS)('extract --format %s', (format) => {
  it('writes the same to standard output as with --out', async () => {
    const dir = join(folder, format);
    const [{ code, out }, files] = await Promise.all([
      extract(pdf, '--format', format),
      extract(pdf, '--format', format, '--out', dir),
    ]);
    expect([code, files.code]).toEqual([0, 0]);
    const { extension } = formatById(format);
    const names = await readdir(dir);
    expect(names).toEqual(
      format === 'firefly' ? ['statement.csv', 'statement.json'] : [`statement.${extension}`],
    );
    const saved = await readFile(join(dir, `statement.${extension}`));
    expect(saved.length).toBeGreaterThan(500);
    if (format === 'json')
      // Each run is a request of its own.
      expect(saved.toString().replace(/"requestId": ".*"/, '')).toBe(
        out.toString().replace(/"requestId": ".*"/, ''),
      );
    else expect(saved.equals(out)).toBe(true);
  });
});

const path = (format: FormatId) =>
  join(folder, format, `statement.${formatById(format).extension}`);
const compare = async (
  rows: Promise<ReadRow[]>,
  ...fields: readonly (keyof ReadRow)[]
): Promise<void> => {
  expect(sorted(await rows, ...fields)).toEqual(sorted(source, ...fields));
};

describe('what it wrote is read by others', () => {
  it.each(['csv', 'firefly'] as const)('%s by csv-parse', (format) =>
    compare(readCsv(path(format)).then(toRows), 'date', 'amount', 'id', 'description'),
  );

  it.each(['quickbooks', 'xero', 'ynab', 'wave', 'sage', 'lunchmoney', 'monarch'] as const)(
    '%s has a line for every row and a heading',
    async (format) => {
      const lines: unknown[] = parse(await readFile(path(format), 'utf8'));
      expect(lines).toHaveLength(1 + source.length);
    },
  );

  it('mt940 by mt940js', async () => {
    const { rows } = await readMt940(path('mt940'));
    const expected = source.map((row) => ({ ...row, id: row.id.slice(0, 16) }));
    expect(sorted(rows, 'date', 'amount', 'id')).toEqual(sorted(expected, 'date', 'amount', 'id'));
  });
});

describeWith(['ofxdump'], 'what it wrote is read by libofx', () => {
  it.each(['ofx', 'qfx', 'qbo', 'actual'] as const)('%s', async (format) => {
    const { rows } = await readOfxdump(path(format), 'UTC');
    await compare(Promise.resolve(rows), 'date', 'id');
  });
});

describeWith(['skroogeconvert'], 'what it wrote is read by Skrooge', () => {
  it('qif', async () => {
    const dir = join(folder, 'qif-ymd');
    await extract(pdf, '--format', 'qif', '--date-order', 'ymd', '--out', dir);
    await compare(readSkrooge(join(dir, 'statement.qif')), 'date', 'amount');
  });
});

describeWith(
  ['hledger', 'ledger', 'bean-check', 'bean-query'],
  'what it wrote is a journal',
  () => {
    it('hledger', async () =>
      compare(
        readHledger(path('hledger')).then(({ rows }) => rows),
        'date',
        'amount',
        'id',
      ));
    it('ledger', () => compare(readLedger(path('ledger')), 'date', 'amount', 'id'));
    it('beancount', () => compare(readBeancount(path('beancount')), 'date', 'amount', 'id'));
  },
);

describeWith(['xmllint', 'xlsx2csv'], 'what it wrote is a file of its kind', () => {
  it('camt053', () => expect(validateCamt(path('camt053'))).resolves.toMatch(/xml$/));
  it('xlsx', () =>
    compare(readXlsx2csv(path('xlsx')).then(toRows), 'date', 'amount', 'id', 'description'));
});
