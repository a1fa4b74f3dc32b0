import { expect, test } from 'vitest';
import { headersOf } from '@/engine/reading';
import { lexiconFor, linesFrom, statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const ROWS = `
Trans date   Post date    Description            Amount
18 MAY 2024  19 MAY 2024  Oxbow Books             12.50
21 MAY 2024  23 MAY 2024  Lantern Mobile          61.00`;

test('a card’s facts in a box, their names over their values, are no row', async () => {
  const box = `
Credit card statement
Account no           Closing date   Due date      Credit limit
5408 0620 1122 3344  16 JUN 2024    12 JUL 2024      48,000.00`;
  expect((await rowsFrom(`${box}\n${ROWS}`)).map(([, amount]) => amount)).toEqual([-1250, -6100]);
});

test.each([
  ['Account no   Closing date   Credit limit', 0],
  ['Card type    Payment due date   Minimum payment', 0],
  ['Date         Description    Balance subject to interest rate', 1],
  ['Date         Description    Credit', 1],
])('%s heads %i tables', (line, count) => {
  const lines = linesFrom(`${line}\n01/05/2024   Oxbow   1.00`);
  expect(headersOf(lines, lexiconFor('en'))).toHaveLength(count);
});

test('what is due and when, under their labels and above all rows, is no row', async () => {
  const rows = await rowsFrom(`
Mossgate                              Vencimento                 Total da fatura          Pagamento mínimo
Fatura do cartão Gold                 10/06/2024                 73,50                    25,00


Total da fatura anterior      0,00
Total desta fatura           73,50
18/05/2024   Oxbow Books             12,50
21/05/2024   Lantern Mobile          61,00`);
  expect(rows.flatMap(([, amount]) => amount ?? [])).toEqual([-1250, -6100]);
});

test('a day that a document states above its first figures dates none of them', async () => {
  const [statement] = await statementsFrom(`
Mossgate Community Credit Union                     Account: XXXX XXXX XXXX 6650
Platinum Rewards Mastercard                         Closing Date: Jun 11, 2024

    MONA MARSH                                      Account Summary
    2290 OXBOW LANE SE APT 9                        Previous Balance       $10.00
    MOSSGATE OR 97302                               Payments & Credits      $0.00
                                                    Purchases              $73.50

PURCHASES AND OTHER CHARGES
Tran     Post     Wares                      Sum
May 18   May 19   Oxbow Books                $12.50
May 21   May 23   Lantern Mobile             $61.00`);
  expect(statement?.facts.accountNumber).toBe('XXXX XXXX XXXX 6650');
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-1250, -6100]);
});

test('the days of a period that is stated above the first figures date none of them', async () => {
  const rows = await rowsFrom(`
Oxbow Visa Card
Kartenkonto          0010 0348 2217 5506
Abrechnungsperiode   14.05.2024 - 13.06.2024
Kreditlimite         CHF 6'000.00

Rechnung
Saldo letzte Rechnung             10.00
Neue Belastungen                  63.50
Rechnungsbetrag in CHF            73.50
Mindestbetrag (min. CHF 20.00)    20.00

Kam          Ging        Was                   Wert in CHF
                         Saldo letzte Rechnung  10.00
18.05.2024   17.05.2024  Oxbow Books           12.50
19.05.2024   17.05.2024  Marsh Tours          -10.00
21.05.2024   20.05.2024  Lantern Mobile        61.00`);
  expect(rows.flatMap(([, amount]) => amount ?? [])).toEqual([-1250, 1000, -6100]);
});

test('what is due, for what period and when, under their labels above rows that no heading names, is no row', async () => {
  const rows = await rowsFrom(`
Mossgate Bank                                       Credit Card Statement
PAYMENT SUMMARY
Total Payment Due     Minimum Payment Due     Statement Period             Payment Due Date
  2,617.43 Dr              430.00 Dr          16/03/2024 - 15/04/2024      05/05/2024




Credit Card Number 533467XXXXXX8126
Previous Balance        28,764.00 Dr




16/03/2024    Cult Fit Healthcare            HEALTH        2,394.00 Dr
17/03/2024    Oxbow Books                    STORES          209.00 Dr
18/03/2024    Payment received                            28,764.00 Cr
13/04/2024    Lantern Mobile                 UTILITIES        14.43 Dr`);
  expect(rows.flatMap(([, amount]) => amount ?? [])).toEqual([-239_400, -20_900, 2_876_400, -1443]);
});
