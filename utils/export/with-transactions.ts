import type { StatementData, SuccessEnvelope } from '@/utils/contract';
import type { ExportStatement } from './export-statement';

/** What an answer says of all its transactions together: untrue of a part. */
const OF_THE_WHOLE = {
  proof: undefined,
  numBreaks: undefined,
  transactionBreaks: undefined,
  closingBalanceBreak: undefined,
  subSectionBreaks: undefined,
};

/**
 * An answer with some of its transactions, those of `statements`: one for each of its accounts, in the order of
 * `flatten`, each with the rows that stay. Balances stay as printed; what it says of all transactions together goes.
 */
export const withTransactions = (
  envelope: SuccessEnvelope,
  statements: readonly Pick<ExportStatement, 'rows'>[],
): SuccessEnvelope => {
  const kept = statements.map(({ rows }) => new Set(rows.map(({ number }) => number)));
  const partOf = <Account extends { transactions: readonly { id: number }[] }>(
    account: Account,
  ): Account => {
    const numbers = kept.shift();
    const transactions = account.transactions.filter(({ id }) => numbers?.has(id));
    return { ...account, ...OF_THE_WHOLE, transactions };
  };
  const accountOf = (data: StatementData): StatementData =>
    data.type === 'CreditCardBreakdownMultiUser'
      ? { ...data, ...OF_THE_WHOLE, all: data.all.map(partOf) }
      : partOf(data);
  const data = accountOf(envelope.data);
  const { others } = data;
  return {
    ...envelope,
    data: others === undefined ? data : { ...data, others: others.map(accountOf) },
  };
};
