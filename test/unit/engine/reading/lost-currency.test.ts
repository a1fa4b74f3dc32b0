import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const card = (mark: string) => `
Regalia Credit Card Statement
Total amount due ${mark}11,875.00    Minimum due ${mark}700.00    Due date 02 Aug, 2026
Domestic Transactions
DATE & TIME           TRANSACTION DESCRIPTION       AMOUNT
15/06/2026| 10:15     OXBOW BOOKS                 ${mark} 649.00
18/06/2026| 09:00     CARD PAYMENT           + ${mark} 20,000.00
20/06/2026| 14:30     LANTERN MOBILE            ${mark} 4,000.00
01/07/2026| 08:00     MOSSGATE GYM              ${mark} 7,000.00`;

test('a letter before every figure is the currency that a font spells so, and no mark of a credit', async () => {
  expect((await rowsFrom(card('C'))).map(([day, amount]) => [day, amount])).toEqual([
    ['2026-06-15', -64_900],
    ['2026-06-18', 2_000_000],
    ['2026-06-20', -400_000],
    ['2026-07-01', -700_000],
  ]);
});

test('so it does with the sign itself', async () => {
  expect((await rowsFrom(card('₹'))).map(([, amount]) => amount)).toEqual([
    -64_900, 2_000_000, -400_000, -700_000,
  ]);
});

test.each(['Tk', 'KSh', 'Bs.', 'S/', 'lei'])(
  'a mark beside figures that is no sign is their currency: %s',
  async (mark) => {
    const [first] = await rowsFrom(`
Account statement
Date          Description                In            Out          Balance
31 Mar 2026   Owner capital        ${mark} 20,000               ${mark} 81,505
28 Mar 2026   Salary                             ${mark} 48,000 ${mark} 61,505`);
    expect(first).toEqual(['2026-03-31', 20_000, 'Owner capital']);
  },
);

test('a letter of its own before every figure is the currency, whose sign its font lacks', async () => {
  const [statement] = await statementsFrom(`
Account statement
MONEY IN          MONEY OUT
N 24,850.00       N 16,600.00
DATE          DESCRIPTION       REFERENCE       IN              OUT             STATUS
2025-05-30    Oxbow Books       OXB-274          N 300.00                      SUCCESS
2025-05-27    Marsh Ltd         OXB-293                         N 6,600.00     SUCCESS
2025-05-26    Lantern Mobile    OXB-614          N 24,550.00                   SUCCESS
2025-05-22    Mossgate Gym      OXB-715                         N 10,000.00    SUCCESS`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([
    30_000, -660_000, 2_455_000, -1_000_000,
  ]);
  expect(statement?.facts.currency).toBe('NGN');
});

test('what may be a currency, before a dash that leads on to more words, is of the text behind the figure', async () => {
  const [statement] = await statementsFrom(`
Statement of account
Date          Debit        Credit       Balance  Details
2024-03-09       12.00                   350.00 QR - MARSH - 938081292609
2024-03-10       10.00                   340.00 Lantern Mobile
2024-03-11       10.00                   330.00 Oxbow Books`);
  expect(statement?.rows[0]?.description.join(' ')).toContain('QR - MARSH');
  expect(statement?.rows[0]?.balance).toBe(35_000);
});
