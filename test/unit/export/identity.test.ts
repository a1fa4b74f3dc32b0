import { strFromU8, unzipSync } from 'fflate';
import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  envelopeOf,
  multiUserCard,
  bankStatement,
  type PlainFacts,
  type PlainRow,
} from '@/test/support/exports/statement-data';
import { SuccessEnvelope } from '@/utils/contract';
import { flatten, FORMAT_IDS, identify, prepare, type ExportFile } from '@/utils/export';

const idsOf = (rows: readonly PlainRow[], facts: PlainFacts = {}): string[] =>
  flatten(bankStatement(rows, facts)).flatMap((statement) =>
    identify(statement).map((row) => row.id),
  );

/** All that a file says, of a workbook too. */
const textsOf = (bytes: Uint8Array, name = ''): string =>
  name.endsWith('.xlsx')
    ? Object.values(unzipSync(bytes))
        .map((part) => strFromU8(part))
        .join('')
    : strFromU8(bytes);

const coffee: PlainRow = { date: '2024-01-05', text: 'Coffee Shop, Main St', amount: -4.5 };
const [id] = idsOf([coffee]);

describe('identify', () => {
  it('gives an id that no release may change: people have imported it', () => {
    expect(idsOf([coffee], { account: '12-3456-7890', currency: 'EUR' })).toEqual([
      '365218ac8646d547ad06c1bc2e31798d',
    ]);
  });

  it('tells twins of one day apart', () => {
    const ids = idsOf([coffee, coffee, coffee]);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBe(id);
  });

  it.each([
    ['line breaks', { ...coffee, text: ['Coffee', 'Shop, Main St'] }],
    ['spacing', { ...coffee, text: 'Coffee  Shop,Main   St' }],
    ['letter case', { ...coffee, text: 'COFFEE SHOP, MAIN ST' }],
    ['punctuation', { ...coffee, text: 'Coffee Shop - Main St.' }],
    ['compatible forms of letters', { ...coffee, text: 'Ｃｏｆｆｅｅ Shop, Main St' }],
    ['the running balance', { ...coffee, balance: 12 }],
    ['the value date', { ...coffee, valueDate: '2024-01-09' }],
  ])('does not depend on %s', (_, row) => {
    expect(idsOf([row])).toEqual([id]);
  });

  it('does not depend on the period, the balances or how the account is punctuated', () => {
    const facts = { from: '2023-01-01', to: '2025-01-01', opening: 1, closing: 2 };
    expect(idsOf([coffee], facts)).toEqual([id]);
    expect(idsOf([coffee], { account: 'DE89370400440532013000' })).toEqual([id]);
  });

  it.each([
    ['date', { ...coffee, date: '2024-01-06' }],
    ['amount', { ...coffee, amount: -4.51 }],
    ['sign', { ...coffee, amount: 4.5 }],
    ['text', { ...coffee, text: 'Coffee Shop, High St' }],
  ])('depends on the %s', (_, row) => {
    expect(idsOf([row])).not.toEqual([id]);
  });

  it('depends on the account and the currency', () => {
    expect(idsOf([coffee], { account: '1' })).not.toEqual([id]);
    expect(idsOf([coffee], { currency: 'USD' })).not.toEqual([id]);
  });

  it('tells the empty descriptions of one day and amount apart', () => {
    const empty = { ...coffee, text: '' };
    expect(new Set(idsOf([empty, empty])).size).toBe(2);
  });

  it('is the same whatever else the statement prints with more decimals', () => {
    const finer = { date: '2024-01-07', text: 'Fuel', amount: -1.2345 };
    expect(idsOf([coffee, finer])[0]).toBe(id);
  });
});

const DAYS = Array.from({ length: 28 }, (_, day) => `2024-02-${String(day + 1).padStart(2, '0')}`);
/** Few texts and amounts, so that twins are frequent. */
const someDays = array(
  record({
    date: constantFrom(...DAYS),
    text: constantFrom('Bus', 'Coffee', ''),
    amount: constantFrom(-2, -4.5, 2),
  }),
  { minLength: 1, maxLength: 60 },
);

describe('accounts of one PDF', () => {
  const books = { date: '2024-05-01', text: 'Books', amount: -5, category: 'Transactions' };

  it.each([['none'], ['of the account, not of the card']])(
    'that print %s keep the same purchase of two cardholders apart',
    async (number) => {
      const account = number === 'none' ? '' : '4000';
      const data = multiUserCard([
        { account, rows: [books] },
        { account, rows: [books] },
      ]);
      const { ids } = await prepare([{ envelope: envelopeOf(data) }], 'ofx');
      expect(new Set(ids).size).toBe(2);
    },
  );

  it('do not change the ids of one another', async () => {
    const data = multiUserCard([
      { account: '1', rows: [books] },
      { account: '2', rows: [books] },
    ]);
    const alone = multiUserCard([{ account: '2', rows: [books] }]);
    const [both, one] = [
      await prepare([{ envelope: envelopeOf(data) }], 'ofx'),
      await prepare([{ envelope: envelopeOf(alone) }], 'ofx'),
    ];
    expect(both.ids[1]).toBe(one.ids[0]);
  });
});

