import { describe, expect, it } from 'vitest';
import { factsOf, Labels } from '@/engine/statement';
import { lexiconFor, linesFrom, statementsFrom } from '@/test/support/lines';

const NOTHING: ReadonlySet<number> = new Set();
const factsIn = (text: string, language = 'en', rows = NOTHING) => {
  const lexicon = lexiconFor(language);
  return factsOf(new Labels(linesFrom(text, lexicon), rows));
};
const numberIn = (text: string, language?: string) => factsIn(text, language).accountNumber;

describe('the account number', () => {
  it.each([
    ['Account number: 62001234567', '62001234567'],
    ['A/C No:             987654321012', '987654321012'],
    ['Account No. : 12-3456-0789012-50', '12-3456-0789012-50'],
    ['Account Number   ****1234      Page 1', '****1234'],
    ['Account number XXXX-XXXX-1234', 'XXXX-XXXX-1234'],
    ['Your account number:       143302-23456789', '143302-23456789'],
    ['Account number 1234 5678 9012     Branch 12', '1234 5678 9012'],
    ['Account #: SB-0012345', 'SB-0012345'],
    ['S.B. A/c No.: 117/SB/00834', '117/SB/00834'],
    ['IBAN DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['IBAN: GB29NWBK60161331926819', 'GB29NWBK60161331926819'],
    ['Account number …8842', '…8842'],
    ['Account number / Nombor akaun : 701-107913-1', '701-107913-1'],
  ])('is taken as printed from "%s"', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  it('stands beneath its label', () => {
    const text = `
Account name         Sort code    Account number    Sheet
Mr J Doe             22-22-22     11111111          558`;
    expect(numberIn(text)).toBe('11111111');
  });

  it('is not the branch code before it', () => {
    expect(numberIn('Sort code and account number  12-34-56 12345678')).toBe('12345678');
    expect(numberIn('Account 012-345 12345678')).toBe('12345678');
    expect(numberIn('Account number     12-34-56')).toBeUndefined();
  });

  it.each([
    'Account number: 01/02/2024',
    'Account balance 12345.67',
    'Account 1,234,567.89',
    'Account number 1-800-555-0199',
    'Your account number is printed on your card',
    'Account number: not given',
    'Account number 123',
  ])('is nothing in "%s"', (text) => {
    expect(numberIn(text)).toBeUndefined();
  });

  it('is the bank’s own number rather than the IBAN', () => {
    const text = `
IBAN              DE89370400440532013000
Account number    0532013000`;
    expect(numberIn(text)).toBe('0532013000');
  });

  it('is the one in the letterhead rather than the ones of further accounts', () => {
    const text = `
Statement of account
Account number 34895915
\fCheque Account Account number 335305153
\fCheque Account Account number 335305153
\fCheque Account Account number 335305153`;
    expect(numberIn(text)).toBe('34895915');
  });

  it('is the card’s where no account is named', () => {
    expect(numberIn('Card number 4321 XXXX XXXX 1234')).toBe('4321 XXXX XXXX 1234');
    expect(numberIn('Card ending in 9944')).toBe('9944');
  });

  it('is not a payee’s', () => {
    const text = 'Statement\n01/02/2024 Transfer to account number 55512345  10.00';
    expect(factsIn(text, 'en', new Set([1])).accountNumber).toBeUndefined();
  });

  it.each([
    ['de', 'Kontonummer: 0532013000', '0532013000'],
    ['fr', 'Numéro de compte  00012345678', '00012345678'],
    ['pl', 'Numer rachunku: 61 1090 1014 0000 0712 1981 2874', '61 1090 1014 0000 0712 1981 2874'],
    ['ru', 'Номер счета  40817810099910004312', '40817810099910004312'],
    ['ja', '口座番号  1234567', '1234567'],
    ['tr', 'HESAP NUMARASI: 1234-5678901', '1234-5678901'],
  ])('is found in %s', (language, text, number) => {
    expect(numberIn(text, language)).toBe(number);
  });
});

describe('other facts', () => {
  it('are found beside their labels', () => {
    const facts = factsIn(`
Account type: Everyday Saver         Statement number 27
Date of issue: 3 March 2024          Account number 12345678`);
    expect(facts.accountType).toBe('Everyday Saver');
    expect(facts.statementNumber).toBe('27');
    expect(facts.issuedOn?.value).toEqual({ kind: 'named', day: 3, month: 3, year: 2024 });
  });

  it('may look like labels themselves', () => {
    const text = `
Account type         Cheque account
Account number       12345678`;
    expect(factsIn(text).accountType).toBe('Cheque account');
  });

  it('stand in a heading that goes on with the number', () => {
    const { accountType } = factsIn('Business Account Account number 10849465117');
    expect(accountType).toBe('Business Account');
    expect(factsIn('Account Summary Account # 10849465117').accountType).toBeUndefined();
    expect(factsIn('Write your name and account number').accountType).toBeUndefined();
  });

  it('stand behind a number sign', () => {
    expect(factsIn('Extracto n.º 388', 'es').statementNumber).toBe('388');
    expect(factsIn('Statement No: 12/2024').statementNumber).toBe('12/2024');
  });

  it('are not read from words that only contain a label', () => {
    const facts = factsIn('Product information is on the back\nStatement number of pages');
    expect(facts.accountType).toBeUndefined();
    expect(facts.statementNumber).toBeUndefined();
  });

  it('are read from dates of units as words', () => {
    const facts = factsIn('발급일     2024년 4월 3일', 'ko');
    expect(facts.issuedOn?.value).toEqual({ kind: 'named', day: 3, month: 4, year: 2024 });
  });
});

describe('what has no label of its own', () => {
  const ROWS = `
Datum        Erläuterung            Betrag      Saldo
             Alter Saldo                         100,00
21.03.2024   Oxbow Books            -12,50        87,50
22.03.2024   Gehalt                 200,00       287,50`;
  const factsOfAll = async (head: string) => (await statementsFrom(head + ROWS))[0]?.facts;

  it.each([
    ['Kontoauszug 3/2024', '3/2024'],
    ['Kontoauszug n° 3', '3'],
    ['Kontoauszug 2024', undefined],
    ['Kontoauszug 03/2024', undefined],
    ['Kontoauszug 1/500', undefined],
    ['Kontoauszug 3/2024\nAuszug Nr. 17', '17'],
    ['Kontoauszug 1 von 3', undefined],
  ])('the number is in the title: %s', async (title, number) => {
    expect((await factsOfAll(title))?.statementNumber).toBe(number);
  });

  it.each([
    ['Kontoauszug        Datum   28.03.2024', 28],
    ['Kontoauszug        Datum: 28.03.2024', 28],
    ['Datum   28.03.2024\nDatum   29.03.2024', undefined],
    ['Kontoauszug        Fecha de cargo: 28.03.2024', undefined],
  ])('the day of issue is called nothing but a date: %s', async (head, day) => {
    expect((await factsOfAll(head))?.issuedOn?.day).toBe(day);
  });

  it.each([
    ['Oxbow Everyday Savings', 'Oxbow Everyday Savings'],
    ['Current account EUR', 'Current account EUR'],
    ['Oxbow Bank      Gold Rewards Credit Card', 'Gold Rewards Credit Card'],
    ['CHECKING SUMMARY', undefined],
    ['Details of your savings', undefined],
    ['Total savings', undefined],
    ['Apply online for our savings account', undefined],
    ['Current account 12345678', 'Current account'],
    ['Oxbow Aspire Current Account : 62784419031', 'Oxbow Aspire Current Account'],
    ['Account number 62784419031', undefined],
    ['Account', undefined],
    ['Account opened at branch 0312445566', undefined],
    ['Transfer to your savings account 62784419031', undefined],
    ['Extrato de Conta Corrente PJ', 'Conta Corrente PJ'],
    ['RELEVE DE COMPTE CHEQUES n° 013', 'COMPTE CHEQUES'],
    ['Your Oxbow Platinum Mastercard statement', 'Oxbow Platinum Mastercard'],
    ['Gold Business Account', 'Gold Business Account'],
    ['Visa and Mastercard accepted', undefined],
    ['BUSINESS CHECKING 7 7120 4416', 'BUSINESS CHECKING'],
  ])('the type of account is a product’s name: %s', async (head, type) => {
    const [statement] = await statementsFrom(`
${head}
Date         Details                Amount      Balance
             Opening balance                     100.00
21/03/2024   Oxbow Books            -12.50        87.50
22/03/2024   Salary                 200.00       287.50`);
    expect(statement?.facts.accountType).toBe(type);
  });

  it.each([
    ['Konto 4410 8827 00 VR-Privatkonto', 'VR-Privatkonto'],
    ['Girokonto Komfort', 'Girokonto Komfort'],
    ['Kontoart              VR-Giro', 'VR-Giro'],
    ['EUR-Konto 4410882700', undefined],
    ['Konto 4410882700', undefined],
  ])('… where a language writes it as one word: %s', async (head, type) => {
    const [statement] = await statementsFrom(`
Kontoauszug
${head}
Datum        Buchungstext           Betrag EUR      Saldo
             Anfangssaldo                         100,00
21.03.2024   Bäckerei                -12,50         87,50
22.03.2024   Gehalt                  200,00        287,50`);
    expect(statement?.facts.accountType).toBe(type);
  });

  it('a label in two languages is parted from its value by a gap', () => {
    expect(factsIn('Account type / Savings        Page 1').accountType).toBe('Savings');
    expect(factsIn('Account type / Jenis akaun        Ace Account').accountType).toBe(
      'Ace Account',
    );
  });

  it('what stands beneath a table’s name of account numbers is of its rows', async () => {
    const [statement] = await statementsFrom(`
Card number 6222 0212 0245 8812 771
Date         Account number    Details           Amount      Balance
21/03/2024   1202 0245 8812    Oxbow Books       -12.50        87.50
22/03/2024   1202 0245 8812    Salary            200.00       287.50
23/03/2024   1202 0245 8812    Marsh Tours       -20.00       267.50`);
    expect(statement?.facts.accountNumber).toBe('6222 0212 0245 8812 771');
  });

  it('a name is set against its label in Chinese', async () => {
    const [statement] = await statementsFrom(`
浦江银行 个人账户交易明细
户名：王芳   账号：6217882100441120   币种：人民币
承前余额：8120.33   期末余额：3850.43
交易日期   币种    账户余额    发生额     摘要
20240102  人民币   3854.93   -4265.40   转账
20240105  人民币   3816.43     -38.50   消费
20240109  人民币   3850.43     +34.00   退款`);
    expect(statement?.facts.holder).toEqual(['王芳']);
    expect(statement?.opening).toBe(812_033);
  });

  it('a card’s number may have dots between its groups', async () => {
    const [statement] = await statementsFrom(`
Credit card statement
Card 5502.XXXX.XXXX.8846
Date         Details           Amount
21/03/2024   Oxbow Books        12.50
22/03/2024   Marsh Tours        20.00`);
    expect(statement?.facts.accountNumber).toBe('5502.XXXX.XXXX.8846');
  });
});
