import { describe, expect, it } from 'vitest';
import { accountViews } from '@/components/statement';
import { suggestionOfRow, suggestionWords } from '@/components/statement/suggestion-words';
import { languageOf } from '@/test/support/page-parts';
import * as shown from '@/test/support/shown-statements';
import type { Suggestion } from '@/utils/contract';

const language = languageOf();
const [view] = accountViews(shown.broken);
if (!view) throw new Error('The broken statement has no account.');
const { account } = view;
const wordsOf = (
  said: Pick<Suggestion, 'kind' | 'id' | 'amount' | 'of' | 'afterDate' | 'beforeDate'>,
) => suggestionWords({ ...said, message: 'raw' }, account, language);

describe('what the arithmetic suggests', () => {
  it('has amounts with their currency and dates as the person writes them, in order of time', () => {
    expect(view.suggestions.map((one) => suggestionOfRow(one, account, language))).toEqual([
      '13/03/2025, Dr. H. Okafor, dentist: With the other sign, £84.00, the sum ties.',
      'An amount of −£1,250.50 is missing between 18/03/2025 and 20/03/2025.',
    ]);
  });
  it('says which printed figure is in doubt', () => {
    expect(wordsOf({ kind: 'digits', id: 1, amount: 1600, of: 'balance' })).toBe(
      'The balance £1,691.06 may be misprinted: with £1,600.00 the sum ties.',
    );
    expect(wordsOf({ kind: 'digits', id: 1, amount: 1600 })).toBe(
      'A figure may be misprinted: with £1,600.00 the sum ties.',
    );
  });
  it('names one day once', () => {
    const day = shown.isoDay(4);
    expect(wordsOf({ kind: 'missing', amount: 1, afterDate: day, beforeDate: day })).toBe(
      'An amount of £1.00 is missing on 04/03/2025.',
    );
  });
  it('is in the answer’s own words where it says no amount', () => {
    expect(wordsOf({ kind: 'duplicate', id: 2 })).toBe('raw');
  });
});
