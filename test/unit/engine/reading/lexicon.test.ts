import { describe, expect, it } from 'vitest';
import { type Language, languages } from '@/engine/languages';
import { languagesOf, lexiconOf } from '@/engine/reading';
import { fold } from '@/engine/text';

/** The words of a small statement: its headings, its balances, its labels. */
function statementIn({ columns, balances, facts }: Language): string[] {
  const { date, description, debit, credit, balance } = columns;
  const { opening, closing } = balances;
  const { accountNumber, period } = facts;
  const lists = [
    date,
    description,
    debit,
    credit,
    balance,
    opening,
    closing,
    accountNumber,
    period,
  ];
  return lists.flatMap((entries) => entries.slice(0, 2)).flatMap((entry) => entry.split(' '));
}

describe('the languages of a document', () => {
  it.each(languages.map((language) => [language.code, language] as const))(
    'are found by their words: %s',
    (code, language) => {
      const [first] = languagesOf(statementIn(language).map(fold));
      expect(first?.code).toBe(code);
    },
  );

  it('are found in capitals and without diacritics', () => {
    const words = 'DATA KSIEGOWANIA TYTUL OPERACJI SALDO POCZATKOWE SALDO KONCOWE'.split(' ');
    expect(languagesOf(words.map(fold))[0]?.code).toBe('pl');
    const turkish = 'İŞLEM TARİHİ AÇIKLAMA BAKIYE DÖNEM BAŞI BAKİYESİ'.split(' ');
    expect(languagesOf(turkish.map(fold))[0]?.code).toBe('tr');
  });

  it('are English where nothing speaks', () => {
    expect(languagesOf(['1234', 'xyz']).map((language) => language.code)).toEqual(['en']);
  });
});

describe('kr', () => {
  const afrikaans = languages.filter(({ code }) => code === 'af');

  it('marks a credit in Afrikaans', () => {
    expect(lexiconOf(afrikaans, ['R', 'ZAR']).markerOf('kr')).toBe('credit');
  });

  it('is the currency where amounts are in crowns', () => {
    const lexicon = lexiconOf(afrikaans, ['kr', 'SEK']);
    expect(lexicon.markerOf('kr')).toBeUndefined();
    expect(lexicon.isCurrency('kr')).toBe(true);
  });
});
