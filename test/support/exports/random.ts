import {
  array,
  constantFrom,
  date,
  integer,
  oneof,
  record,
  string,
  type Arbitrary,
} from 'fast-check';
import type { StatementData } from '@/utils/contract';
import { bankStatement } from './statement-data';

const day = date({
  min: new Date('2015-01-01T00:00:00Z'),
  max: new Date('2035-12-31T00:00:00Z'),
  noInvalidDate: true,
}).map((at) => at.toISOString().slice(0, 10));

/** Any text at all, and often what formats give a meaning to. */
const text = oneof(
  { weight: 3, arbitrary: string({ unit: 'grapheme', maxLength: 80 }) },
  { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: array(
      constantFrom(
        ...'=+-@;|,:"\'\\^*!(){}<>&%#~$€\t\r\n'.split(''),
        'CARD 12',
        'Café',
        'שלום',
        '  ',
      ),
      { maxLength: 12 },
    ).map((parts) => parts.join('')),
  },
);

const DECIMALS = { EUR: 2, ZAR: 2, JPY: 0, KWD: 3 } as const;
type Currency = keyof typeof DECIMALS;
const ALL: readonly Currency[] = ['EUR', 'ZAR', 'JPY', 'KWD'];

const rows = array(
  record({ date: day, text, minor: integer({ min: -99_999_999, max: 99_999_999 }) }),
  { minLength: 1, maxLength: 25 },
);

/** Bank statements with any texts, oldest first, whose balances follow from their rows. */
export const randomStatement = (currencies: readonly Currency[] = ALL): Arbitrary<StatementData> =>
  record({
    rows,
    opening: integer({ min: -1_000_000, max: 1_000_000 }),
    currency: constantFrom(...currencies),
    bank: text,
    holder: text,
    accountType: text,
    number: text,
    account: oneof(text, constantFrom('DE89 3704 0044 0532 0130 00', '12-345')),
  }).map(({ rows: unordered, opening, currency, ...facts }) => {
    const scale = 10 ** DECIMALS[currency];
    let balance = opening;
    const ordered = unordered
      .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
      .map((row) => {
        balance += row.minor;
        return {
          date: row.date,
          text: row.text,
          amount: row.minor / scale,
          balance: balance / scale,
        };
      });
    return bankStatement(ordered, {
      ...facts,
      currency,
      opening: opening / scale,
      closing: balance / scale,
    });
  });
