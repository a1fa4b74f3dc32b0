import { describe, expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const HEADING = `
Date        Details             Type             Fee           Amount
Value date  Account number      Reference             Original amount
Code        Name                Memo                    Exchange rate`;

const PAGES = `
Personal account statement
Opening balance 500.00
Closing balance 573.38
${HEADING}
04.06.2026  Payment             Incoming                       100.00
04.06.2026  9876543210
1000000001  Theo Marsh

09.06.2026  Card payment        Card                           -20.00
07.06.2026  Oxbow Books         Reference 77                -21.40 USD
1000000002                                                   1.07 USD

10.06.2026  Payment             Outgoing                       -12.50
10.06.2026  5550001111
1000000003  Harbour Street School
\f${HEADING}
11.06.2026  Card payment        Card                            -4.12
08.06.2026  Lantern Mobile      Reference 78                 -4.50 USD
1000000004                                                   1.09 USD

30.06.2026  Interest            Interest                        10.00
30.06.2026

01.07.2026  Printed for Ada Oduya`;

describe('records of several lines under a heading of several lines of names', () => {
  test('are a row each, whatever date and figures their further lines print', async () => {
    expect(await rowsFrom(PAGES)).toEqual([
      ['2026-06-04', 10_000, 'Payment Incoming 9876543210 1000000001 Theo Marsh'],
      ['2026-06-09', -2000, 'Card payment Card Oxbow Books Reference 77 1000000002'],
      ['2026-06-10', -1250, 'Payment Outgoing 5550001111 1000000003 Harbour Street School'],
      ['2026-06-11', -412, 'Card payment Card Lantern Mobile Reference 78 1000000004'],
      ['2026-06-30', 1000, 'Interest Interest'],
    ]);
  });

  test('are proven by what moves, and say their value date and foreign amount', async () => {
    const [statement] = await statementsFrom(PAGES);
    expect(statement?.proof.verdict).toBe('proven');
    expect(statement?.rows[1]).toMatchObject({
      valueDate: { year: 2026, month: 6, day: 7 },
      foreign: { currency: 'USD', minor: 2140 },
    });
  });

  test('are none where every line with a date prints an amount as far below as any other', async () => {
    const rows = await rowsFrom(`
Personal account statement
Date        Details             Type             Fee           Amount
Value date  Account number      Reference             Original amount
04.06.2026  Payment             Incoming                       100.00
05.06.2026  Oxbow Books         Card                            20.00
06.06.2026  Lantern Mobile      Outgoing                        12.50
07.06.2026  Mossgate Gym        Outgoing                         9.00`);
    expect(rows.map(([day]) => day)).toEqual([
      '2026-06-04',
      '2026-06-05',
      '2026-06-06',
      '2026-06-07',
    ]);
  });
});

/** Newest first: what each record states, with a line of facts above all. */
const LABELLED = `
Historia rachunku
                                                       Saldo początkowe na 2026-03-01        100,00 PLN
Okres od 2026-03-01 do 2026-03-31                      Saldo końcowe na 2026-03-31            50,00 PLN
${[
  ['30', '-10,00', '50,00'],
  ['29', '-15,00', '60,00'],
  ['28', '-20,00', '75,00'],
  ['27', '-3,00', '95,00'],
  ['26', '-2,00', '98,00'],
]
  .map(
    ([day, amount, balance]) => `
Data operacji    2026-03-${day}       Zakup kartą 5575******2204                             ${amount} PLN
Data księgowania 2026-03-${day}       KSIĘGARNIA SOWA
                                  Tytuł: ZAKUP                           Saldo po operacji: ${balance} PLN`,
  )
  .join('')}`;

test('labels with what they state, of every record anew, head no table, and a line of facts is no row', async () => {
  expect((await rowsFrom(LABELLED)).flatMap(([, amount]) => amount ?? [])).toEqual([
    -1000, -1500, -2000, -300, -200,
  ]);
});

test('a year below a day and a month is of the date, and no word of the text', async () => {
  const text = `
Personal account statement 28 March 2026 - 30 March 2026
Date       Details                  Amount
28 MAR     Oxbow Books              -10.00
2026       Elmsbury
29 MAR     Mossgate Gym             -15.00
2026
30 MAR     Juniper                   20.00
2026       Maddox`;
  expect(await rowsFrom(text)).toEqual([
    ['2026-03-28', -1000, 'Oxbow Books Elmsbury'],
    ['2026-03-29', -1500, 'Mossgate Gym'],
    ['2026-03-30', 2000, 'Juniper Maddox'],
  ]);
});
