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
