import { z } from 'zod';
import { WireAmount, WireDate } from './transaction';

/** `proven`: exact to the minor unit by at least one independent equation; `unchecked`: nothing printed to check against. */
export const ProofVerdict = z.enum(['proven', 'broken', 'unchecked']);
export type ProofVerdict = z.infer<typeof ProofVerdict>;

export const EquationKind = z.enum([
  /** Each printed balance = previous balance + the amounts between. */
  'runningBalance',
  /** Opening + all amounts = closing. */
  'openingToClosing',
  /** Sum of a section's rows = its printed total. */
  'sectionTotal',
  /** Sum of money in / money out = the printed total. */
  'movementTotal',
  /** Number of rows = the printed count. */
  'rowCount',
]);
export type EquationKind = z.infer<typeof EquationKind>;

/** One kind of equation: how often it could be checked and how often it held. */
export const Equation = z.looseObject({
  kind: EquationKind,
  checked: z.int().min(0),
  held: z.int().min(0),
});
export type Equation = z.infer<typeof Equation>;

/** A repair that arithmetic suggests; offered, never applied. */
export const Suggestion = z.looseObject({
  kind: z.enum(['sign', 'missing', 'digits', 'duplicate']),
  /** The row it is about, where there is one. */
  id: z.int().optional(),
  amount: WireAmount.optional(),
  /** Which of its figures, where `digits` are in doubt. */
  of: z.enum(['amount', 'balance']).optional(),
  afterDate: WireDate.optional(),
  beforeDate: WireDate.optional(),
  message: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** What was checked, what held, and what nothing covers (ours). */
export const Proof = z.looseObject({
  verdict: ProofVerdict,
  /** Rows that move money. */
  rows: z.int().min(0),
  /** Of these, how many an equation that held covers. */
  provenRows: z.int().min(0),
  equations: z.array(Equation),
  /** Ids of rows that no equation that held covers. */
  unproven: z.array(z.int()),
  suggestions: z.array(Suggestion),
});
export type Proof = z.infer<typeof Proof>;
