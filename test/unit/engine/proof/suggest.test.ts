import { describe, expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import { repairsOf, repairsOfChain, type Summand } from '@/engine/proof';
import { makeStatement } from '@/test/statements';
import { isSuccess } from '@/utils/contract';

const row = (id: number, amount: number, rest: Partial<Summand> = {}): Summand => ({
  id,
  date: `2024-03-${String(id).padStart(2, '0')}`,
  amount,
  balance: undefined,
  text: `payee ${id}`,
  ...rest,
});
const between = { after: '2024-03-01', before: '2024-03-05' };

describe('a gap of rows that do not add up', () => {
  test('one row of half the gap has the wrong sign', () => {
    const rows = [row(2, -1250), row(3, 4000)];
    expect(repairsOf({ rows, diff: 2500, ...between })).toEqual([
      { kind: 'sign', id: 2, amount: 1250 },
    ]);
  });

  test('two digits changed places', () => {
    const rows = [row(2, -1250), row(3, -5310)];
    expect(repairsOf({ rows, diff: 1800, ...between })).toEqual([
      { kind: 'digits', id: 3, of: 'amount', printed: -5310, amount: -3510 },
    ]);
  });

  test('a row that stands there twice is counted once', () => {
    const twin = { date: '2024-03-02', text: 'same' };
    const rows = [row(2, -700, twin), row(3, -700, twin), row(4, 90)];
    expect(repairsOf({ rows, diff: 700, ...between })).toEqual([
      { kind: 'duplicate', id: 3, amount: -700 },
    ]);
  });

  test('what no row explains is missing between two dates', () => {
    expect(repairsOf({ rows: [row(2, -1250)], diff: -2310, ...between })).toEqual([
      { kind: 'missing', amount: -2310, ...between },
    ]);
  });

  test('many rows that could be it are not guessed among', () => {
    const rows = [row(2, -50), row(3, -50), row(4, -50)];
    expect(repairsOf({ rows, diff: 100, ...between })).toEqual([
      { kind: 'missing', amount: 100, ...between },
    ]);
  });
});

test('two breaks that cancel each other are one misprinted balance', () => {
  const gaps = [
    { rows: [row(2, -100, { balance: 5400 })], diff: 900, from: 1, at: 2, ...between },
    { rows: [row(3, -100, { balance: 4400 })], diff: -900, from: 2, at: 3, ...between },
  ];
  expect(repairsOfChain(gaps)).toEqual([
    { kind: 'digits', id: 2, of: 'balance', printed: 5400, amount: 4500 },
  ]);
});

test.each([
  ['sign', 'sign'],
  ['missing row', 'missing'],
  ['balance', 'digits'],
] as const)(
  'a printed flaw (%s) is suggested as %s, and nothing is changed',
  async (flaw, kind) => {
    const pdf = await loadPdfEngine();
    const { pdf: bytes, truth } = await makeStatement({ seed: 41, content: { flaw } });
    const { envelope } = await extract({ bytes, requestId: 'flaw' }, { pdf });
    if (!isSuccess(envelope) || envelope.data.type !== 'BankStatementNormal')
      throw new Error(envelope.code);
    expect(envelope.data.proof?.suggestions.map((suggestion) => suggestion.kind)).toContain(kind);
    expect(envelope.data.transactions.map(({ amount }) => amount)).toEqual(
      truth.accounts[0]?.rows.map(({ amount }) => amount),
    );
  },
);
