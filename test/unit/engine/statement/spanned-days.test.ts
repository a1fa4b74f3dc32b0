import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const daysIn = async (rows: string) => {
  const [statement] = await statementsFrom(`
Statement of account                 Account number 1783934240
Period 01/03/2024 to 31/03/2024
Opening balance        100.00
Closing balance        160.00

Date     Value    Details                Debit      Credit
${rows}`);
  return {
    days: statement?.rows.map(({ date: { month, day } }) => `${day}/${month}`),
    verdict: statement?.proof.verdict,
  };
};

test('a day in the middle of its rows dates those above it, too', async () => {
  expect(
    await daysIn(`         04/03    Oxbow Books             10.00
         05/03    Salary                             100.00
03/03
         04/03    Mossgate Gym             5.00
         03/03    Lantern Mobile           6.00
         05/03    Cash                     3.00
04/03    04/03    Marsh Ltd                4.00
         06/03    Juniper                  1.00
         07/03    Fellgate                 2.00
06/03
         06/03    Elmsbury                 9.00`),
  ).toEqual({
    days: ['3/3', '3/3', '3/3', '3/3', '4/3', '4/3', '4/3', '6/3', '6/3'],
    verdict: 'proven',
  });
});

test('a day below rows, but not in the middle of any, proves no date', async () => {
  const { verdict } = await daysIn(`         04/03    Oxbow Books             10.00
         05/03    Salary                             100.00
03/03
         04/03    Mossgate Gym             5.00
         03/03    Lantern Mobile           6.00
         05/03    Cash                     3.00
         04/03    Marsh Ltd                4.00
04/03    06/03    Juniper                  1.00
06/03    07/03    Fellgate                 2.00
         06/03    Elmsbury                 9.00`);
  expect(verdict).toBe('unchecked');
});

test('a day printed with its first row dates those below, though it stands in the middle of as many above', async () => {
  expect(
    await daysIn(`02/03    02/03    Oxbow Books             10.00
03/03    03/03    Salary                             100.00
         03/03    Mossgate Gym             5.00
05/03    05/03    Lantern Mobile           6.00
         05/03    Cash                     3.00
06/03    06/03    Marsh Ltd               16.00`),
  ).toEqual({ days: ['2/3', '3/3', '3/3', '5/3', '5/3', '6/3'], verdict: 'proven' });
});
