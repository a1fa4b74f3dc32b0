import type { StatementData } from '@/utils/contract';
import { bankStatement, cardStatement, type PlainFacts, type PlainRow } from './statement-data';

type Movement = Omit<PlainRow, 'balance'> & { amount: number };

/** Rows with the running balances that follow, in minor units so that no sum drifts. */
const withBalances = (
  rows: readonly Movement[],
  opening: number,
  facts: PlainFacts,
  decimals: number,
): StatementData => {
  const scale = 10 ** decimals;
  let balance = Math.round(opening * scale);
  const balanced = rows.map((row) => {
    balance += Math.round(row.amount * scale);
    return { ...row, balance: balance / scale };
  });
  return bankStatement(balanced, { opening, closing: balance / scale, ...facts });
};

/**
 * What has broken importers: quotes, separators, formulas, markup, control characters, scripts, twins, zeros, edges
 * of time.
 */
const NASTY: readonly Movement[] = [
  { date: '2023-12-31', text: 'The last day of a year', amount: 1000 },
  { date: '2024-01-01', text: 'Quotes "double" and \'single\', commas; semicolons', amount: -4.5 },
  { date: '2024-02-29', text: '=HYPERLINK("http://x","y")', amount: -1 },
  { date: '2024-02-29', text: '+27 82 000 0000', amount: -2 },
  { date: '2024-02-29', text: '-minus first', amount: -3 },
  { date: '2024-02-29', text: '@mention', amount: -4 },
  { date: '2024-03-01', text: '<b>&amp;</b> ]]> <!-- R&D', amount: -5 },
  {
    date: '2024-03-01',
    text: 'tab\there, line\nbreak, NUL\u0000 and \u2028 separators',
    amount: -6,
  },
  { date: '2024-03-02', text: 'Bus', amount: -2.5 },
  { date: '2024-03-02', text: 'Bus', amount: -2.5 },
  { date: '2024-03-02', text: 'Bus', amount: -2.5 },
  { date: '2024-03-03', text: '', amount: -7 },
  { date: '2024-03-03', text: '', amount: 8 },
  { date: '2024-03-04', text: 'Nothing moved', amount: 0 },
  { date: '2024-03-04', text: 'Less than nothing', amount: -0 },
  { date: '2024-03-05', text: 'Zażółć gęślą jaźń, Straße, Łódź, Ærø', amount: -9 },
  { date: '2024-03-05', text: 'העברה בנקאית 123 לחשבון', amount: 10 },
  { date: '2024-03-05', text: 'تحويل بنكي ١٢٣', amount: -11 },
  { date: '2024-03-06', text: '日本円の振込 株式会社', amount: -12 },
  { date: '2024-03-06', text: 'Emoji 😀 and a family 👨‍👩‍👧', amount: -13 },
  { date: '2024-03-07', text: '* star ! bang ; comment | pipe', amount: -14 },
  { date: '2024-03-07', text: ':61:2401010101D1,00NMSC', amount: -15 },
  { date: '2024-03-07', text: '^ caret \\ backslash %d ${x} `y`', amount: -16 },
  {
    date: '2024-03-08',
    text: `A text of more than three hundred characters ${'word '.repeat(60)}end`,
    amount: -17,
  },
  { date: '2024-03-08', text: 'x'.repeat(200), amount: -18 },
  { date: '2024-03-09', text: ['Three', 'printed', 'lines'], amount: -19, valueDate: '2024-03-11' },
  { date: '2024-03-10', text: 'A large sum', amount: 123456789.01 },
  { date: '2024-03-10', text: 'The smallest sum', amount: -0.01 },
];

/** The statements that every exporter must bring to its reader unharmed. */
export const CASES: Record<string, StatementData> = {
  'nasty texts': withBalances(NASTY, 100.1, {}, 2),
  'three decimals': withBalances(
    [
      { date: '2024-05-01', text: 'Salary', amount: 1234.567 },
      { date: '2024-05-02', text: 'Tea', amount: -0.25 },
      { date: '2024-05-03', text: 'Fils', amount: -0.001 },
    ],
    0.5,
    { currency: 'KWD', account: 'KW81CBKU0000000000001234560101' },
    3,
  ),
  'no decimals': withBalances(
    [
      { date: '2024-05-01', text: 'Salary', amount: 250000 },
      { date: '2024-05-02', text: 'Tea', amount: -350 },
    ],
    1000,
    { currency: 'JPY' },
    0,
  ),
  'a row before its period': withBalances(
    [
      { date: '2024-04-30', text: 'Bought in April, posted in May', amount: -10 },
      { date: '2024-05-02', text: 'Bought in May', amount: -20 },
    ],
    100,
    { from: '2024-05-01', to: '2024-05-31' },
    2,
  ),
  'marks in a row': withBalances(
    [
      { date: '2024-05-01', text: `${'-'.repeat(150)}${':'.repeat(150)}`, amount: -10 },
      {
        date: '2024-05-01',
        text: `${'word '.repeat(12)}-----:-:-:----- ${'- '.repeat(40)}`,
        amount: -1,
      },
    ],
    100,
    { account: 'MT84 MALT 0110 0001 2345 MTLC AST0 01S' },
    2,
  ),
  'an overdraft': withBalances(
    [
      { date: '2024-05-01', text: 'Rent', amount: -900 },
      { date: '2024-05-31', text: 'Still below', amount: 100.25 },
    ],
    -50.25,
    {},
    2,
  ),
};

/** Not everything is printed: no account, no currency, no balance. */
export const BARE: StatementData = bankStatement(
  [
    { date: '2024-05-01', text: 'In', amount: 5 },
    { date: '2024-05-02', text: 'Out', amount: -3.25 },
  ],
  { account: undefined, currency: undefined },
);

/** Purchases negative, a payment positive, what is owed negative; a brought-forward line that is no transaction. */
export const CARD: StatementData = cardStatement(
  [
    { date: '2024-05-01', text: 'Previous balance', amount: -250, category: 'PreviousBalance' },
    {
      date: '2024-05-03',
      posted: '2024-05-04',
      text: 'Payment, thank you',
      amount: 250,
      category: 'Payments',
    },
    {
      date: '2024-05-05',
      posted: '2024-05-06',
      text: 'Bookshop',
      amount: -42.99,
      category: 'Transactions',
    },
    { date: '2024-05-31', text: 'Interest', amount: -1.01, category: 'Interest' },
  ],
  { opening: -250, closing: -44 },
);

/** The same rows as printed by a bank that puts the newest first. */
export const NEWEST_FIRST: StatementData = bankStatement(
  [
    { date: '2024-05-03', text: 'Third', amount: -1, balance: 106 },
    { date: '2024-05-02', text: 'Second of the day', amount: 2, balance: 107 },
    { date: '2024-05-02', text: 'First of the day', amount: 5, balance: 105 },
  ],
  { from: '2024-05-01', to: '2024-05-31' },
);

/** A printed balance that is not the one before plus the amounts between. */
export const BROKEN: StatementData = bankStatement(
  [
    { date: '2024-05-01', text: 'Fits', amount: 5, balance: 105 },
    { date: '2024-05-02', text: 'A figure misread', amount: -7, balance: 97 },
    { date: '2024-05-03', text: 'After it', amount: 1, balance: 98 },
  ],
  { opening: 100, closing: 98 },
);
