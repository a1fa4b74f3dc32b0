import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('balances that each row names in its second line, under the amounts, are no rows', async () => {
  const [statement] = await statementsFrom(`
Personal account
Sort code 04-88-21    Account number 70112984
Balance on 1 May 2024 £642.19
Balance on 31 May 2024 £1,122.09
Friday 31 May 2024
 Oxbow Books                                                 –£16.58
 16:30:21 Card payment                             Balance £1,122.09
Thursday 30 May 2024
 Lantern Mobile                                              –£11.84
 17:28:48 Card payment                             Balance £1,138.67
 Marsh Ltd                                                  +£510.44
 16:36:47 Faster Payment                           Balance £1,150.51
Tuesday 28 May 2024
 Mossgate Gym                                                 –£2.12
 07:07:34 Card payment                               Balance £640.07`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-1658, -1184, 51_044, -212]);
  expect(statement?.rows[0]?.date).toEqual({ year: 2024, month: 5, day: 31 });
  expect(statement?.proof.verdict).not.toBe('broken');
});
