import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const ACCOUNT = `
Account statement
Account number 28814470
Date       Value date  Details                      Amount
30.06.24               Balance brought forward             12.40 +
08.07.24   08.07.24    Internal transfer from EUR 500.00  541.00 +
12.07.24   10.07.24    Marsh Tours NEW YORK               219.99 -
18.07.24   18.07.24    Marsh Tours refund                 219.99 +
31.07.24   31.07.24    Interest                             0.05 +
31.07.24               Closing balance                    553.45 +`;

const ORDERS = `
Regular payees
Next         Since        Payee                                   Amount
02.08.24     02.01.21     Rent Weber                           1,650.00 -
15.08.24     15.03.22     Savings LU90 0019 4455 0009 9000       250.00 -`;

const amountsFrom = async (text: string) =>
  (await statementsFrom(text)).flatMap(({ rows }) => rows.flatMap(({ amount }) => amount ?? []));

const OWN = [54_100, -21_999, 21_999, 5];

test('what stands below the closing balance that the rows lead to is none of them', async () => {
  expect(await amountsFrom(ACCOUNT)).toEqual(OWN);
  expect(await amountsFrom(ACCOUNT + ORDERS)).toEqual(OWN);
  expect((await statementsFrom(ACCOUNT + ORDERS))[0]?.proof.verdict).not.toBe('broken');
});

test('where it is called a list of orders, nothing is left to doubt', async () => {
  const text = ACCOUNT + ORDERS.replace('Regular payees', 'Active standing orders');
  expect(await amountsFrom(text)).toEqual(OWN);
  expect((await statementsFrom(text))[0]?.proof.verdict).toBe('proven');
});

test('rows above the line that brings a balance forward are not left out, though those below it lead to the closing one', async () => {
  const amounts = await amountsFrom(`
Account statement
Account number 28814470
Date       Value date  Details                            Amount
Standing of the account, last sheet no. 12                 12.40 +
08.07.24   08.07.24    Internal transfer                  541.00 +
12.07.24   10.07.24    Marsh Tours                        219.99 -
           Carried forward to sheet 2                     333.41 +
\fDate       Value date  Details                            Amount
           Brought forward from sheet 1                   333.41 +
18.07.24   18.07.24    Marsh Tours refund                 219.99 +
31.07.24   31.07.24    Interest                             0.05 +
31.07.24               Closing balance                    553.45 +`);
  expect(amounts.filter((amount) => OWN.includes(amount))).toEqual(OWN);
});
