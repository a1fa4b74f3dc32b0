import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Envelope, isSuccess } from '@/utils/contract';
import { badDocuments, statementDocument, type StatementDocument } from '@/test/support/portal';
import { runToEnd } from '@/test/support/service/spawn';
import { plainRecord, plainTruth } from '@/test/support/views';

describe('npm run extract', () => {
  let folder: string;
  let statement: StatementDocument;
  let locked: StatementDocument;
  const at = (name: string): string => join(folder, name);
  const extract = (...args: string[]) => runToEnd('cli/extract.ts', {}, args);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'counterfoil-'));
    [statement, locked] = await Promise.all([
      statementDocument('current-account'),
      statementDocument('locked'),
    ]);
    await writeFile(at('march.pdf'), statement.bytes);
    await writeFile(at('april.pdf'), locked.bytes);
    await writeFile(at('letter.pdf'), (await badDocuments.letter()).bytes);
  });

  afterAll(() => rm(folder, { recursive: true }));

  test('writes one file’s envelope to standard output, and nothing else', async () => {
    const { code, out, err } = await extract(at('march.pdf'));
    const envelope = Envelope.parse(JSON.parse(out));
    if (!isSuccess(envelope)) throw new Error(out);
    expect(envelope.data.type).toBe('BankStatementNormal');
    expect([code, err]).toEqual([0, '']);
  });

  test.each([
    { format: 'csv', delimiter: ',' },
    { format: 'tsv', delimiter: '\t' },
  ])('writes $format', async ({ format, delimiter }) => {
    const { code, out } = await extract(at('march.pdf'), '--format', format);
    const rows = parse(out, { columns: true, delimiter, bom: true }) as Record<string, string>[];
    expect(rows.map(plainRecord)).toEqual(statement.truth.accounts.flatMap(plainTruth));
    expect(code).toBe(0);
  });

  test('writes an envelope per PDF into a folder, the failed ones’ too, and then ends with 1', async () => {
    const files = ['march.pdf', 'april.pdf', 'letter.pdf', 'missing.pdf'].map(at);
    const { code, out, err } = await extract(...files, '--out', at('out'));
    expect([code, out]).toEqual([1, '']);
    const names = (await readdir(at('out'))).sort();
    expect(names).toEqual(['april.json', 'letter.json', 'march.json']);
    const codes = names.map(async (name) => {
      const text = await readFile(join(at('out'), name), 'utf8');
      return Envelope.parse(JSON.parse(text)).code;
    });
    expect(await Promise.all(codes)).toEqual([
      'pdf/fail/password-required',
      expect.stringMatching(/^pdf\/fail\//),
      'pdf/success/bank-statement-normal',
    ]);
    for (const name of ['april.pdf', 'letter.pdf', 'missing.pdf']) expect(err).toContain(at(name));
  });

  test('opens a protected PDF with its password, and says where it is another', async () => {
    const opened = await extract(at('april.pdf'), '--password', locked.password ?? '');
    expect(opened.code).toBe(0);
    const refused = await extract(at('april.pdf'), '--password', 'not this');
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.out)).toMatchObject({ code: 'pdf/fail/password-incorrect' });
  });

  test.each([
    { what: 'no file', args: [] },
    { what: 'several files and no folder', args: ['a.pdf', 'b.pdf'] },
    { what: 'an unknown format', args: ['a.pdf', '--format', 'docx'] },
    { what: 'an unknown option', args: ['a.pdf', '--fast'] },
  ])('says how it is used and ends with 2: $what', async ({ args }) => {
    const { code, out, err } = await extract(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^usage: /);
  });
});
