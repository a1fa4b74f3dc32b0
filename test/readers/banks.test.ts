import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readMt940, validateCamt } from '@/test/support/exports/bank-readers';
import { BARE, BROKEN, CARD, CASES, NEWEST_FIRST } from '@/test/support/exports/cases';
import { describeWith } from '@/test/support/exports/programs';
import {
  expectedRows,
  plainAmount,
  readBack,
  sorted,
  type ReadRow,
} from '@/test/support/exports/read-back';
import { asSkroogeKeeps, readSkrooge } from '@/test/support/exports/skrooge';
import type { DateOrder } from '@/utils/export';

const every = { ...CASES, bare: BARE, card: CARD, 'newest first': NEWEST_FIRST, broken: BROKEN };
const all = Object.entries(every);
const nasty = CASES['nasty texts'] ?? BARE;
/** Skrooge tells accounts of a CAMT file apart by their IBAN only. */
const withIban = Object.entries({ ...CASES, 'newest first': NEWEST_FIRST });

/** mt940js rounds to two decimals, whatever the currency. */
const rounded = (rows: readonly ReadRow[]): ReadRow[] =>
  rows.map((row) => ({ ...row, amount: plainAmount(Number(row.amount).toFixed(2)) }));

/** A reference of MT940 holds sixteen characters. */
const shortIds = (rows: readonly ReadRow[]): ReadRow[] =>
  rows.map((row) => ({ ...row, id: row.id.slice(0, 16) }));

describe('mt940 read by mt940js', () => {
  it.each(all)('%s: rows, signs and ids', async (_, data) => {
    const { rows } = await readBack(data, 'mt940', readMt940);
    expect(sorted(rows, 'date', 'amount', 'id')).toEqual(
      sorted(rounded(shortIds(expectedRows(data))), 'date', 'amount', 'id'),
    );
  });

  it('says account, currency and both balances', async () => {
    const read = await readBack(CASES['three decimals'] ?? BARE, 'mt940', readMt940);
    expect(read).toMatchObject({
      account: 'KW81CBKU0000000000001234560101',
      currency: 'KWD',
      opening: '0.5',
    });
    const overdraft = await readBack(CASES['an overdraft'] ?? BARE, 'mt940', readMt940);
    expect(overdraft).toMatchObject({ opening: '-50.25', closing: '-850' });
  });

  it('holds SWIFT characters only, in lines of at most 65, none like a field or an end', async () => {
    for (const data of Object.values(every)) {
      const text = await readBack(data, 'mt940', (path) => readFile(path, 'utf8'));
      for (const line of text.split('\r\n').slice(0, -2)) {
        expect(line).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
        expect(line).toMatch(/^(?::(?:20|25|28C|60F|61|86|62F):|[^:-])/);
        expect(line.replace(/^:86:/, '').length).toBeLessThanOrEqual(65);
      }
      expect(text.endsWith('\r\n-\r\n')).toBe(true);
    }
  });
});

describeWith(['skroogeconvert'], 'mt940 read by Skrooge', () => {
  it.each(all)('%s', async (_, data) => {
    const rows = await readBack(data, 'mt940', readSkrooge, { currency: 'EUR' });
    // It shows the value date, where a row has one.
    const byDay =
      data === nasty || data === CARD ? (['amount'] as const) : (['date', 'amount'] as const);
    expect(sorted(rows, ...byDay)).toEqual(sorted(asSkroogeKeeps(expectedRows(data)), ...byDay));
  });
});

describeWith(['xmllint'], 'camt053 checked by its schema', () => {
  it.each(all)('%s', async (_, data) => {
    await expect(readBack(data, 'camt053', validateCamt)).resolves.toMatch(/xml$/);
  });

  it.each([
    ['no balance', /<Bal>[^]*<\/Bal>/, '', /Bal/],
    ['a balance of no such kind', 'OPBD', 'OPENING', /OPENING/],
    ['a row that says it twice', /<Sts>BOOK<\/Sts>/, '<Sts>BOOK</Sts><Sts>BOOK</Sts>', /Sts/],
    ['a text that is too long', /<Ustrd>/, `<Ustrd>${'x'.repeat(141)}`, /Ustrd/],
  ])('%s would be refused', async (_, what, instead, complaint) => {
    const spoilt = async (path: string): Promise<string> => {
      await writeFile(path, (await readFile(path, 'utf8')).replace(what, instead));
      return validateCamt(path);
    };
    await expect(readBack(nasty, 'camt053', spoilt)).rejects.toThrow(complaint);
  });
});

describeWith(['skroogeconvert'], 'camt053 read by Skrooge', () => {
  it.each(withIban)('%s: rows, texts and ids', async (_, data) => {
    const rows = await readBack(data, 'camt053', readSkrooge);
    const byDay =
      data === nasty ? (['amount', 'id'] as const) : (['date', 'amount', 'id'] as const);
    expect(sorted(rows, ...byDay)).toEqual(sorted(asSkroogeKeeps(expectedRows(data)), ...byDay));
  });

  it('brings texts whole', async () => {
    const rows = await readBack(nasty, 'camt053', readSkrooge);
    // A word longer than a remittance line is cut; Skrooge's reader drops what is beyond the basic plane.
    const long = (text: string): string =>
      text.replace(/(x{140})(x{60})/, '$1 $2').replace(/[\u{10000}-\u{10FFFF}\u200D]/gu, '');
    const expected = expectedRows(nasty).map((row) => ({
      ...row,
      description: long(row.description),
    }));
    expect(sorted(rows, 'id', 'description')).toEqual(sorted(expected, 'id', 'description'));
  });
});

describeWith(['skroogeconvert'], 'qif read by Skrooge', () => {
  it.each(all)('%s: rows and texts', async (_, data) => {
    const rows = await readBack(data, 'qif', readSkrooge, { dateOrder: 'ymd' });
    expect(sorted(rows, 'date', 'amount')).toEqual(
      sorted(asSkroogeKeeps(expectedRows(data)), 'date', 'amount'),
    );
  });

  it.each(['dmy', 'mdy', 'ymd'] satisfies DateOrder[])(
    'dates in the order %s',
    async (dateOrder) => {
      const rows = await readBack(nasty, 'qif', readSkrooge, { dateOrder });
      expect(sorted(rows, 'date')).toEqual(sorted(expectedRows(nasty), 'date'));
    },
  );
});
