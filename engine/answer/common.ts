import type { AccountStatement } from '../statement';
import { factsOf } from './facts';
import { proofOf } from './proof';

/** What every schema has. */
export const commonOf = (statement: AccountStatement) => ({
  parser: `counterfoil/${statement.kind}`,
  statement: factsOf(statement),
  ...(statement.facts.currency === undefined ? {} : { currency: statement.facts.currency }),
  proof: proofOf(statement),
});
