import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const statement = (first: string, last: string): string => `
Account statement
Balance at 31 Jan 2024 318.44
Balance at 29 Feb 2024 501.36
Date          Details                      Out £      In £    Balance £
${first}
29 Feb 2024   Interest charged              2.36                 501.36
28 Feb 2024   Oxbow Books                  71.09                 503.72
23 Feb 2024   Salary                                 184.63      574.81
20 Feb 2024   Mossgate Gym                  8.10                 390.18
19 Feb 2024   Transfer from savings                   79.84      398.28
${last}`;

const PENDING = '01 Mar 2024   Pending Marsh Tours          14.20                 pending';
const UPCOMING = '06 Mar 2024   Upcoming Direct Debit        41.17';

const amountsFrom = async (text: string) =>
  (await statementsFrom(text)).flatMap(({ rows }) => rows.flatMap(({ amount }) => amount ?? []));

test('rows that say that they are not booked yet, beside rows that print their balances, are none', async () => {
  const text = statement(PENDING, UPCOMING);
  expect(await amountsFrom(text)).toEqual([-236, -7109, 18_463, -810, 7984]);
  expect((await statementsFrom(text))[0]?.proof.verdict).toBe('proven');
});

test('what says nothing of the kind stays, and is not proven', async () => {
  const text = statement(
    PENDING.replace(/pending/gi, '       '),
    UPCOMING.replace('Upcoming', 'Standard'),
  );
  expect(await amountsFrom(text)).toHaveLength(7);
  expect((await statementsFrom(text))[0]?.proof.verdict).not.toBe('proven');
});

test('where rows print no balances, what is called pending stays', async () => {
  const text = statement(PENDING, UPCOMING).replace(/ {2}\d{3}\.\d{2}$/gm, '');
  expect(await amountsFrom(text)).toHaveLength(7);
});

test('a table of what is not booked yet is none of the account’s though a note stands in its title', async () => {
  const text = statement(
    '',
    `Pending transactions (not booked)\n${UPCOMING.replace('Upcoming', 'Standard')}`,
  );
  expect(await amountsFrom(text)).toEqual([-236, -7109, 18_463, -810, 7984]);
});
