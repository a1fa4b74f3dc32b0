import { expect, test } from 'vitest';
import { headersOf, partProse } from '@/engine/reading';
import { lexiconFor, linesFrom, statementsFrom } from '@/test/support/lines';

const HEAD = `
Credit card statement     01 Mar 2024 - 31 Mar 2024
Previous balance  100.00     New balance  187.50`;

const HOLDERS = [
  ['MONA MARSH', '4410 XXXX XXXX 1854', 3],
  ['D K MARSH', '7979 XXXX XXXX 8491', 2],
];

/** Who holds the rows, their card, and how many these are. */
const holdersIn = async (text: string): Promise<unknown[]> =>
  (await statementsFrom(text)).flatMap(({ breakdown }) =>
    breakdown.holders.map(({ holder: { name, number }, rows }) => [name, number, rows.length]),
  );

test('sentences right of a table, each of their lines on one of its, are no part of these', async () => {
  const text = `${HEAD}
Date        Details                    Amount
MONA MARSH 4410 XXXX XXXX 1854                       From 16 May 2024 our fees
01 Mar      Oxbow Books                 12.50        change, and will then be
02 Mar      Lantern Mobile              30.00        15.00 a month.
06 Mar      Pellworth Energy            15.00        Since 04 Mar 2024 the rate
D K MARSH 7979 XXXX XXXX 8491                        for overdrafts of up to
09 Mar      AB1 Parking                 10.00        60.00 has been 14.56%.
12 Mar      Lantern Mobile              20.00`;
  expect(await holdersIn(text)).toEqual(HOLDERS);
});

test('… nor are sentences left of it', async () => {
  const text = `${HEAD}
                                Date        Details                    Amount
From 16 May 2024 our fees       MONA MARSH 4410 XXXX XXXX 1854
change, and will then be        01 Mar      Oxbow Books                 12.50
15.00 a month.                  02 Mar      Lantern Mobile              30.00
Since 04 Mar 2024 the rate      06 Mar      Pellworth Energy            15.00
for overdrafts of up to         D K MARSH 7979 XXXX XXXX 8491
60.00 has been 14.56%.          09 Mar      AB1 Parking                 10.00
                                12 Mar      Lantern Mobile              20.00`;
  expect(await holdersIn(text)).toEqual(HOLDERS);
});

test('a column of notes that say the same of several rows is no text beside the table', () => {
  const lexicon = lexiconFor('en');
  const lines = linesFrom(
    `
Statement of account
Date        Details                   Amount     Balance
01/03/2024  Oxbow Books               -12.50       87.50      paid by card here.
02/03/2024  Salary                    200.00      287.50      came from abroad.
04/03/2024  Lantern Mobile            -30.00      257.50      paid by card here.
06/03/2024  Mossgate Gym              -20.00      237.50      paid by card here.
09/03/2024  Pellworth Energy          -15.00      222.50      paid by card here.
11/03/2024  AB1 Parking               -10.00      212.50      paid by card here.`,
    lexicon,
  );
  expect(partProse(lines, headersOf(lines, lexicon))).toBeUndefined();
});

test('rows right of a text that tells of days and of money are no box beside it, and go on under their holder', async () => {
  const text = `
Credit card statement     01 Mar 2024 - 31 Mar 2024
Previous balance  100.00     New balance  237.50
                                               Date        Details                Amount
                                               MONA MARSH 4410 XXXX XXXX 1854
Your limit was raised to 485.00
                                               01 Mar      Oxbow Books             12.50
on 02 Mar 2024.
                                               02 Mar      Lantern Mobile          30.00
A late payment costs 10.00
                                               04 Mar      Mossgate Gym            20.00
after 16 May 2024.
                                               06 Mar      Pellworth Energy        15.00
                                               09 Mar      AB1 Parking             10.00
\f
                                               Date        Details                Amount
                                               11 Mar      Oxbow Books             20.00
                                               D K MARSH 7979 XXXX XXXX 8491
                                               12 Mar      Lantern Mobile          30.00`;
  expect(await holdersIn(text)).toEqual([
    ['MONA MARSH', '4410 XXXX XXXX 1854', 6],
    ['D K MARSH', '7979 XXXX XXXX 8491', 1],
  ]);
});
