import { describe, expect, test } from 'vitest';
import { makeStatement, PRESETS, type TruthAccount } from '@/test/statements';

/** Sums in thousandths, so that floating point does not decide. */
const thousandths = (value: number) => Math.round(value * 1000);

/** The steps of a printed running balance, in the order of time, that do not tie. */
function looseSteps({ opening, rows }: TruthAccount, newestFirst: boolean): number {
  let balance = thousandths(opening ?? Number.NaN);
  return (newestFirst ? rows.toReversed() : rows).filter((row) => {
    balance += thousandths(row.amount);
    return row.balance !== undefined && thousandths(row.balance) !== balance;
  }).length;
}

describe('makeStatement', () => {
  test('equal parameters give equal bytes', async () => {
    const params = { seed: 5, content: { rows: 30, lines: [1, 3] } } as const;
    const [one, two] = [await makeStatement(params), await makeStatement(params)];
    expect(Buffer.from(one.pdf).equals(two.pdf)).toBe(true);
    expect(one.truth).toEqual(two.truth);
  });

  test('another seed gives another statement', async () => {
    const one = await makeStatement({ seed: 5 });
    const two = await makeStatement({ seed: 6 });
    expect(one.truth.accounts[0]?.rows).not.toEqual(two.truth.accounts[0]?.rows);
  });

  test.each(['oldest first', 'newest first'] as const)('truth ties, %s', async (order) => {
    const { truth } = await makeStatement({ seed: 8, content: { rows: 80 }, layout: { order } });
    const [account] = truth.accounts;
    expect(account?.rows).toHaveLength(80);
    expect(account && looseSteps(account, order === 'newest first')).toBe(0);
  });
});

describe('presets', () => {
  test.each(PRESETS.map((preset) => [preset.id, preset] as const))(
    '%s makes a PDF',
    async (_id, preset) => {
      const { pdf } = await preset.make();
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    },
  );
});
