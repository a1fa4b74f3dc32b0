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

  it('are two where few words are of another script', () => {
    const words =
      'Account number Statement period Opening balance Closing Date Description Withdrawals Deposits Balance รายการ วันที่'
        .split(' ')
        .map(fold);
    expect(languagesOf(words).map(({ code }) => code)).toEqual(['en', 'th']);
    expect(languagesOf(words.slice(0, -1)).map(({ code }) => code)).toEqual(['en']);
  });

  it('are English where nothing speaks', () => {
    expect(languagesOf(['1234', 'xyz']).map((language) => language.code)).toEqual(['en']);
  });
});

describe('neighbouring languages', () => {
  const spoken = (text: string) => languagesOf(text.split(' ').map(fold)).map(({ code }) => code);

  it.each([
    ['cs', 'Číslo účtu Období Datum Popis Částka Zůstatek Počáteční zůstatek Konečný zůstatek'],
    ['sk', 'Číslo účtu Obdobie Dátum Popis Suma Zostatok Počiatočný zostatok Konečný zostatok'],
    ['hr', 'Broj računa Razdoblje Datum Opis plaćanja Isplata Uplata Stanje Završno stanje'],
    ['sr', 'Broj računa Za period Datum Svrha plaćanja Isplata Uplata Stanje Krajnje stanje'],
    ['sl', 'Številka računa Obdobje Datum Opis V breme V dobro Stanje Končno stanje'],
    ['ru', 'Номер счета Период Дата операции Описание операции Списание Зачисление Остаток'],
    ['bg', 'Номер на сметка За период Дата Основание Дебит Кредит Начално салдо Крайно салдо'],
    [
      'mk',
      'Трансакциска сметка За период Датум Цел на дознака Задолжува Одобрува Претходна состојба',
    ],
    ['uk', 'Номер рахунку Період Дата операції Опис операції Витрати Надходження Залишок'],
    ['et', 'Konto number Periood Kuupäev Selgitus Deebet Kreedit Saldo Algsaldo Lõppsaldo'],
    ['fi', 'Tilinumero Kirjauspäivä Selite Määrä Saldo Alkusaldo Loppusaldo'],
    ['lv', 'Konts Periods Datums Saņēmējs Summa Sākuma atlikums Beigu atlikums'],
    ['lt', 'Sąskaitos numeris Laikotarpis Data Paskirtis Suma Pradinis likutis Galutinis likutis'],
    ['vi', 'Số tài khoản Kỳ sao kê Ngày giao dịch Diễn giải Ghi nợ Ghi có Số dư Số dư đầu kỳ'],
    ['is', 'Reikningsnúmer Tímabil Dags. Skýring Upphæð Staða Staða í upphafi Staða í lok'],
  ])('are told apart: %s', (code, text) => {
    expect(spoken(text)[0]).toBe(code);
  });

  it('lend no words to statements in English, Czech or Polish', () => {
    const english = 'Account number Statement period Date Description Money out Money in Balance';
    expect(spoken(`${english} I do not pay a fee. To a shop, data on page`)).toEqual(['en']);
    const czech = 'Číslo účtu Období Datum Popis Výdaje Příjmy Zůstatek Počáteční zůstatek';
    expect(spoken(`${czech} do a i v z na k`)).toEqual(['cs']);
    const polish = 'Numer rachunku Okres Data operacji Opis operacji Kwota Saldo początkowe';
    expect(spoken(`${polish} Saldo końcowe do a i w z na od`)).toEqual(['pl']);
  });
});

describe('kr', () => {
  const afrikaans = languages.filter(({ code }) => code === 'af');

  it('marks a credit in Afrikaans', () => {
    expect(lexiconOf(afrikaans, ['R', 'ZAR']).markerOf('kr')).toBe('credit');
  });

  it('is the currency where amounts are in crowns, but in capitals', () => {
    expect(lexiconOf(afrikaans, ['KR', 'SEK']).markerOf('kr')).toBe('credit');
    const lexicon = lexiconOf(afrikaans, ['kr', 'SEK']);
    expect(lexicon.markerOf('kr')).toBeUndefined();
    expect(lexicon.isCurrency('kr')).toBe(true);
  });
});
