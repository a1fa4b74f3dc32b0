import type {
  ClosingBalanceBreak,
  Proof,
  ProofVerdict,
  SubSectionBreak,
  TransactionBreak,
} from '@/utils/contract';

/** The breaks that a schema lists, whichever kind it has. */
export type Breaks = {
  /** `numBreaks`, where the answer has it. */
  count: number | undefined;
  rows?: readonly TransactionBreak[];
  sections?: readonly SubSectionBreak[];
  closing?: ClosingBalanceBreak | undefined;
};

/** What the arithmetic says of one account. Amounts are minor units. */
export type Judgement =
  | { verdict: 'proven'; proven: number; rows: number }
  | { verdict: 'broken'; what: 'rows' | 'sections'; count: number }
  | { verdict: 'broken'; what: 'closing'; off: number }
  | { verdict: 'broken'; what: 'unknown' }
  /** `tied`: balances tie, and yet something keeps it from being proven. */
  | { verdict: 'unchecked'; tied: boolean };

type Evidence = {
  proof: Proof | undefined;
  breaks: Breaks;
  /** Rows that move money. */
  movements: number;
  hasBalances: boolean;
  minor: (amount: number) => number;
};

/** An answer without `proof` (another service's): 0 breaks with something to check against is proven (contract §3). */
const verdictOf = ({ proof, breaks, hasBalances }: Evidence): ProofVerdict => {
  if (proof) return proof.verdict;
  if (breaks.count === undefined) return 'unchecked';
  if (breaks.count > 0) return 'broken';
  return hasBalances || breaks.sections !== undefined ? 'proven' : 'unchecked';
};

const broken = ({ proof, breaks, minor }: Evidence): Judgement => {
  if (breaks.rows?.length) return { verdict: 'broken', what: 'rows', count: breaks.rows.length };
  if (breaks.sections?.length)
    return { verdict: 'broken', what: 'sections', count: breaks.sections.length };
  if (breaks.closing)
    return { verdict: 'broken', what: 'closing', off: minor(breaks.closing.diff) };
  const count = breaks.count ?? proof?.unproven.length ?? 0;
  return count > 0
    ? { verdict: 'broken', what: 'rows', count }
    : { verdict: 'broken', what: 'unknown' };
};

/** Weighs an answer's own proof or, without one, its list of breaks: the one judge of lists, pages and exports. */
export const judge = (evidence: Evidence): Judgement => {
  switch (verdictOf(evidence)) {
    case 'proven':
      return {
        verdict: 'proven',
        proven: evidence.proof?.provenRows ?? evidence.movements,
        rows: evidence.proof?.rows ?? evidence.movements,
      };
    case 'broken':
      return broken(evidence);
    case 'unchecked':
      return { verdict: 'unchecked', tied: (evidence.proof?.provenRows ?? 0) > 0 };
  }
};
