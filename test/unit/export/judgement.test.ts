import { expect, test } from 'vitest';
import { SAMPLE_DATA } from '@/test/support/envelopes';
import { envelopeOf } from '@/test/support/exports/statement-data';
import { flatten, prepare } from '@/utils/export';
import type { StatementData } from '@/utils/contract';

/** What its page says of a statement, and what is said before it is saved. */
async function verdicts(data: StatementData) {
  const source = { envelope: envelopeOf(data), fileName: 'a.pdf' };
  const { notices } = await prepare([source], 'csv');
  return {
    page: flatten(data).map(({ judgement }) => judgement.verdict),
    save: notices.flatMap((notice) => (notice.kind === 'notProven' ? [notice.verdict] : [])),
  };
}

test('a statement that comes without a proof is the same on its page and before it is saved', async () => {
  const data = SAMPLE_DATA.BankStatementNormal;
  expect(await verdicts({ ...data, numBreaks: 0 })).toEqual({ page: ['proven'], save: [] });
  expect(await verdicts({ ...data, numBreaks: 2 })).toEqual({ page: ['broken'], save: ['broken'] });
});

test('what is proven of several cardholders together is said of none by itself', async () => {
  const { numBreaks: _, all, ...data } = SAMPLE_DATA.CreditCardBreakdownMultiUser;
  const silent = all.map(({ numBreaks: __, ...user }) => user);
  const proof = { rows: 2, provenRows: 2, equations: [], unproven: [], suggestions: [] };
  const { page } = await verdicts({
    ...data,
    all: [...silent, ...silent],
    proof: { ...proof, verdict: 'proven' },
  });
  expect(new Set(page)).toEqual(new Set(['unchecked']));
});
