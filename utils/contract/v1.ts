import { z } from 'zod';
import { SubSectionBreak, TransactionBreak } from './breaks';
import { ResultType, SUCCESS_CODES } from './codes';
import { StatementFactsV1 } from './statement';
import {
  BreakdownItem,
  BreakdownTransaction,
  Transaction,
  TransactionNoBalance,
} from './transaction';

export const NormalV1 = z.looseObject({
  parser: z.string(),
  statement: StatementFactsV1,
  transactions: z.array(Transaction),
  /** numBreaks === 0. */
  valid: z.boolean(),
  breaks: z.array(TransactionBreak),
});
export const NoBalanceV1 = z.looseObject({
  parser: z.string(),
  statement: StatementFactsV1,
  transactions: z.array(TransactionNoBalance),
});
export const BreakdownV1 = z.looseObject({
  parser: z.string(),
  statement: StatementFactsV1,
  breakdown: z.array(BreakdownItem),
  transactions: z.array(BreakdownTransaction),
  valid: z.boolean(),
  breaks: z.array(SubSectionBreak),
});

export type BreakdownV1 = z.infer<typeof BreakdownV1>;

const envelope = { requestId: z.string(), type: z.literal(ResultType.SUCCESS) };
const success = <Code extends string, Data extends z.ZodType>(code: Code, data: Data) =>
  z.looseObject({ ...envelope, code: z.literal(code), data });

/** A success of the earlier `/pdf` (contract §4): no `data.type`, no authenticity, no credits. */
export const SuccessEnvelopeV1 = z.discriminatedUnion('code', [
  success(SUCCESS_CODES.BankStatementNormal, NormalV1),
  success(SUCCESS_CODES.BankStatementNoBalance, NoBalanceV1),
  success(SUCCESS_CODES.CreditCardSimple, NoBalanceV1),
  success(SUCCESS_CODES.CreditCardBreakdown, BreakdownV1),
  success(SUCCESS_CODES.CreditCardBreakdownMultiUser, z.array(BreakdownV1)),
]);
export type SuccessEnvelopeV1 = z.infer<typeof SuccessEnvelopeV1>;

/** Any other answer of the earlier `/pdf`: no blame (contract §2). */
export const ErrorEnvelopeV1 = z.looseObject({
  requestId: z.string(),
  code: z.string(),
  type: z.union([z.literal(0), z.literal(1), z.literal(3), z.literal(4)]),
  message: z.string().optional(),
  data: z.unknown().optional(),
});
export type ErrorEnvelopeV1 = z.infer<typeof ErrorEnvelopeV1>;

/** Every JSON answer of `/pdf`. */
export const EnvelopeV1 = z.union([SuccessEnvelopeV1, ErrorEnvelopeV1]);
export type EnvelopeV1 = z.infer<typeof EnvelopeV1>;
