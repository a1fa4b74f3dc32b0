import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

const HEAD = `Statement of account          Account number 21530068578
Statement period 01/03/2024 to 31/03/2024`;

const amountsOf = async (text: string) =>
  (await rowsFrom(text)).flatMap(([, amount]) => amount ?? []);

test('the only figure of a column between two others is no part of the text, though no name is known', async () => {
  const text = `
${HEAD}
When        What it was                             Left you    Reached you   You then had

29/02/2024  Opening balance                                                       2,678.78
03/03/2024  Oxbow Books                                 4.89                      2,673.89
20/03/2024  Cash Fairhollow                           318.24                      2,355.65
21/03/2024  Standing order to Mr Oduya                 28.88                      2,326.77
22/03/2024  Credit Where Due Framing                    8.90                      2,317.87
29/03/2024  Received from Mr Oduya                                2,334.76        4,652.63`;
  expect(await amountsOf(text)).toEqual([-489, -31_824, -2888, -890, 233_476]);
});

test('nor is one left of all others without which its row would have a figure less than most', async () => {
  const text = `
${HEAD}

29/02/2024  Opening balance                                                       2,678.78
03/03/2024  Oxbow Books                                            4.89           2,673.89
20/03/2024  Cash Fairhollow                                      318.24           2,355.65
21/03/2024  Standing order to Mr Oduya                            28.88           2,326.77
22/03/2024  Credit Where Due Framing                               8.90           2,317.87
29/03/2024  Received from Mr Oduya              2,334.76                          4,652.63`;
  expect(await amountsOf(text)).toEqual([-489, -31_824, -2888, -890, 233_476]);
});
