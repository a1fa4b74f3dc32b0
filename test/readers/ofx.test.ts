import { describe, expect, it } from 'vitest';
import { BARE, CARD, CASES, NEWEST_FIRST } from '@/test/support/exports/cases';
import { readOfxdump, readOfxparse, TIME_ZONES } from '@/test/support/exports/ofx-readers';
import { describeWith } from '@/test/support/exports/programs';
import { expectedRows, readBack, sorted } from '@/test/support/exports/read-back';
import { bankStatement } from '@/test/support/exports/statement-data';
import { asSkroogeKeeps, readSkrooge } from '@/test/support/exports/skrooge';

const FORMATS = ['ofx', 'actual', 'qfx', 'qbo'] as const;
const all = Object.entries({ ...CASES, bare: BARE, card: CARD, 'newest first': NEWEST_FIRST });
const MEMO = 255;

/** libofx prints two decimals, whatever the currency. */
const twoDecimals = <R extends { amount: string }>(rows: readonly R[]): R[] =>
  rows.map((row) => ({ ...row, amount: Number(row.amount).toFixed(2).replace('-0.00', '0.00') }));

describe.each(FORMATS)('%s', (format) => {
  describeWith(['ofxdump'], 'read by libofx', () => {
    it.each(all)('%s: every row on its day in six time zones', async (_, data) => {
      const expected = sorted(twoDecimals(expectedRows(data)), 'date', 'amount', 'id');
      await readBack(data, format, async (path) => {
        for (const timeZone of TIME_ZONES) {
          const { rows } = await readOfxdump(path, timeZone);
          expect(sorted(twoDecimals(rows), 'date', 'amount', 'id'), timeZone).toEqual(expected);
        }
      });
    });
  });

  describeWith(['python3-ofxparse'], 'read by ofxparse', () => {
    it.each(all)('%s: rows, ids and exact amounts', async (_, data) => {
      const { rows } = await readBack(data, format, readOfxparse);
      expect(sorted(rows, 'date', 'amount', 'id')).toEqual(
        sorted(expectedRows(data), 'date', 'amount', 'id'),
      );
    });
  });
});

describeWith(['ofxdump'], 'two overlapping statements of one account, read by libofx', () => {
  const row = (day: number, text: string, amount: number) => ({
    date: `2024-05-${String(day).padStart(2, '0')}`,
    text,
    amount,
  });
  /** Twins on the days that both have, and on each side of them. */
  const year = [
    row(1, 'Bus', -2),
    row(1, 'Bus', -2),
    row(9, 'Salary', 900),
    row(20, 'Bus', -2),
    row(20, 'Bus', -2),
    row(20, 'Bus', 2),
    row(21, 'Rent', -450),
    row(30, 'Bus', -2),
    row(30, 'Bus', -2),
    row(30, 'Bus', -2),
  ];

  it.each(FORMATS)('%s: the union of ids is the union of transactions', async (format) => {
    const idsOf = async (rows: typeof year): Promise<string[]> => {
      const read = await readBack(bankStatement(rows), format, (path) => readOfxdump(path, 'UTC'));
      expect(read.rows).toHaveLength(rows.length);
      return read.rows.map(({ id }) => id);
    };
    const first = await idsOf(year.slice(0, 7));
    const second = await idsOf(year.slice(3));
    const union = new Set([...first, ...second]);
    expect([...union].toSorted()).toEqual((await idsOf(year)).toSorted());
    expect(union.size).toBe(year.length);
    expect(first.filter((id) => second.includes(id))).toHaveLength(4);
  });
});

/** Skrooge knows a file by its extension, and .qbo is none that it knows. */
describe.each(['ofx', 'qfx'] as const)('%s', (format) => {
  describeWith(['skroogeconvert'], 'read by Skrooge', () => {
    it.each(all)('%s: rows and ids', async (_, data) => {
      const rows = await readBack(data, format, readSkrooge);
      expect(sorted(rows, 'date', 'amount', 'id')).toEqual(
        sorted(asSkroogeKeeps(expectedRows(data)), 'date', 'amount', 'id'),
      );
    });
  });
});

describeWith(['python3-ofxparse'], 'ofx texts', () => {
  it.each(all)(
    '%s: whole in any script up to the limit, - where there is none',
    async (_, data) => {
      const { rows } = await readBack(data, 'ofx', readOfxparse);
      const expected = expectedRows(data).map((row) => ({
        ...row,
        description: [...row.description].slice(0, MEMO).join('').trim() || '-',
      }));
      expect(sorted(rows, 'id', 'description')).toEqual(sorted(expected, 'id', 'description'));
    },
  );

  it('hold ASCII only for Intuit', async () => {
    const { rows } = await readBack(CASES['nasty texts'] ?? BARE, 'qbo', readOfxparse);
    expect(rows.map((row) => row.description).join('')).toMatch(/^[\x20-\x7E]+$/);
    expect(rows.map((row) => row.description)).toContain('Zazolc gesla jazn, Strasse, Lodz, Aero');
  });

  it('say currency, account and closing balance', async () => {
    const read = await readBack(CASES['three decimals'] ?? BARE, 'ofx', readOfxparse);
    expect(read).toMatchObject({
      currency: 'KWD',
      account: '0000000000001234560101',
      balance: '1234.816',
    });
    const card = await readBack(CARD, 'qfx', readOfxparse);
    expect(card).toMatchObject({ account: '5412751234123456', balance: '-44' });
  });
});
