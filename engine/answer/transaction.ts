import type { ForeignAmount, TransactionNoBalance } from '@/utils/contract';
import type { AccountStatement, Row } from '../statement';
import { foreignIn } from './foreign';
import { wireAmount, wireDate } from './wire';

/** A row of the bank schemas and of the simple card. */
export function transactionOf(
  row: Row,
  { scale, facts }: Pick<AccountStatement, 'scale' | 'facts'>,
): TransactionNoBalance {
  const { id, description, amount, valueDate, source } = row;
  const foreign = foreignIn(description, facts.currency) ?? foreignBeside(row, scale, facts);
  const transaction: TransactionNoBalance = { id, date: wireDate(row.date), description };
  if (amount !== undefined) transaction.amount = wireAmount(amount, scale);
  if (valueDate) transaction.valueDate = wireDate(valueDate);
  if (foreign) transaction.foreign = foreign;
  transaction.source = source;
  return transaction;
}

/** The foreign amount of a column of its own, where the currency is named by its code. */
function foreignBeside(
  { foreign }: Row,
  scale: number,
  { currency: own }: AccountStatement['facts'],
): ForeignAmount | undefined {
  if (!foreign || own === undefined || foreign.currency === own) return undefined;
  if (!/^[A-Z]{3}$/.test(foreign.currency)) return undefined;
  return { currency: foreign.currency, amount: wireAmount(foreign.minor, scale) };
}
