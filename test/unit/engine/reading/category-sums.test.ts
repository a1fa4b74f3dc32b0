import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';
import { statementsFrom } from '@/test/support/lines';

const BY_CATEGORY = `
Your November, by category
Current Account      Account number 31884027
1 November 2024 to 30 November 2024
Income                                              +£2,302.31
8 Nov      Refund Marsh Tours                          +£38.00
29 Nov     Salary                                   +£2,264.31
Bills & home                                        -£1,123.00
1 Nov      Standing order Meadow Lettings              £975.00
1 Nov      Town council                                £148.00
Eating out                                             -£27.95
2 Nov      Oxbow Tea                                    £22.95
5 Nov      Larkspur Rolls                                £5.00`;

const amounts = async (text: string) => (await rowsFrom(text)).map(([, amount]) => amount);

test('sums above the rows of categories say which way these go, and are no rows', async () => {
  expect(await amounts(BY_CATEGORY)).toEqual([3800, 226_431, -97_500, -14_800, -2295, -500]);
  expect((await statementsFrom(BY_CATEGORY))[0]?.proof.verdict).toBe('proven');
});

test('where one of them is not what stands below it, none is taken for a category', async () => {
  const text = BY_CATEGORY.replace('-£27.95', '-£29.95');
  expect(await amounts(text)).not.toEqual([3800, 226_431, -97_500, -14_800, -2295, -500]);
  expect((await statementsFrom(text))[0]?.proof.verdict ?? 'none').not.toBe('proven');
});
