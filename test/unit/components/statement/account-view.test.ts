import { describe, expect, it } from 'vitest';
import { accountViews, judgementWords } from '@/components/statement';
import { accountLabels } from '@/components/statement/account-label';
import { SAMPLE_DATA } from '@/test/support/envelopes';
import { languageOf } from '@/test/support/page-parts';
import * as shown from '@/test/support/shown-statements';
import type { StatementData } from '@/utils/contract';

const language = languageOf();
const wordsOf = (data: StatementData): string[] =>
  accountViews(data).map(({ account }) => judgementWords(account.judgement, account, language));

describe('the words of the proof', () => {
  it('are those of the arithmetic', () => {
    expect(wordsOf(shown.proven)).toEqual(['Proven: 22 of 22 rows']);
    expect(wordsOf(shown.broken)).toEqual(['3 rows don’t tie']);
    expect(wordsOf(shown.unchecked)).toEqual(['Not checked: no balances printed']);
    expect(wordsOf(shown.cardBreakdown)).toEqual(['1 section total doesn’t tie']);
    expect(wordsOf(shown.cardSimple)).toEqual(['Off by US$10.00 from opening to closing']);
  });
  it('are of each account and cardholder by itself', () => {
    expect(wordsOf(shown.cardUsers)).toEqual([
      'Proven: 5 of 5 rows',
      '1 section total doesn’t tie',
    ]);
    expect(wordsOf(shown.severalAccounts)).toHaveLength(2);
  });
  it('take an answer that brings no proof by its number of breaks', () => {
    expect(wordsOf(SAMPLE_DATA.BankStatementNormal)).toEqual(['Proven: 12 of 12 rows']);
    expect(wordsOf({ ...SAMPLE_DATA.BankStatementNormal, numBreaks: 2 })).toEqual([
      '2 rows don’t tie',
    ]);
    const { numBreaks: _, ...silent } = SAMPLE_DATA.BankStatementNormal;
    expect(wordsOf(silent)).toEqual(['Not checked: no balances printed']);
  });
  it('do not say of balances that tie that none are printed', () => {
    const { proof } = shown.proven;
    if (!proof) throw new Error('The proven statement has no proof.');
    expect(wordsOf({ ...shown.proven, proof: { ...proof, verdict: 'unchecked' } })).toEqual([
      'Not proven: the balances tie, something else doesn’t fit',
    ]);
  });
  it('never call a statement proven that had nothing to check against', () => {
    expect(wordsOf({ ...SAMPLE_DATA.BankStatementNoBalance, numBreaks: 0 })).toEqual([
      'Not checked: no balances printed',
    ]);
  });
});

describe('the accounts to choose from', () => {
  const labelsOf = (data: StatementData) => accountLabels(accountViews(data), language);
  it('are told apart by their time where they are one account', () => {
    const april = shown.proven.transactions.map((row) => ({ ...row, date: shown.isoDay(4, 4) }));
    const { statement } = shown.proven;
    const second = {
      ...shown.proven,
      statement: { ...statement, dates: { from: shown.isoDay(1, 4), to: shown.isoDay(30, 4) } },
      transactions: april,
    };
    const labels = labelsOf({ ...shown.proven, others: [second] });
    expect(labels).toEqual([
      expect.stringMatching(/^Current account ••8852, .*Mar 2025$/),
      expect.stringMatching(/^Current account ••8852, .*Apr 2025$/),
    ]);
  });
  it('are called by what is printed where that is enough', () => {
    expect(labelsOf(shown.severalAccounts)).toEqual([
      'Current account ••8852',
      'Savings account ••5560',
    ]);
  });
});

describe('accountViews', () => {
  it('marks the rows that don’t tie with their difference in minor units', () => {
    const [view] = accountViews(shown.broken);
    expect(view?.notes.get(3)).toMatchObject({ off: -1000, uncovered: true });
    expect(view?.notes.get(4)).toMatchObject({ off: undefined, uncovered: false });
    expect(view?.notes.get(20)?.inferred).toBe(true);
  });
  it('marks no row where nothing was checked: the statement says it once', () => {
    const [view] = accountViews(shown.unchecked);
    expect([...(view?.notes.values() ?? [])].some(({ uncovered }) => uncovered)).toBe(false);
  });
  it('gives each section its printed total and its difference', () => {
    const [view] = accountViews(shown.cardBreakdown);
    expect(view?.sections.get('Transactions')).toEqual({
      category: 'Transactions',
      name: 'Purchases',
      total: -23_505,
      off: 1000,
    });
    expect(view?.sections.get('Payments')?.off).toBeUndefined();
  });
});
