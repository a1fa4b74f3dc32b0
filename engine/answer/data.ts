import type { AccountData, StatementData } from '@/utils/contract';
import type { AccountStatement } from '../statement';
import { bankNormal, hasBalances } from './bank-normal';
import { cardBreakdown, isBrokenDown } from './card-breakdown';
import { cardUsers, hasUsers } from './card-users';
import { noBalance } from './no-balance';

/** A statement in the schema that it fits. */
export function accountDataOf(statement: AccountStatement): AccountData {
  if (statement.kind === 'bank')
    return hasBalances(statement) ? bankNormal(statement) : noBalance(statement);
  if (hasUsers(statement)) return cardUsers(statement);
  return isBrokenDown(statement) ? cardBreakdown(statement) : noBalance(statement);
}

/** The first account as `data`, further ones as `data.others`. */
export function dataOf(
  first: AccountStatement,
  others: readonly AccountStatement[],
): StatementData {
  return {
    ...accountDataOf(first),
    ...(others.length > 0 ? { others: others.map(accountDataOf) } : {}),
  };
}
