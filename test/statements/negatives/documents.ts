import { addMonths } from '../calendar';
import type { Block } from './document';

const BANK: Block = {
  kind: 'lines',
  lines: ['Bank of Meadowmere', '1 Weir Street', 'Meadowmere MM1 4TQ', '2 April 2024'],
};
const HOLDER: Block = {
  kind: 'lines',
  lines: ['Ms Imogen Tarrow', '14 Larkspur Rise', 'Elmsbury EB4 7QX'],
};
const money = (minor: number) => (minor / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',');

/** A letter that confirms an account: it has a number, a date and a balance, and nothing more. */
export const confirmationLetter: Block[] = [
  BANK,
  HOLDER,
  { kind: 'title', text: 'Confirmation of account' },
  { kind: 'paragraph', text: 'Dear Ms Tarrow,' },
  {
    kind: 'paragraph',
    text: 'We confirm that you have held account number 40218834, sort code 00-14-77, with us since 12 May 2016. The account is in good standing and no charge is registered against it.',
  },
  {
    kind: 'paragraph',
    text: 'At the close of business on 31 March 2024 the account showed a credit balance of GBP 2,961.42.',
  },
  {
    kind: 'paragraph',
    text: 'This letter is issued at your request and without any liability on the part of the bank or its officers.',
  },
  { kind: 'lines', lines: ['Yours sincerely,', 'R. Quillfeather, Customer Records'] },
];

/** Dated lines with sums and a total. */
export const invoice: Block[] = [
  { kind: 'lines', lines: ['Lantern Mobile Ltd', '7 Signal Street', 'Northwick NW2 2LL'] },
  HOLDER,
  { kind: 'title', text: 'Invoice' },
  {
    kind: 'pairs',
    pairs: [
      ['Invoice number', '2024-03817'],
      ['Invoice date', '31/03/2024'],
      ['Payment due', '14/04/2024'],
      ['Account number', '77120934'],
    ],
  },
  {
    kind: 'table',
    headings: ['Date', 'Description', 'Qty', 'Unit price', 'Amount'],
    right: [2, 3, 4],
    rows: [
      ['01/03/2024', 'Monthly line rental', '1', '18.00', '18.00'],
      ['09/03/2024', 'Roaming day pass', '3', '4.50', '13.50'],
      ['17/03/2024', 'International calls', '12', '0.35', '4.20'],
      ['28/03/2024', 'Premium text messages', '2', '1.50', '3.00'],
      ['', 'Subtotal', '', '', '38.70'],
      ['', 'VAT 20 %', '', '', '7.74'],
      ['', 'Total due', '', '', '46.44'],
    ],
  },
];

/** What a shop prints. */
export const receipt: Block[] = [
  { kind: 'lines', lines: ['QuickFern Groceries', 'Elmsbury', '12/03/2024 17:42'] },
  { kind: 'title', text: 'Receipt' },
  {
    kind: 'table',
    headings: ['Item', 'Price'],
    right: [1],
    rows: [
      ['Oat milk 1 l', '1.95'],
      ['Rye bread', '2.40'],
      ['Apples 1.2 kg', '3.12'],
      ['Balance due', '7.47'],
      ['Card payment', '7.47'],
      ['Change', '0.00'],
    ],
  },
  { kind: 'lines', lines: ['Thank you for shopping with us'] },
];

