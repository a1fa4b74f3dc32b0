import type { TruthAccount } from '@/test/statements';
import type { ShownStatement } from './statement';

/** A row that can be compared, wherever it was read. */
export type PlainRow = {
  /** ISO calendar date. */
  date: string;
  description: string;
  amount: number;
  balance?: number;
};

/** The transactions that a page shows, in a browser that speaks American English. */
export function plainShown({ rows }: ShownStatement): PlainRow[] {
  return rows
    .filter(({ isBalanceLine }) => !isBalanceLine)
    .map(({ date, description, amount, balance }) => {
      const [month, day, year] = date.split('/');
      return {
        date: `${year}-${month}-${day}`,
        description,
        amount: shownNumber(amount),
        ...(balance === '' ? {} : { balance: shownNumber(balance) }),
      };
    });
}

/** What is true. */
export function plainTruth({ rows }: TruthAccount): PlainRow[] {
  return rows.map(({ date, description, amount, balance }) => ({
    date,
    description: description.join(' '),
    amount,
    ...(balance === undefined ? {} : { balance }),
  }));
}

/** A line of a table of ours, by its headings: CSV, or what was copied. */
export function plainRecord(record: Record<string, string>): PlainRow {
  const { Date: date, Description: description, Amount: amount, Balance: balance } = record;
  return {
    date: date ?? '',
    description: description ?? '',
    amount: Number(amount),
    ...(balance === undefined || balance === '' ? {} : { balance: Number(balance) }),
  };
}

/** `+1,234.56`, `−12.00`: true minus signs and grouping commas. */
function shownNumber(text: string): number {
  return Number(text.replace('\u2212', '-').replaceAll(/[,+]/g, ''));
}
