import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const statement = (rows: string): string => `
Harrow Bank                                 Account statement
Account number 39278895
Period 01-10-2024 - 31-10-2024

Date        Details                   Debit      Credit    Balance Debit   Balance Credit
${rows}`;

test('balances in two columns by their side are one, owed in that of debit, though the other way round ties as well', async () => {
  const [read] = await statementsFrom(
    statement(`
            Opening balance                                                        311.55
01-10-2024  Oxbow Books              623.10                         311.55
01-10-2024  Harrow Rail               10.00                         321.55
03-10-2024  Ada Oduya                            421.55                            100.00
04-10-2024  Mossgate Gym             100.00                           0.00
05-10-2024  Lantern Mobile             5.00                           5.00
            Closing balance                                           5.00`),
  );
  expect(read?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -62_310, -1000, 42_155, -10_000, -500,
  ]);
  expect([read?.opening, read?.closing, read?.proof.verdict]).toEqual([31_155, -500, 'proven']);
});

test('two columns that both say something on one line are no balance by its side', async () => {
  const [read] = await statementsFrom(
    statement(`
01-10-2024  Oxbow Books              623.10                         623.10         311.55
03-10-2024  Ada Oduya                            421.55             623.10         421.55`),
  );
  expect(read?.proof.verdict).not.toBe('proven');
});
