import { describe, expect, it } from 'vitest';
import { fold, PhraseIndex } from '@/engine/text';

const index = new PhraseIndex([
  ['balance b/f', 'forward'],
  ['balance', 'balance'],
  ['a/c no.', 'account'],
  ['debit / credit', 'amount'],
  ['期初余额', 'opening'],
]);
const tagsIn = (text: string) => index.all(text.split(' ').map(fold)).map(({ tag }) => tag);

describe('phrases', () => {
  it('are found longest first', () => {
    expect(tagsIn('Balance B / F Balance')).toEqual(['forward', 'balance']);
  });

  it('are found where their words are printed as one', () => {
    expect(tagsIn('BALANCE B/F')).toEqual(['forward']);
    expect(tagsIn('A/C No: 123')).toEqual(['account']);
    expect(tagsIn('Debit/Credit')).toEqual(['amount']);
  });

  it('are no part of a longer joint word', () => {
    expect(tagsIn('Debit/Credit/Fee')).toEqual([]);
    expect(tagsIn('a/c')).toEqual([]);
  });

  it('are found inside words of scripts without spaces', () => {
    expect(tagsIn('期初余额：1,000.00')).toEqual(['opening']);
  });
});
