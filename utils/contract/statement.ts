import { z } from 'zod';
import { WireAmount, WireDate } from './transaction';

/** `bank` of a statement whose issuer was not recognised (ours). */
export const UNKNOWN_ISSUER = 'UNKNOWN';

const facts = {
  /** Issuer's short code; any issuer id is allowed. */
  bank: z.string(),
  /** The issuer's name for people (ours). */
  bankName: z.string().optional(),
  accountNumber: z.string().optional(),
  /** The holder's lines, as printed. */
  nameAddress: z.array(z.string()),
  dates: z.looseObject({ issuedOn: WireDate.optional(), from: WireDate, to: WireDate }),
  accountType: z.string().optional(),
  statementNumber: z.string().optional(),
};

/** `statement` of `/pdf2`: the facts around the rows. */
export const StatementFacts = z.looseObject({
  ...facts,
  openingBalance: WireAmount.optional(),
  closingBalance: WireAmount.optional(),
});
export type StatementFacts = z.infer<typeof StatementFacts>;

/** `statement` of the earlier `/pdf` (contract §4). */
export const StatementFactsV1 = z.looseObject({
  ...facts,
  statementBalance: WireAmount.optional(),
});
export type StatementFactsV1 = z.infer<typeof StatementFactsV1>;
