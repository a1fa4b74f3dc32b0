import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

test('records that label their figures prove nothing where some are in no row, though the others tie', async () => {
  const { verdict } = await onlyStatementFrom(`
Sakura Bank                    Statement of account
Account no.                    7990110022
Statement period               2022-07-01 - 2022-07-31
Previous balance               262,135 JPY
New balance                    262,135 JPY

Made by you on:                2022-07-26
Transaction details:           CHEQUE
Transaction amount:            +233,768 JPY

Made by you on:                2022-07-25
Transaction details:           CARD
Transaction amount:            -233,768 JPY

Made by you on:                2022-07-23
Transaction details:           DEPOSIT
Transaction amount:            +11,993 JPY

Made by you on:                2022-07-21
Transaction details:           CARD
Transaction amount:            -11,993 JPY

Made by you on:                2022-07-20
Transaction details:           CARD
Transaction amount:            +11,993 JPY`);
  expect(verdict).toBe('unchecked');
});
