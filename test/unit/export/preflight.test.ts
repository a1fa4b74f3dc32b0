import { describe, expect, it } from 'vitest';
import { BARE, BROKEN, CASES } from '@/test/support/exports/cases';
import { bankStatement, envelopeOf } from '@/test/support/exports/statement-data';
import { noticeMessage, prepare, type ExportOptions, type FormatId } from '@/utils/export';
import type { Proof, StatementData } from '@/utils/contract';

const write = (data: StatementData, format: FormatId, options: ExportOptions = {}) =>
  prepare([{ envelope: envelopeOf(data), fileName: 'a.pdf' }], format, options);
const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

const PROOF = { rows: 1, provenRows: 1, equations: [], unproven: [], suggestions: [] };

const many = (count: number): StatementData =>
  bankStatement(
    Array.from({ length: count }, (_, index) => ({
      date: `2024-${String(1 + Math.floor(index / 400)).padStart(2, '0')}-15`,
      text: `Purchase number ${index} in a shop`,
      amount: -1,
      balance: 10_000 - index - 1,
    })),
  );

describe('files are split where the reader demands it', () => {
  it('Xero: at most 1,000 rows', async () => {
    const { files, notices, ids } = await write(many(2300), 'xero');
    const rows = files.map((file) => textOf(file.bytes).trimEnd().split('\r\n').length - 1);
    expect(rows).toEqual([1000, 1000, 300]);
    expect(files.map(({ name }) => /\d of \d/.exec(name)?.[0])).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ]);
    expect(notices).toContainEqual({
      kind: 'split',
      source: 'a.pdf',
      files: 3,
      by: 'rows',
      limit: 1000,
    });
    expect(new Set(ids).size).toBe(2300);
  });

  it.each(['qbo', 'quickbooks'] as const)('%s: at most 350 KB', async (format) => {
    const { files, notices } = await write(many(12_000), format);
    expect(files.length).toBeGreaterThan(1);
    for (const { bytes } of files) expect(bytes.length).toBeLessThanOrEqual(350_000);
    expect(notices).toContainEqual(expect.objectContaining({ kind: 'split', by: 'bytes' }));
    const mark = format === 'qbo' ? /<FITID>/g : /Purchase number/g;
    const rows = files.map((file) => textOf(file.bytes).match(mark)?.length ?? 0);
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(12_000);
  });

  it('each part states the balance after its own rows', async () => {
    const { files } = await write(many(12_000), 'qbo');
    const balances = files.map((file) => /<BALAMT>(.*?)</.exec(textOf(file.bytes))?.[1]);
    expect(balances.at(-1)).toBe('-2000.00');
    expect(new Set(balances).size).toBe(files.length);
  });

  it('not where it is small enough', async () => {
    expect((await write(many(900), 'qbo')).files).toHaveLength(1);
  });
});

describe('said before saving', () => {
  it('what the format demands and the statement does not say', async () => {
    for (const format of ['ofx', 'mt940', 'camt053'] as const) {
      const { notices } = await write(BARE, format);
      expect(notices).toContainEqual({ kind: 'noCurrency', source: 'a.pdf', assumed: 'XXX' });
      expect(notices).toContainEqual({ kind: 'noBalance', source: 'a.pdf' });
      expect(notices).toContainEqual({ kind: 'noAccount', source: 'a.pdf' });
    }
  });

  it('nothing of the currency when the person says it', async () => {
    const { notices, files } = await write(BARE, 'ofx', { currency: 'ZAR' });
    expect(notices.map((notice) => notice.kind)).not.toContain('noCurrency');
    expect(textOf(files[0]?.bytes)).toContain('<CURDEF>ZAR</CURDEF>');
  });

  it('what is cut or transliterated, and of how many rows', async () => {
    const nasty = CASES['nasty texts'] ?? BARE;
    const { notices } = await write(nasty, 'qfx');
    expect(notices).toContainEqual({ kind: 'shortened', rows: 1, limit: 255 });
    expect(notices).toContainEqual({ kind: 'transliterated', rows: 5 });
  });

  it('a closing balance that the rows do not lead to', async () => {
    expect((await write(BROKEN, 'camt053')).notices).toContainEqual({
      kind: 'closingDiffers',
      source: 'a.pdf',
    });
    expect((await write(BROKEN, 'hledger')).notices).toContainEqual({
      kind: 'assertionsLeftOut',
      source: 'a.pdf',
      rows: 2,
    });
  });

  it('that a statement is broken or was not checked, and nothing when it is proven', async () => {
    const data = many(1);
    const noticesWith = async (judged: Pick<Proof, 'verdict' | 'provenRows'>) =>
      (await write({ ...data, proof: { ...PROOF, ...judged } }, 'csv')).notices;
    expect(await noticesWith({ verdict: 'broken', provenRows: 0 })).toEqual([
      { kind: 'notProven', source: 'a.pdf', verdict: 'broken' },
    ]);
    expect(await noticesWith({ verdict: 'unchecked', provenRows: 0 })).toEqual([
      { kind: 'notProven', source: 'a.pdf', verdict: 'unchecked', tied: false },
    ]);
    expect(await noticesWith({ verdict: 'proven', provenRows: 1 })).toEqual([]);
  });

  it('of balances that tie and were doubted not that none are printed', async () => {
    const [notice] = (await write({ ...many(1), proof: { ...PROOF, verdict: 'unchecked' } }, 'csv'))
      .notices;
    expect(notice && noticeMessage(notice).key).toBe('exportNotice_unchecked_tied');
  });
});
