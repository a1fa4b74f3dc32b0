import type { StatementData } from '@/utils/contract';

/** How many rows an answer holds, in all its accounts. */
export const countTransactions = (data: StatementData): number =>
  [data, ...(data.others ?? [])].reduce(
    (sum, account) =>
      sum +
      (account.type === 'CreditCardBreakdownMultiUser'
        ? account.all.reduce((all, { transactions }) => all + transactions.length, 0)
        : account.transactions.length),
    0,
  );
