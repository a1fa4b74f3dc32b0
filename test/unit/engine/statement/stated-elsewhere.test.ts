import { expect, test } from 'vitest';
import { codeFrom, statementsFrom } from '@/test/support/lines';

const first = async (text: string) => (await statementsFrom(text))[0];

test('a balance called by its day at the end of a line of labels stands beneath them, at the right', async () => {
  const statement = await first(`
Kontoauszug vom 01.06.2023 bis 30.06.2023
Auszug  Seite  IBAN                              Alter Saldo per 31.05.2023
6       1      DE81 7007 0024 0123 4567 00       EUR                            - 250,33
Buchung     Valuta      Vorgang                             Soll          Haben
02.06.2023  02.06.2023  Stadtwerke Muenchen              - 87,00
05.06.2023  05.06.2023  Gehalt Oxbow                                   + 900,00
Filialnummer   Kontonummer                       Neuer Saldo
700            1234567 00                        EUR                            + 562,67`);
  expect([statement?.opening, statement?.closing]).toEqual([-25_033, 56_267]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('balances that each bear a sign say the side of all amounts, whatever else is stated', async () => {
  const statement = await first(`
ВЫПИСКА по карте за период с 01.03.25 по 31.03.25
Номер карты: *1234           Валюта счета: теңге
Доступно на 01.03.25      + 15 545,48        Остаток зарплатных денег    275 000,00
Доступно на 31.03.25       + 4 621,48
Дата        Сумма              Операция     Детали
28.03.25    - 10 924,00        Покупка      Glovo
27.03.25       - 110,00        Покупка      Small
26.03.25       + 110,00        Пополнение   Oxbow`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -1_092_400, -11_000, 11_000,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('points beside money that moves make no account of points', async () => {
  const code = await codeFrom(`
信用卡账单                账单周期: 17/04/2026 - 16/05/2026
上期结余 S$ 100.00        本期结余 S$ 121.75
日期           商户                      数字 (S$)      积分
18/04/2026    NTUC FAIRPRICE              84.60        84
19/04/2026    SHENG SIONG                 37.15        37
21/04/2026    PAYMENT                   -100.00         0`);
  expect(code).toBe('pdf/success/credit-card-simple');
});

test('below all rows, what a column of balances is called with a date that may be a figure is no row', async () => {
  const [statement] = await statementsFrom(`
Relevé de compte
Compte n° 28814470      du 06/12/2025 au 05/01/2026
Date       Libellé                          Débit        Crédit
           ANCIEN SOLDE                                  218,46
08.12      Virement                                      500,00
12.12      Chèque 2231                       12,50
15.12      Achat Oxbow Books                  7,50
05.01      SOLDE EN EUROS                                698,46`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([50_000, -1250, -750]);
});
