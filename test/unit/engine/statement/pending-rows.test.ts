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

test('… though a page turns between, and another balance is printed at its head', async () => {
  const text = `
Conta à ordem 0003412287650          Extrato de 16-12-2025 a 15-01-2026
Data mov   Data valor   Descritivo                       Valor          Saldo
                        Saldo inicial                                 2.318,45
16-12      16-12        COMPRA CONTINENTE               -68,42        2.250,03
17-12      17-12        TRF MBWAY                       -15,00        2.235,03
18-12      18-12        EDP COMERCIAL                   -77,19        2.157,84
\f
Data mov   Data valor   Descritivo                       Valor          Saldo
02-01      01-01        COMPRA GALP                     -55,10        2.102,74
05-01      05-01        TRF MBWAY DE RITA                22,50        2.125,24
14-01      14-01        AGERE EM                        -28,55        2.096,69
                        Saldo final                                   2.096,69
Agenda da conta
28-01                   NOS COMUNICACOES (previsto)     -39,99`;
  expect(await amountsFrom(text)).toEqual([-6842, -1500, -7719, -5510, 2250, -2855]);
  expect((await statementsFrom(text))[0]?.proof.verdict).toBe('proven');
});

test('a table whose own title says that its rows are not booked yet is none of the statement’s', async () => {
  const text = (title: string) => `
Account statement
Account number 28814470
Opening balance 100.00      Closing balance 127.00
${title}
Date          Details                     Amount
31/01/2026    Marsh Tours                -150.00
Booked transactions
Date booked   Details                     Amount
30/01/2026    Oxbow Books                 -12.50
29/01/2026    Lantern Mobile              -10.50
28/01/2026    Salary                       50.00`;
  expect(await amountsFrom(text('Upcoming transactions'))).toEqual([-1250, -1050, 5000]);
  expect((await statementsFrom(text('Upcoming transactions')))[0]?.proof.verdict).toBe('proven');
});
