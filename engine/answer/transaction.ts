import type { TransactionNoBalance } from '@/utils/contract';
import type { AccountStatement, Row } from '../statement';
import { foreignIn } from './foreign';
import { wireAmount, wireDate } from './wire';

/** A row of the bank schemas and of the simple card. */
export function transactionOf(
  row: Row,
  { scale, facts }: Pick<AccountStatement, 'scale' | 'facts'>,
): TransactionNoBalance {
  const foreign = foreignIn(row.description, facts.currency);
  return {
    id: row.id,
    date: wireDate(row.date),
    description: row.description,
    ...(row.amount === undefined ? {} : { amount: wireAmount(row.amount, scale) }),
    ...(row.valueDate ? { valueDate: wireDate(row.valueDate) } : {}),
    ...(foreign ? { foreign } : {}),
    source: row.source,
  };
}
