import { expect, test } from 'vitest';
import { codeFrom } from '@/test/support/lines';

/** A paper with these lines above rows that tie. */
const paper = (head: string): string => `
${head}
Date          What                        Charged       Paid     Balance
05/03/2026    Meal Hugo                      3.55                  14.85
06/03/2026    Meal Lea                       3.55                  11.30
07/03/2026    Meal Hugo                      3.55                   7.75
10/03/2026    Cheque 88214                              80.00      87.75
11/03/2026    Meal Lea                       3.55                  84.20`;

const CANTEEN = `
Town of Elmsbury, school meals
Family 10458
Group 4, school of Mossgate`;

test('an account of which nothing tells that a bank keeps it is no statement, though it ties', async () => {
  expect(await codeFrom(paper(CANTEEN))).toBe('pdf/fail/unknown-pdf');
});

test.each([
  ['calls itself a statement', `${CANTEEN}\nStatement of account`],
  ['names a bank', `Elmsbury Savings Bank\n${CANTEEN}`],
  ['has the number of an account', `${CANTEEN}\nAccount number 28814470`],
  ['has a number as banks have it', 'Elmsbury meals\nSort code 12-01-04\nFamily 10458'],
  ['says nothing of itself', 'Movements'],
])('one that %s is read', async (_, head) => {
  expect(await codeFrom(paper(head))).toMatch('success');
});

test.each([
  'Oxbow Bank',
  'Ngân hàng Oxbow',
  'बैंक Oxbow',
  'بانک Oxbow',
  'Benki ya Oxbow',
  'ბანკი Oxbow',
])('a bank is told by its name in languages whose words are not known: %s', async (name) => {
  expect(await codeFrom(paper(`${name}\n${CANTEEN}`))).toMatch('success');
});
