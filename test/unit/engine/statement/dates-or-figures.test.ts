import { describe, expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

describe('days and months that may be amounts', () => {
  test('`12.04` is the day where other rows begin with theirs, though the text ends in another date', async () => {
    expect(
      await onlyStatementFrom(`
Банка Балкан                  Извлечение по сметка
Период 01.04.2020 - 30.04.2020
IBAN BG13 2715 7699 1906 0204 23

Дата     Пояснения                               Сума        Салдо
         Начално салдо                                    1 000.00
09.04    Теглене АТМ                           -94.15       905.85
10.04    Превод към Мария                     -626.21       279.64
12.04    Сторно Лидл 11.04.2020                144.68       424.32
18.04    Превод към Иван                       -20.29       404.03
         Крайно салдо                                       404.03`),
    ).toMatchObject({
      moved: [
        ['2020-04-09', -9415],
        ['2020-04-10', -62_621],
        ['2020-04-12', 14_468],
        ['2020-04-18', -2029],
      ],
      verdict: 'proven',
    });
  });

  test('of one row, what may be its day and stands in no column leaves its date in doubt', async () => {
    const { verdict } = await onlyStatementFrom(`
Банка Балкан                  Извлечение по сметка
Период 01.04.2020 - 30.04.2020
IBAN BG13 2715 7699 1906 0204 23

Дата     Пояснения                               Сума        Салдо
         Начално салдо                                    1 000.00
12.04    Сторно Лидл 11.04.2020                144.68     1 144.68
         Крайно салдо                                     1 144.68`);
    expect(verdict).toBe('unchecked');
  });
});

test('`01 Mar 04 Mar` is two days, and no first of March 2004', async () => {
  const { moved } = await onlyStatementFrom(`
Northgate Bank                        Your credit card statement
Billing period 27/02/2019 - 26/03/2019
Card ending in 6060

Date   Processed  Description                           Amount
01 Mar 04 Mar     REFUND IKEA LEEDS                     -£10.00
04 Mar 07 Mar     TESCO STORES                           £50.00
07 Mar 10 Mar     BRITISH GAS                            £50.00
Previous balance                                      £1,500.00
New balance                                           £1,590.00`);
  expect(moved.map(([day]) => day)).toEqual(['2019-03-01', '2019-03-04', '2019-03-07']);
});

test('`12/07` of a period that names December is its seventh day', async () => {
  expect(
    await onlyStatementFrom(`
Harbor Trust                      Statement of account
Account no. 664-098178-6
Statement period Dec 01, 2019 - Dec 31, 2019

Date       Description                     Amount        Balance
           Balance brought forward                      5,576.32
12/07      Bill payment                     -1.66       5,574.66
           Closing balance                              5,574.66`),
  ).toMatchObject({ moved: [['2019-12-07', -166]], verdict: 'proven' });
});

test('`19 Feb 08.59` in a text is a time of day where an amount stands further right', async () => {
  expect(
    await onlyStatementFrom(`
Rift Valley Bank               Statement period 14/02/2024 - 20/02/2024
Account 25658338

Beginning balance                                            230.12 KSh
Ending balance                                               220.38 KSh

Monday, 19 February 2024
CASH WITHDRAWAL ATM 18 Feb 08.59                               7.07 KSh

Friday, 16 February 2024
CASH WITHDRAWAL ATM 15/02/2024 07.55                           2.67 KSh`),
  ).toMatchObject({
    moved: [
      ['2024-02-19', -707],
      ['2024-02-16', -267],
    ],
  });
});

test('a row from what the account opens with to what it closes with is no overview where it leads on', async () => {
  expect(
    await onlyStatementFrom(`
Banco do Tejo                 Extrato de conta corrente
Conta 12345678
Período 26/01/2025 - 25/02/2025

Data          Movimento                Créditos    Débitos        Saldo
              Saldo de abertura                                1.000,00
20/02/2025    PAG BOLETO                             335,00      665,00
24/02/2025    TRANSF DE PEREIRA        1.000,00                1.665,00
              Saldo final                                      1.665,00`),
  ).toMatchObject({
    moved: [
      ['2025-02-20', -33_500],
      ['2025-02-24', 100_000],
    ],
    verdict: 'proven',
  });
});

test('a date that ends a text is none of the row’s, where days stand over the rows', async () => {
  expect(
    await onlyStatementFrom(`
Gulf Pearl Bank               Statement period 01-Oct-2024 - 31-Dec-2024
Account 8932510195

Balance brought forward                                 1,687.19
Ending balance                                          1,576.14

Monday, 14 October 2024
BRITISH GAS                                              -150.00
Saturday, 12 October 2024
REFUND STORE 0412 10/10                                    88.95
Friday, 11 October 2024
TESCO STORES                                              -50.00`),
  ).toMatchObject({
    moved: [
      ['2024-10-14', -15_000],
      ['2024-10-12', 8895],
      ['2024-10-11', -5000],
    ],
    verdict: 'proven',
  });
});

test('a date that begins a text, further right than the days over the rows, leaves its row in doubt', async () => {
  const { verdict } = await onlyStatementFrom(`
Banque des Cévennes            Période 12.10.2022 - 18.10.2022
Numéro de compte 4076 672514
Solde au 12.10.2022                                      1.000,00
Solde en fin de période                                    900,00
lundi, 17 octobre 2022
         REMISE DE CHEQUE                                  100,00
         15.10.2022 REMISE DE CHEQUE                       100,00
         VIREMENT CLAIRE DUBOIS                            -50,00
         CHEQUE                                           -250,00`);
  expect(verdict).toBe('unchecked');
});

test('a day over its rows may have words before it', async () => {
  const { moved } = await onlyStatementFrom(`
Crédit du Littoral                  Relevé de compte
Compte n° FR02162692308808
Relevé du 16 avril 2019 au 15 mai 2019

Libellé                                                  Montant
Solde au 16 avril 2019                                + 8.572,65
Date compta 24 avril 2019
PRELEVEMENT EDF CLIENTS                                 - 620,65
REF 89635986
Date compta 2 mai 2019
VIREMENT CLAIRE DUBOIS                                - 1.174,27
MOTIF LOYER
Date compta 6 mai 2019
VIREMENT JEAN MARTIN                                     - 15,77
MOTIF LOYER
Solde final                                           + 6.761,96`);
  expect(moved.map(([day]) => day)).toEqual(['2019-04-24', '2019-05-02', '2019-05-06']);
});
