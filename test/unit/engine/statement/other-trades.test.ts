import { expect, test } from 'vitest';
import { codeFrom, refusalFrom } from '@/test/support/lines';

const REFUSED = 'pdf/fail/unsupported-pdf';

/** An account that ties, with something above its rows and below them. */
const account = (above: string, below = '', texts = ['Charge', 'Payment, thank you']): string => `
Account statement
Account number 44712088      1 March 2026 - 31 May 2026
${above}
Date          Description                       Charges   Payments    Balance
              Opening balance                                          100.00
3 Mar 2026    ${texts[0]?.padEnd(32)}     50.00               150.00
13 Mar 2026   ${texts[1]?.padEnd(32)}              150.00       0.00
8 Apr 2026    ${texts[0]?.padEnd(32)}     60.00                60.00
14 Apr 2026   ${texts[0]?.padEnd(32)}     10.00                70.00
              Closing balance                                           70.00
${below}`;

test('a history of bills that ties is no statement where it stands beside meter readings and usage', async () => {
  expect(await codeFrom(account(''))).toMatch('success');
  const bill = account(`
Service address  4 Mill Lane
Meter readings     Usage
Water              12
Sewer              12`);
  expect(await codeFrom(bill)).toBe(REFUSED);
  expect(await refusalFrom(bill)).toContain('“Meter readings”');
});

test('one word of another trade, or some in a sentence, refuse nothing', async () => {
  expect(await codeFrom(account('Usage  12'))).toMatch('success');
  const sentence =
    'Your service address, the usage of your meter, and what water costs are on the bill';
  expect(await codeFrom(account(sentence))).toMatch('success');
});

test('a supplier’s account of invoices is no statement of a bank; ages of what is due are a shop’s card’s, too', async () => {
  const ages = `
Current       30 days       60 days       90 days
  10.00         60.00          0.00          0.00`;
  const invoices = ['SI44710  Invoice SI44710', 'RCPT  Payment received'];
  expect(await codeFrom(account('Terms  30 days end of month', ages, invoices))).toBe(REFUSED);
  expect(await codeFrom(account('', ages))).toMatch('success');
  expect(await codeFrom(account('', '', invoices))).toMatch('success');
});

test('a ledger of a firm’s books is no statement of its bank', async () => {
  for (const title of ['General ledger', 'Detailed ledger transactions', 'Trial balance'])
    expect(await codeFrom(account('').replace('Account statement', title))).toBe(REFUSED);
});

const PAPER = (title: string): string => `
The Granville
Crescent Road 4, Harrow Mill
${title}
Attention  Mr. D. Marsh            Begun  08-Mar-26
Company  Ridgeway Ltd              Ended  14-Mar-26
Date          Reference   Description             Charges    Credits     Balance
08-Mar-26     873124      Hall 412                 129.00                 129.00
08-Mar-26     831170      Received, thank you                  300.00    -171.00
09-Mar-26     872861      Hall 412                 129.00                 -42.00
10-Mar-26     865617      Hall 412                 129.00                  87.00`;

test('a paper with much to say above its rows, none of it of an account, is no statement though it ties', async () => {
  expect(await codeFrom(PAPER('Summary'))).toMatch('fail');
  expect(await codeFrom(PAPER('Account statement'))).toMatch('success');
  expect(await codeFrom(PAPER('Account number 44712088'))).toMatch('success');
  expect(await codeFrom(PAPER('Harrow Mill Bank'))).toMatch('success');
});

test('rows that were cut out of a statement are read', async () => {
  const rows = PAPER('').split('\n').slice(6).join('\n');
  expect(await codeFrom(`\n${rows}`)).toMatch('success');
});

/** Rents that are charged and paid, as a landlord's account has them, in a paper that calls itself a statement. */
const rents = (above: string, below = ''): string =>
  account(above, below, ['Rent and parking', 'Payment received']);

test('an account of rents is no statement beside what only a tenant’s paper says', async () => {
  expect(await codeFrom(rents(''))).toMatch('success');
  expect(await codeFrom(rents('Tenant  D. Marsh', 'Tenancy start  16 Sep 2019'))).toBe(REFUSED);
  expect(await refusalFrom(rents('Tenant  D. Marsh', 'Tenancy start  16 Sep 2019'))).toContain(
    '“Tenant”, “Tenancy start”, “Rent”',
  );
});

test('what names the bank or the card whose paper it is keeps it a statement, whatever its rows pay', async () => {
  const names = 'Tenant  D. Marsh\nTenancy start  16 Sep 2019';
  expect(await codeFrom(rents(`Harrow Mill Bank\n${names}`))).toMatch('success');
  expect(await codeFrom(rents(`Visa Gold  **** **** **** 4418\n${names}`))).toMatch('success');
  expect(await codeFrom(rents(`Sort code 30-00-08\n${names}`))).toMatch('success');
});

test('a bank to which one is to pay is not whose paper it is', async () => {
  const names = 'Tenant  D. Marsh\nTenancy start  16 Sep 2019';
  for (const bank of [
    'Harrow Mill Bank, sort code 30-00-08',
    'Harrow Mill Bank\nAccount 4471 2088 17',
    'Please pay what is due by the end of a month to our account at the Harrow Mill Bank',
  ])
    expect(await codeFrom(rents(names, bank))).toBe(REFUSED);
  expect(await codeFrom(rents(`Client account:  Harrow Mill Bank\n${names}`))).toBe(REFUSED);
});

