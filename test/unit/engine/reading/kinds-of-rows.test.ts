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