/** Holdings and trades, with a cash balance that steps. */
export const portfolio: Block[] = [
  { kind: 'lines', lines: ['Heron Securities', '3 Gannet Row', 'Port Amity AY 00124'] },
  HOLDER,
  { kind: 'title', text: 'Portfolio statement' },
  {
    kind: 'pairs',
    pairs: [
      ['Brokerage account', 'HS-40917'],
      ['Period', '01/01/2024 to 31/03/2024'],
      ['Total market value', '28,114.90'],
    ],
  },
  {
    kind: 'table',
    headings: ['Security', 'Quantity', 'Price', 'Market value', 'Gain or loss'],
    right: [1, 2, 3, 4],
    rows: [
      ['Oxbow Papermills ord', '400', '21.37', '8,548.00', '1,204.10'],
      ['Pellworth Energy ord', '950', '12.06', '11,457.00', '-340.50'],
      ['Global Lichen Fund acc', '118.2', '68.61', '8,109.90', '912.75'],
    ],
  },
  {
    kind: 'table',
    headings: ['Trade date', 'Transaction', 'Quantity', 'Price', 'Consideration'],
    right: [2, 3, 4],
    rows: [
      ['15/01/2024', 'Buy Oxbow Papermills', '100', '19.80', '1,980.00'],
      ['20/02/2024', 'Sell Pellworth Energy', '50', '12.31', '615.50'],
      ['18/03/2024', 'Dividend Global Lichen', '', '', '44.12'],
    ],
  },
];

/** A form with nothing filled in. */
export const form: Block[] = [
  BANK,
  { kind: 'title', text: 'Application to open an account' },
  {
    kind: 'pairs',
    pairs: [
      ['Surname', '______________________________'],
      ['Given names', '______________________________'],
      ['Date of birth (dd/mm/yyyy)', '____ / ____ / ________'],
      ['Account type', '[ ] Current   [ ] Savings'],
      ['Opening deposit', '__________ . ____'],
      ['Debit account number', '__ __ __ __ __ __ __ __'],
      ['Signature and date', '______________________________'],
    ],
  },
  {
    kind: 'paragraph',
    text: 'Please return this form with proof of address. Transactions can begin within five working days.',
  },
];

/** A schedule whose balances step as a statement's do: nothing of it has happened. */
export const amortisation: Block[] = [
  BANK,
  HOLDER,
  { kind: 'title', text: 'Loan repayment schedule' },
  {
    kind: 'pairs',
    pairs: [
      ['Loan number', 'L-220417'],
      ['Amount of the loan', '6,000.00'],
      ['Interest rate', '6.00 % a year'],
    ],
  },
  {
    kind: 'table',
    headings: ['Due date', 'Instalment', 'Interest', 'Principal', 'Balance outstanding'],
    right: [1, 2, 3, 4],
    rows: schedule(),
  },
];

function schedule(): string[][] {
  let owed = 600_000;
  return Array.from({ length: 24 }, (_, i) => {
    const interest = Math.round(owed * 0.005);
    const principal = Math.min(owed, 26_593 - interest);
    owed -= principal;
    const due = addMonths('2024-05-01', i).split('-').toReversed().join('/');
    return [due, money(interest + principal), money(interest), money(principal), money(owed)];
  });
}

/** Names and sums, no dates. */
export const priceList: Block[] = [
  { kind: 'lines', lines: ['Bramble & Rye Bakery', 'Elmsbury'] },
  { kind: 'title', text: 'Price list, valid from 1 March 2024' },
  {
    kind: 'table',
    headings: ['Article', 'Weight', 'Price', 'Price for ten'],
    right: [1, 2, 3],
    rows: [
      ['Rye loaf', '750 g', '4.20', '39.00'],
      ['Seeded roll', '80 g', '0.85', '7.90'],
      ['Bramble tart', '160 g', '3.60', '33.00'],
      ['Oat biscuit', '40 g', '0.95', '8.50'],
      ['Balance bar', '55 g', '1.75', '16.00'],
    ],
  },
];

/** Pay and deductions, with a total. */
export const payslip: Block[] = [
  { kind: 'lines', lines: ['Oxbow Books Ltd', 'Payroll'] },
  HOLDER,
  { kind: 'title', text: 'Payslip' },
  {
    kind: 'pairs',
    pairs: [
      ['Pay period', '01/03/2024 to 31/03/2024'],
      ['Payment date', '28/03/2024'],
      ['Paid into account number', '40218834'],
    ],
  },
  {
    kind: 'table',
    headings: ['Description', 'Payments', 'Deductions', 'Year to date'],
    right: [1, 2, 3],
    rows: [
      ['Basic salary', '2,450.00', '', '7,350.00'],
      ['Overtime', '118.75', '', '201.25'],
      ['Income tax', '', '301.40', '884.10'],
      ['Pension', '', '122.50', '367.50'],
      ['Net pay', '2,144.85', '', '6,299.65'],
    ],
  },
];