describe('two overlapping statements of one account', () => {
  it('have the ids of the transactions of both together, and the same ids where they overlap', () => {
    assert(
      property(someDays, nat(27), nat(27), (rows, a, b) => {
        const year = rows.toSorted((x, y) => (x.date < y.date ? -1 : x.date > y.date ? 1 : 0));
        const [from, to] = a < b ? [a, b] : [b, a];
        const first = year.filter((row) => row.date <= (DAYS[to] ?? ''));
        const second = year.filter((row) => row.date >= (DAYS[from] ?? ''));
        const union = new Set([...idsOf(first), ...idsOf(second)]);
        expect(union).toEqual(new Set(idsOf(year)));
        expect(union.size).toBe(year.length);
      }),
    );
  });

  it.each(['csv', 'qif'] as const)('are written once together: %s', async (format) => {
    const row = (date: string) => ({ date, text: 'Bus', amount: -2 });
    const may = bankStatement([row('2024-05-30'), row('2024-05-31'), row('2024-05-31')]);
    const june = bankStatement([row('2024-05-31'), row('2024-05-31'), row('2024-06-01')]);
    const sources = [{ envelope: envelopeOf(may) }, { envelope: envelopeOf(june) }];
    const { files, ids, notices } = await prepare(sources, format, { merge: true });
    const text = files.map((file) => new TextDecoder().decode(file.bytes)).join('');
    expect(text.match(/Bus/g)).toHaveLength(4);
    expect(ids).toHaveLength(4);
    expect(notices).toContainEqual({ kind: 'repeatsLeftOut', rows: 2 });
  });

  it('stay whole where each has a file of its own and its rows have ids', async () => {
    const row = { date: '2024-05-31', text: 'Bus', amount: -2 };
    const source = { envelope: envelopeOf(bankStatement([row])) };
    const { files, ids } = await prepare([source, source], 'ofx');
    expect(
      files.map(({ bytes }) => new TextDecoder().decode(bytes).includes(ids[0] ?? '?')),
    ).toEqual([true, true]);
    expect(ids).toHaveLength(1);
  });

  it('lose nothing where no account number says that they are of one account', async () => {
    const row = { date: '2024-05-31', text: 'Monthly fee', amount: -5 };
    const source = { envelope: envelopeOf(bankStatement([row], { account: undefined })) };
    const { files } = await prepare([source, source], 'csv', { merge: true });
    expect(new TextDecoder().decode(files[0]?.bytes).match(/Monthly fee/g)).toHaveLength(2);
  });

  describe('neither repeat nor drop a row when only what is new is exported', () => {
    const row = (date: string, text: string) => ({ date, text, amount: -2 });
    const may = [row('2024-05-30', 'Bus'), row('2024-05-31', 'Bus'), row('2024-05-31', 'Bus')];
    const june = [...may.slice(1), row('2024-05-31', 'Bus'), row('2024-06-01', 'Bus')];
    const sourceOf = (rows: PlainRow[]) => ({ envelope: envelopeOf(bankStatement(rows)) });
    const busesIn = (files: readonly ExportFile[]): number =>
      files.flatMap(({ bytes, name }) => textsOf(bytes, name).match(/Bus/gi) ?? []).length;

    it.each(FORMAT_IDS)('%s', async (format) => {
      const first = await prepare([sourceOf(may)], format);
      expect(first.ids).toHaveLength(3);
      // Some say it twice of each, as payee and as description.
      const perRow = busesIn(first.files) / 3;
      expect([1, 2]).toContain(perRow);
      const exclude = new Set(first.ids);
      const second = await prepare([sourceOf(june)], format, { exclude });
      // The third bus of one day is new, and the one of the day after.
      expect([second.ids.length, busesIn(second.files)]).toEqual([2, 2 * perRow]);
      expect(second.ids.filter((one) => exclude.has(one))).toEqual([]);
      expect(second.notices).toContainEqual({ kind: 'alreadyExported', rows: 2 });
      const third = await prepare([sourceOf(june)], format, {
        exclude: new Set([...first.ids, ...second.ids]),
      });
      expect(third.files).toEqual([]);
      expect(third.notices).toContainEqual({ kind: 'nothingToExport' });
    });
  });

  it('are JSON that the contract takes when only what is new is exported', async () => {
    const books = { date: '2024-05-01', text: 'Books', amount: -5, category: 'Transactions' };
    const pens = { ...books, text: 'Pens' };
    const data = multiUserCard([
      { account: '1', rows: [books, pens] },
      { account: '2', rows: [books] },
    ]);
    const { ids } = await prepare([{ envelope: envelopeOf(data) }], 'json');
    const exclude = new Set(ids.slice(0, 1));
    const { files } = await prepare([{ envelope: envelopeOf(data) }], 'json', { exclude });
    const part = SuccessEnvelope.parse(JSON.parse(textsOf(files[0]?.bytes ?? new Uint8Array())));
    expect(flatten(part.data).map(({ rows }) => rows.map((row) => row.description))).toEqual([
      ['Pens'],
      ['Books'],
    ]);
    expect(part.data.proof).toBeUndefined();
  });
});
