import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

const row = (day: string, payee: string, amount: string, kind: string): string =>
  `${day}   ${payee.padEnd(22)}${amount.padStart(9)}
             ${kind}

`;

test('what kind of movement each row is, below its first line, heads no section', async () => {
  const rows = await rowsFrom(`
Personal account statement
Date         Details                  Amount
${row('02/11/2023', 'Lantern Power', '-181.66', 'Outgoing')}${row('03/11/2023', 'Transfer cost', '-5.00', 'Fees and charges')}${row('04/11/2023', 'Mona Marsh', '70.96', 'Incoming')}${row('05/11/2023', 'Transfer cost', '-5.00', 'Fees and charges')}${row('06/11/2023', 'Oxbow Books', '-12.50', 'Outgoing')}`);
  expect(rows.map(([, amount]) => amount)).toEqual([-18_166, -500, 7096, -500, -1250]);
  expect(rows.map(([, , description]) => description)).toEqual([
    'Lantern Power Outgoing',
    'Transfer cost Fees and charges',
    'Mona Marsh Incoming',
    'Transfer cost Fees and charges',
    'Oxbow Books Outgoing',
  ]);
});

test('payments went out beside receipts, and interest without a day of its own is a row there', async () => {
  const rows = await rowsFrom(`
Statement of account
Date          Details                  Payments     Receipts      Balance
01 Oct 2023   Balance brought forward                             512.30 CR
26 Oct 2023   Card purchase                85.96
              Interest paid gross                       5.00
              Cheque 176073                38.98                  392.36 CR
29 Oct 2023   Cheque 410283               310.65                   81.71 CR`);
  expect(rows).toEqual([
    ['2023-10-01', undefined, 'Balance brought forward'],
    ['2023-10-26', -8596, 'Card purchase'],
    ['2023-10-26', 500, 'Interest paid gross'],
    ['2023-10-26', -3898, 'Cheque 176073'],
    ['2023-10-29', -31_065, 'Cheque 410283'],
  ]);
});

test('a shop that is called like a balance is a row where its name goes on behind the row’s day, or days', async () => {
  const [one, two] = await Promise.all([
    rowsFrom(`
Card statement
Date         Narrative                                    Amount
             Previous balance                             100.00
10/11/2025   Night Theatre                                 12.50
12/11/2025   NEW BALANCE 574 STORE MOSSGATE                50.00
14/11/2025   Mossgate Gym                                   7.50
30/11/2025   New balance                                  170.00`),
    rowsFrom(`
Card statement
Date         Posted       Narrative                       Amount
                          Previous balance                100.00
10/11/2025   11/11/2025   Night Theatre                    12.50
12/11/2025   13/11/2025   REFUND NEW BALANCE 574 MOSSGATE  50.00
12/11/2025   13/11/2025   NEW BALANCE 574 STORE             5.00
14/11/2025   14/11/2025   Mossgate Gym                      7.50
30/11/2025   30/11/2025   New balance                     175.00`),
  ]);
  expect(one.flatMap(([, amount]) => amount ?? [])).toEqual([-1250, -5000, -750]);
  expect(two.flatMap(([, amount]) => amount ?? [])).toEqual([-1250, -5000, -500, -750]);
});

test('a balance whose name goes on to its own day is one, though the row has a day before it', async () => {
  const rows = await rowsFrom(`
Rekeningafschrift
Datum        Omschrijving                                  Bedrag
29-12-2023   VORIG SALDO OP 29-12-2023                   1.877,29
02-01-2024   Nachttheater                                  -12,50
31-01-2024   NIEUW SALDO OP 31-01-2024                   1.864,79`);
  expect(rows.flatMap(([, amount]) => amount ?? [])).toEqual([-1250]);
});
