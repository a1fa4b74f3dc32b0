import { expect, test } from 'vitest';
import { codeFrom, statementsFrom } from '@/test/support/lines';

const card = (heading: string): string => `
RELEVÉ DE CARTE DE CRÉDIT Mastercard      Limite de crédit 10 000 $   Paiement minimum 10,00 $   Date du relevé : Jour 10 Mois 01 Année 2026
Numéro de compte : 5598 28** **** 7013
Solde précédent   1 635,20          Nouveau solde   2 087,32
TRANSACTIONS
Date de      Date
transaction  d'inscription   Description                          Montant
${heading}
11   12      13   12         HYDRO-QUEBEC MONTREAL QC             220,63
12   12      15   12         CANADIAN TIRE #124 LEVIS QC          119,45
13   12      14   12         VIDEOTRON LTEE MONTREAL QC            92,04
15   12      17   12         IGA EXTRA #8104 QUEBEC QC             20,00`;

test('days and months of two dates in cells of their own are two dates', async () => {
  const [statement] = await statementsFrom(card('J    M       J    M'));
  expect(statement?.rows.map(({ date }) => [date.year, date.month, date.day])).toEqual([
    [2025, 12, 11],
    [2025, 12, 12],
    [2025, 12, 13],
    [2025, 12, 15],
  ]);
  expect(statement?.proof.verdict).toBe('proven');
  expect(statement?.facts.issuedOn).toEqual({ year: 2026, month: 1, day: 10 });
});

test('dates whose years go up and down over many years prove nothing', async () => {
  const wild = (years: readonly [number, number, number]): string => `
Bank account statement       Account number 5598281217013
Opening balance   100.00      Closing balance   131.00
Date          Description                          Amount
11/12/20${years[0]}    Oxbow Books                          10.00
12/12/20${years[1]}    Mossgate Gym                         20.00
13/12/20${years[2]}    Lantern Mobile                        1.00`;
  const verdictOf = async (text: string) => (await statementsFrom(text))[0]?.proof.verdict;
  expect(await verdictOf(wild([13, 15, 14]))).toBe('unchecked');
  expect(await verdictOf(wild([13, 13, 13]))).toBe('proven');
});

test('rows of many years in no order, which nothing calls a statement, are a register', async () => {
  const register = (title: string, years: readonly number[]): string => `
Oxbow Bank   Holder: Nora Fern   Account: ES61 3191 0417 2248 0071 5523
${title}
Creditor               Date signed      Last amount
${years.map((year, i) => `Lantern Works ${i}        ${10 + i}/03/${year}            ${i + 3}1.50`).join('\n')}`;
  const mixed = [2019, 2017, 2020, 2021, 2018, 2023, 2015, 2022, 2016, 2024];
  const inOrder = mixed.toSorted((a, b) => a - b);
  expect(await codeFrom(register('Overview', mixed))).toBe('pdf/fail/unknown-pdf');
  expect(await codeFrom(register('Account statement', mixed))).toMatch('success');
  expect(await codeFrom(register('Overview', inOrder))).toMatch('success');
  // Two accounts, one after the other.
  expect(await codeFrom(register('Overview', [...inOrder, ...inOrder]))).toMatch('success');
});