test('a label’s colon may stand apart', async () => {
  const names = 'Tenant : D. Marsh of 4 Mill Lane\nTenancy start : 16 Sep 2019';
  expect(await codeFrom(rents(names))).toBe(REFUSED);
});

test('a savings society is a bank that is not called one', async () => {
  const names = 'Tenant  D. Marsh\nTenancy start  16 Sep 2019';
  for (const society of ['Harrow Mill SACCO', 'Harrow Credit Union', 'Spółdzielcza Kasa Mill'])
    expect(await codeFrom(rents(`${society}\n${names}`))).toMatch('success');
});

test('an address has units, blocks and flats', async () => {
  expect(await codeFrom(rents('D. Marsh\nUnit 4\nBlock C\nFlat 12\nProperty 7'))).toMatch(
    'success',
  );
});

test('ages of what is due are read in any language, where rows are invoices', async () => {
  const invoices = ['Invoice 84011', 'Payment received'];
  const ages = `
1-30 dage      31-60 dage     61-90 dage
  10.00         60.00          0.00`;
  expect(await codeFrom(account('', ages, invoices))).toBe(REFUSED);
  expect(await codeFrom(account('', ages))).toMatch('success');
});

const WAGERS = (kinds: readonly string[], above = ''): string => `
Account statement
${above}
Date          Description                       Amount     Balance
              Opening balance                              100.00
${kinds.map((kind, i) => `${i + 1} Mar 2026    ${kind.padEnd(32)}   -5.00      ${95 - 5 * i}.00`).join('\n')}
              Closing balance                               60.00`;

test('rows of wagers and nothing else need no name around them; a firm’s of invoices do', async () => {
  const of = (a: string, b: string, c: string): string[] => [a, b, c, a, b, c, a, b];
  expect(await codeFrom(WAGERS(of('Bet placed', 'Free bet', 'Bet settled')))).toBe(REFUSED);
  expect(await codeFrom(WAGERS(of('Invoice 84', 'Credit note 7', 'Debit note 3')))).toMatch(
    'success',
  );
  expect(await codeFrom(WAGERS(of('Bet placed', 'Grocer', 'Bakery')))).toMatch('success');
});

test('a customer’s number is any bank’s, too, but where invoices add to what is owed', async () => {
  const above = 'Customer code  K-118';
  expect(await codeFrom(account(above, '', ['Invoice 84', 'Payment received']))).toBe(REFUSED);
  const invoices = ['Invoice 84', 'Invoice 85', 'Invoice 86', 'Invoice 87', 'Invoice 88'];
  expect(await codeFrom(WAGERS(invoices, above))).toMatch('success');
});

test('terms and ages of what is due count with what is a trade’s own', async () => {
  const ages = 'Current       30 days       60 days       90 days';
  expect(await codeFrom(account('Patient  D. Hale', ages))).toMatch('success');
  expect(await codeFrom(account('Patient  D. Hale\nInsurance portion  80.00', ages))).toBe(REFUSED);
});

test('a customer’s ledger of invoices that sums up what was invoiced is no card’s statement', async () => {
  expect(
    await codeFrom(`
OXBOW - Estado de Cuenta
Cliente: Clínica Mossgate
Facturado: 16,388.25      Pagado: 13,325.50      Saldo final: 3,062.75
Fecha       Concepto                          Cargo       Abono       Saldo
3/7/2025    Factura 2204417 Insumos          8,450.00               8,450.00
10/7/2025   Recibo de caja 00318                        4,000.00    4,450.00
21/7/2025   Factura 2204590 Electrodos       1,275.50               5,725.50
1/8/2025    Recibo de caja 00341                        5,725.50        0.00
12/8/2025   Factura 2204733 Alquiler         3,600.00               3,600.00
19/8/2025   Nota de crédito NC-0081                       450.00    3,150.00
24/9/2025   Factura 2205018 Mantenimiento    2,100.00               5,250.00`),
  ).toBe(REFUSED);
});

test('a register of a fund’s units is no account of money, though it tells what was paid for them', async () => {
  const register = (names: string, what: string): string => `
Lux Lantern Gestion                          Relevé des opérations
Registre no 0044-17788    Opérations du 01/01/2026 au 31/03/2026
${names}
15/01/2026   Lantern Monde      ${what}             150,00      142,18      +1,055        89,467
17/02/2026   Lantern Monde      ${what}             150,00      145,02      +1,034        90,501
17/03/2026   Lantern Monde      ${what}             150,00      139,55      +1,075        91,576`;
  const units =
    'Date VNI     Compartiment       Opération         Montant EUR    VNI         Parts         Solde de parts';
  expect(await codeFrom(register(units, 'Souscription'))).toBe(REFUSED);
  const money =
    'Date         Lieu               Opération         Montant EUR    Cours       Change        Solde';
  expect(await codeFrom(register(money, 'Paiement CB '))).toMatch('success');
});
