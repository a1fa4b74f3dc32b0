import type { Row } from './statement';

type Ordered = Pick<Row, 'date' | 'amount' | 'balance'>;

/** Whether a statement prints its newest row first: by its dates, and within one day by its balances. */
export const isNewestFirst = (rows: readonly Ordered[]): boolean => {
  const [first, second] = rows;
  const last = rows.at(-1);
  if (first === undefined || second === undefined || last === undefined) return false;
  if (first.date !== last.date) return first.date > last.date;
  if (first.balance === undefined || second.balance === undefined) return false;
  const ascends = first.balance + (second.amount ?? 0) === second.balance;
  return !ascends && first.balance - (first.amount ?? 0) === second.balance;
};

const byDate = (a: Ordered, b: Ordered): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

const inDateOrder = (rows: readonly Ordered[]): boolean => {
  let before = '';
  for (const { date } of rows) {
    if (date < before) return false;
    before = date;
  }
  return true;
};

/** Rows oldest first; rows of one day keep the order in which they happened. */
export const oldestFirst = <R extends Ordered>(rows: readonly R[]): readonly R[] => {
  const inOrder = isNewestFirst(rows) ? rows.toReversed() : rows;
  return inDateOrder(inOrder) ? inOrder : inOrder.toSorted(byDate);
};
