import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const numberIn = async (head: string, rows: string): Promise<string | undefined> => {
  const [statement] = await statementsFrom(`${head}\n${rows}`);
  return statement?.facts.accountNumber;
};

const CARD = `
Credit card statement
Date         Description              Amount
             Previous balance          10.00
01/03/2024   Oxbow Books               12.50
02/03/2024   Payment 4111 1111 1111 1111   20.00 CR
             New balance                2.50`;

test.each([
  ['J WEISS   5187 63** **** 4410', '5187 63** **** 4410'],
  ['Gold Mastercard  4315XXXXXXXX7003', '4315XXXXXXXX7003'],
  ['Everyday card: 5522-81XX-XXXX-4471', '5522-81XX-XXXX-4471'],
  ['Everyday Gold card **** 6641', '**** 6641'],
  ['Everyday • • • • 7437', '• • • • 7437'],
  ['Payable to IBAN DE14 5002 4024 7781 2090 01', 'DE14 5002 4024 7781 2090 01'],
])('a card’s number says by its form that it is one: %s', async (head, number) => {
  expect(await numberIn(head, CARD)).toBe(number);
});

test('a number in a row is of somebody else', async () => {
  expect(await numberIn('Gold card', CARD)).toBeUndefined();
});

const BANK = `
Relevé de compte
Date         Libellé                  Débit      Crédit      Solde
01/03/2024   Oxbow Books              12.50                  87.50
02/03/2024   Salaire n° 123456789012             200.00     287.50`;

test.each([
  ['LIVRET A - n° 15135 00040 00411207719 08', '15135 00040 00411207719 08'],
  ['Compte Courant Postal n° 20 060 14Y 038', '20 060 14Y 038'],
  ['Relevé n° 3', undefined],
])('a title’s number sign leads to the account’s: %s', async (head, number) => {
  expect(await numberIn(head, BANK)).toBe(number);
});

test.each([
  ['MOSSGATE D.O.O.      530-0000000030153-55', '530-0000000030153-55'],
  ['MOSSGATE D.O.O.      265-1234567-57', '265-1234567-57'],
  ['Telefon              265-1234567-58', undefined],
])('an account’s number is known by its check digits: %s', async (head, number) => {
  expect(await numberIn(head, BANK)).toBe(number);
});

test('on a card, the account that a sentence says is debited is not its number', async () => {
  const [statement] = await statementsFrom(`
RELEVE DE CARTE A DEBIT DIFFERE
Visa Premier n° 4970 40XX XXXX 7719
Opérations du 01.10.2022 au 30.10.2022 débitées le 31.10.2022 sur le compte 30004 00274 00001244192 31
Date         Nature des opérations                Montant en EUR
02.10.2022   OXBOW BOOKS                                   76,76
23.10.2022   MARSH TOURS                                   12,50`);
  expect(statement?.facts.accountNumber).toBe('4970 40XX XXXX 7719');
});

const ACCOUNT = `
Date         Details                   Debit      Credit      Balance
             Opening balance                                   100.00
2024-03-01   Oxbow Books               12.50                    87.50
2024-03-02   Salary                              200.00        287.50`;

test.each([
  ['BUSINESS VALUE 200 CHECKING   1340009925518', '1340009925518'],
  ['Elmsbury Savings - 36119029027 (continued)', '36119029027'],
  ['Access No. 11940028\nLantern Checking - 7021884410', '7021884410'],
  ['口座種別・口座番号      普通預金      7718204', '7718204'],
  ['Lantern Checking   2024', undefined],
  ['Ask for Joan at 1340009925518', undefined],
])('a title that ends in an account’s name leads to its number: %s', async (head, number) => {
  expect(await numberIn(`Account statement\n${head}`, ACCOUNT)).toBe(number);
});

test.each([
  ['DE02 1203 0000 0000 2020 51     Juniper Maddox', 'DE02 1203 0000 0000 2020 51'],
  ['Rachunek: PL 61 1090 1014 0000 0712 1981 2874', 'PL 61 1090 1014 0000 0712 1981 2874'],
  ['Card xxxx-xxxx-xxxx-4418     as of 2 March 2024', 'xxxx-xxxx-xxxx-4418'],
  ['DE02 1203 0000 0000 2020', undefined],
])(
  'above the rows a number says by its form that it is the account’s: %s',
  async (head, number) => {
    expect(await numberIn(`Account statement\n${head}`, ACCOUNT)).toBe(number);
  },
);

test('an IBAN below the rows may be anybody’s', async () => {
  expect(
    await numberIn('Account statement', `${ACCOUNT}\nDonations: DE02 1203 0000 0000 2020 51`),
  ).toBe(undefined);
});

test('the IBAN that the bank prints of itself at the foot of a page is not the account’s above the rows', async () => {
  const foot =
    'Mossgate Bank NV, 11 Weir Lane, 1210 Brussels - Trade register Brussels - Tax BE 0403.201.185 - IBAN BE23 0529 0064 6991 - BIC MOSSBEBB';
  const head = 'CURRENT ACCOUNT PLUS BE41 0630 1187 2210 BIC : MOSSBEBB EUR';
  expect(await numberIn(head, `${BANK}\n\n${foot}`)).toBe('BE41 0630 1187 2210');
  expect(await numberIn('CURRENT ACCOUNT PLUS', `${BANK}\n\n${foot}`)).toBe('BE23 0529 0064 6991');
});

const THIRD_LINE = `
Date         Details               Withdrawals   Deposits    Balance
             Balance brought forward                          100.00
01/03/2024   Oxbow Books               12.50                   87.50
02/03/2024   Salary                                200.00     287.50`;

test.each([
  ['SHARE DRAFT CHECKING 0070', '0070'],
  ['Savings **** 4417', '**** 4417'],
  ['ACCOUNT SUMMARY - BUSINESS CHECKING (...8842)', '...8842'],
  ['Checking account 2024', undefined],
  ['Questions about checking? 1-800-555-0123', undefined],
  ['Overdraft protection: Savings ...8842', undefined],
  ['Konto Mossgate 12 1090 2398 0000 0001 3482 9077', '12 1090 2398 0000 0001 3482 9077'],
  ['Savings account 6112 304 881 992', '6112 304 881 992'],
  ['Account: -------8834', '-------8834'],
  ['Account number: 7d1f4f0e-2b3c-4c7e-9a55-0c1d6b8e2f10', '7d1f4f0e-2b3c-4c7e-9a55-0c1d6b8e2f10'],
  ['Account number: FN-00217-GBP', 'FN-00217-GBP'],
  ['IBAN: IT** **** **** **** **** **47', 'IT** **** **** **** **** **47'],
])('an account’s name right above its rows leads to its number: %s', async (head, number) => {
  expect(await numberIn(head, THIRD_LINE)).toBe(number);
});

test('each of several accounts has the number that its title ends in, whatever the title says', async () => {
  const statements = await statementsFrom(`
HSBC One      Number 614-882930-833
HKD Savings 港元儲蓄       614-882930-833
${THIRD_LINE}
HKD Current 港元往來       614-882930-001
Date         Details               Withdrawals   Deposits    Balance
             Balance brought forward                          900.00
03/03/2024   Marsh Tours               400.00                 500.00
04/03/2024   Lantern Mobile            10.00                  490.00`);
  expect(statements.map(({ facts }) => facts.accountNumber)).toEqual([
    '614-882930-833',
    '614-882930-001',
  ]);
});

test('a card’s number may be its last digits', async () => {
  expect(await numberIn('Account Number ending in 7714', CARD)).toBe('7714');
});
