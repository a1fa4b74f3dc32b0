import { describe, expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

const statement = (...period: string[]): string => `
Personal account statement
${period.join('\n')}

Day   Details                      Debit      Credit      Balance
23    Oxbow Books                  12.50                   487.50
23    Lantern Mobile               13.50                   474.00
30    Salary                               1,200.00      1,674.00
4     Rent                        700.00                   974.00`;

const daysOf = async (...period: string[]): Promise<string[]> =>
  (await rowsFrom(statement(...period))).map(([day]) => day);

describe('days alone under the name of dates', () => {
  test('are dates of the stated period, over the end of a month too', async () => {
    expect(await daysOf('Statement period: 15/10/2025 to 14/11/2025')).toEqual([
      '2025-10-23',
      '2025-10-23',
      '2025-10-30',
      '2025-11-04',
    ]);
  });

  test('are dates of a period whose first day is printed without its month', async () => {
    expect(await daysOf('Current account from 01 to 30 April 2024')).toEqual([
      '2024-04-23',
      '2024-04-23',
      '2024-04-30',
      '2024-04-04',
    ]);
  });

  test.each([
    ['that is too long to tell the month', ['Statement period: 01/10/2025 to 30/11/2025']],
    ['that one of them is not in', ['Statement period: 20/10/2025 to 31/10/2025']],
    [
      'of which there are two',
      ['Statement period: 15/10/2025 to 14/11/2025', 'Statement period: 15/11/2025 to 14/12/2025'],
    ],
  ])('are none by a period %s', async (_, period) => {
    expect(await daysOf(...period)).toEqual([]);
  });

  test('are of the month that a title above them names, beside dates of another column, too', async () => {
    const rows = await rowsFrom(`
Account statement               Account number 28814470
Period: 01/01/2025 to 28/02/2025
Day   Details                      Value         Debit      Credit
      JANUARY 2025
03    Cheque 4196802               05.01         12.50
30    Salary                       31.01                  1,200.00
      FEBRUARY 2025
01    Rent                         03.02        700.00
27    Oxbow Books                  28.02         13.50`);
    expect(rows.map(([day]) => day)).toEqual([
      '2025-01-03',
      '2025-01-30',
      '2025-02-01',
      '2025-02-27',
    ]);
  });

  test('are of the year of the month above, or the next one, where their title says none', async () => {
    const rows = await rowsFrom(`
Account statement               Account number 28814470
Day   Details                      Debit      Credit      Balance
NOVEMBER 2023
27    Oxbow Books                  12.50                    87.50
      Mossgate Gym                 10.00                    77.50
DECEMBER
 1    Salary                                  200.00       277.50
JANUARY
 2    Rent                         70.00                   207.50`);
    expect(rows.map(([day]) => day)).toEqual([
      '2023-11-27',
      '2023-11-27',
      '2023-12-01',
      '2024-01-02',
    ]);
  });

  test('may be ordinals', async () => {
    const rows = await rowsFrom(`
Easy Access Saver statement          Account number 28814470
Day     Details                 Paid in     Paid out     Balance
        Balance at 1 April 2025                         1,000.00
April 2025
3rd     Salary                   500.00                 1,500.00
28th    Oxbow Books                            150.00   1,350.00
May 2025
2nd     Lantern Mobile                          50.00   1,300.00`);
    expect(rows.map(([day]) => day).slice(-3)).toEqual(['2025-04-03', '2025-04-28', '2025-05-02']);
  });

  test('are none where they begin again without a month of their own', async () => {
    expect(
      await rowsFrom(`
Account statement               Account number 28814470
Day   Details                      Debit      Credit
      JANUARY 2025
03    Cheque 4196802               12.50
30    Salary                                1,200.00
01    Rent                        700.00
27    Oxbow Books                  13.50`),
    ).toEqual([]);
  });
});
