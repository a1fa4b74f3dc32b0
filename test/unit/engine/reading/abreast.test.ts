import { expect, test } from 'vitest';
import { headersOf, partAbreast, type TokenLine } from '@/engine/reading';
import { lexiconFor, linesFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const english = lexiconFor('en');

function parted(text: string): string[] | undefined {
  const lines: TokenLine[] = linesFrom(text);
  return partAbreast(lines, headersOf(lines, english))?.map(({ words }) =>
    words.map((word) => word.text).join(' '),
  );
}

test('what stands under the second names of a heading is read behind what stands under the first', () => {
  expect(
    parted(`
Date        Description       Amount      Date        Description       Amount
01/03/2024  Oxbow Books        12.50      05/03/2024  Mossgate Gym       10.00
02/03/2024  Lantern Mobile     13.50      06/03/2024  AB1 Parking        11.00`),
  ).toEqual([
    'Date Description Amount',
    '01/03/2024 Oxbow Books 12.50',
    '02/03/2024 Lantern Mobile 13.50',
    'Date Description Amount',
    '05/03/2024 Mossgate Gym 10.00',
    '06/03/2024 AB1 Parking 11.00',
  ]);
});

test('cheques listed abreast without descriptions are read line by line', () => {
  expect(
    parted(`
Date        Cheque no    Amount      Date        Cheque no    Amount
01/03/2024  1001          12.50      05/03/2024  1003          10.00`),
  ).toBeUndefined();
});

test('the first digits of a figure that stand left of their column go with the figure', () => {
  expect(
    parted(`
Amount    Date        Description      Amount    Date        Description
  12,50   01/03/2024  Oxbow Books    1 112,50    05/03/2024  Mossgate Gym
  13,50   02/03/2024  Lantern Mobile    11,00    06/03/2024  AB1 Parking`),
  ).toContain('1 112,50 05/03/2024 Mossgate Gym');
});

test('balances in line with their rows are no box, though the descriptions between are set lower', () => {
  expect(
    parted(`
31/03/2024  Savings    250.00
31/03/2024  Savings    350.00
                                 Oxbow Books
  12.50   Withdrawn  01/03/2024                            87.50
                                 Reference one
                                 Thank you
                                 Lantern Mobile
  10.00   Withdrawn  02/03/2024                            77.50
                                 Reference two
                                 Thank you`),
  ).toBeUndefined();
});

test('a table beside another may begin higher', () => {
  expect(
    parted(`
                                              09/03/2024  Salary            20.00
                                              09/03/2024  Salary            20.00
                                              09/03/2024  Salary            20.00
                                              10/03/2024  Salary            20.00
                                              11/03/2024  Salary            20.00
01/03/2024  Oxbow Books        12.50
02/03/2024  Lantern Mobile     13.50          12/03/2024  Mossgate Gym      10.00
03/03/2024  Oxbow Books        12.50
04/03/2024  Lantern Mobile     13.50          13/03/2024  AB1 Parking       11.00`)?.[0],
  ).toBe('01/03/2024 Oxbow Books 12.50');
});

test('a box beside a table does not part the table from its only column of descriptions', async () => {
  const text = `
Statement of account
Opening balance                             2940.56
Closing balance                             2727.56
Date        Value date         Amount     Description                                 Credit limit
31/10/2021                    2940.56     Opening balance                             500.00
Withdrawals and other debits                                                          Available
Date        Value date         Amount     Description                                 272.44
                                          Standing order
02/11/2021  04/11/2021          33.39     Mandate 37175221                            Interest
                                          Ref 21664
                                          Parking at the bath
06/11/2021  07/11/2021           5.64     Thank you                                   2.10 %
                                          Card purchase
15/11/2021  15/11/2021         173.97     Thank you                                   Bank
                                          Reference Lantern
                               213.00     Total withdrawals and other debits
30/11/2021                    2727.56     Closing balance`;
  const moving = (await rowsFrom(text)).filter(([, amount]) => amount !== undefined);
  expect(moving.map(([day, amount]) => [day, amount])).toEqual([
    ['2021-11-02', -3339],
    ['2021-11-06', -564],
    ['2021-11-15', -17_397],
  ]);
});