/** One movement of money, confirmed. */
export const paymentConfirmation: Block[] = [
  BANK,
  HOLDER,
  { kind: 'title', text: 'Payment confirmation' },
  {
    kind: 'pairs',
    pairs: [
      ['Date of transaction', '12/03/2024'],
      ['From account', '40218834'],
      ['To', 'Juniper Maddox'],
      ['Amount', 'GBP 480.00'],
      ['Reference', 'Rent March'],
      ['Status', 'Completed'],
    ],
  },
];

/** Many words, some of them a statement's. */
export const terms: Block[] = [
  BANK,
  { kind: 'title', text: 'Terms and conditions' },
  ...Array.from({ length: 14 }, (_, i): Block => ({
    kind: 'paragraph',
    text: `${i + 1}. We send you a statement of account each month. It shows the opening balance, each transaction with its date, description and amount, and the closing balance. A fee of ${i + 2}.50 is charged for a copy that is older than ${i + 1} months. Tell us within ${30 + i} days of anything that you do not recognise.`,
  })),
];

/** A supplier's statement: each invoice with what was paid of it and what is still open. */
export const openInvoices: Block[] = [
  { kind: 'lines', lines: ['Saltmarsh Joinery Supplies', '9 Kiln Lane', 'Northwick NW4 1QA'] },
  { kind: 'title', text: 'Statement of account' },
  HOLDER,
  {
    kind: 'pairs',
    pairs: [
      ['Account number', '55120934'],
      ['Statement date', '30/04/2024'],
    ],
  },
  {
    kind: 'table',
    headings: ['Date', 'Details', 'Value', 'Settled', 'Still open'],
    right: [2, 3, 4],
    rows: Array.from({ length: 12 }, (_, i) => {
      const value = money(31_245 + i * 20_971);
      const date = `${String(2 + 2 * i).padStart(2, '0')}/04/2024`;
      const settled = i % 3 === 0;
      return [date, `SJ-${4410 + i} timber`, value, settled ? value : '', settled ? '0.00' : value];
    }),
  },
];

/** What each call cost, and how long it took: its sum is printed, too. */
export const itemisedCalls: Block[] = [
  { kind: 'lines', lines: ['Lantern Mobile Ltd', '7 Signal Street', 'Northwick NW2 2LL'] },
  HOLDER,
  {
    kind: 'pairs',
    pairs: [
      ['Account number', '77120934'],
      ['Balance brought forward', '0.00'],
    ],
  },
  {
    kind: 'table',
    headings: ['Date', 'Began', 'Description', 'Lasted', 'Amount'],
    right: [3, 4],
    rows: [
      ...Array.from({ length: 14 }, (_, i) => [
        `${String(1 + 2 * i).padStart(2, '0')}/03/2024`,
        `${8 + (i % 12)}:${17 + 3 * i}`,
        ['Elmsbury landline', 'Mobile', 'Text message'][i % 3] ?? '',
        `0${i % 9}:${41 - i}`,
        money(15 + 20 * (i % 4)),
      ]),
      ['', '', 'Total', '', '6.10'],
    ],
  },
];

/** A notice that stands beside its sender, with instalments that step down to nothing. */
export const renewalNotice: Block[] = [
  {
    kind: 'pairs',
    pairs: [['Greyfold Mutual', 'Renewal notice']],
  },
  HOLDER,
  {
    kind: 'table',
    headings: ['Date', 'Details', 'Amount', 'Balance'],
    right: [2, 3],
    rows: Array.from({ length: 12 }, (_, i) => [
      addMonths('2024-05-01', i).split('-').toReversed().join('/'),
      `Instalment ${i + 1} of 12`,
      '41.20',
      money(4120 * (11 - i)),
    ]),
  },
];
