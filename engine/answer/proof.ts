import type { Proof } from '@/utils/contract';
import type { AccountStatement } from '../statement';
import { suggestionsOf } from './suggestions';

/** What was checked, what held, and what nothing covers. */
export function proofOf(statement: AccountStatement): Proof {
  const { proof, rows } = statement;
  const moving = rows.filter((row) => row.amount !== undefined).length;
  return {
    verdict: proof.verdict,
    rows: moving,
    provenRows: moving - proof.unproven.length,
    equations: proof.equations,
    unproven: proof.unproven,
    suggestions: suggestionsOf(statement),
  };
}
