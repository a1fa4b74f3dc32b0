import { z } from 'zod';
import { ClosingBalanceBreak, SubSectionBreak, TransactionBreak } from './breaks';
import { Proof } from './proof';
import { StatementFacts } from './statement';
import {
  BreakdownItem,
  BreakdownTransaction,
  Transaction,
  TransactionNoBalance,
} from './transaction';

/** Optional fields of every schema that are ours. */
const ours = {
  /** ISO 4217, when the statement says it. */
  currency: z.string().optional(),
  proof: Proof.optional(),
};

const common = {
  /** Names the layout that matched. */
  parser: z.string(),
  numBreaks: z.int().optional(),
  ...ours,
};

export const BankStatementNormal = z.looseObject({
  type: z.literal('BankStatementNormal'),
  ...common,
  statement: StatementFacts,
  transactions: z.array(Transaction),
  transactionBreaks: z.array(TransactionBreak).optional(),
  /** Ours: the rows follow each other, and yet do not lead to the closing balance that is printed. */
  closingBalanceBreak: ClosingBalanceBreak.optional(),
});
export type BankStatementNormal = z.infer<typeof BankStatementNormal>;

const noBalance = {
  ...common,
  statement: StatementFacts,
  transactions: z.array(TransactionNoBalance),
  /** Ours: between those rows that print a balance. */
  transactionBreaks: z.array(TransactionBreak).optional(),
  closingBalanceBreak: ClosingBalanceBreak.optional(),
};
export const BankStatementNoBalance = z.looseObject({
  type: z.literal('BankStatementNoBalance'),
  ...noBalance,
});
export type BankStatementNoBalance = z.infer<typeof BankStatementNoBalance>;

export const CreditCardSimple = z.looseObject({
  type: z.literal('CreditCardSimple'),
  ...noBalance,
});
export type CreditCardSimple = z.infer<typeof CreditCardSimple>;

const breakdown = {
  statement: StatementFacts,
  breakdown: z.array(BreakdownItem).optional(),
  transactions: z.array(BreakdownTransaction),
  subSectionBreaks: z.array(SubSectionBreak).optional(),
  numBreaks: z.int().optional(),
};
export const CreditCardBreakdown = z.looseObject({
  type: z.literal('CreditCardBreakdown'),
  ...common,
  ...breakdown,
});
export type CreditCardBreakdown = z.infer<typeof CreditCardBreakdown>;

/** One cardholder's part of a multi-user card. */
export const CardUser = z.looseObject({ ...breakdown, proof: Proof.optional() });
export type CardUser = z.infer<typeof CardUser>;

export const CreditCardBreakdownMultiUser = z.looseObject({
  type: z.literal('CreditCardBreakdownMultiUser'),
  ...common,
  all: z.array(CardUser),
});
export type CreditCardBreakdownMultiUser = z.infer<typeof CreditCardBreakdownMultiUser>;

const schemas = [
  BankStatementNormal,
  BankStatementNoBalance,
  CreditCardSimple,
  CreditCardBreakdown,
  CreditCardBreakdownMultiUser,
] as const;

/** One account's statement in one of the five schemas. */
export const AccountData = z.discriminatedUnion('type', schemas);
export type AccountData = z.infer<typeof AccountData>;

const others = { others: z.array(AccountData).optional() };
/** `data` of a success: the first account; `others` are further accounts of the same PDF (ours). */
export const StatementData = z.discriminatedUnion('type', [
  BankStatementNormal.extend(others),
  BankStatementNoBalance.extend(others),
  CreditCardSimple.extend(others),
  CreditCardBreakdown.extend(others),
  CreditCardBreakdownMultiUser.extend(others),
]);
export type StatementData = z.infer<typeof StatementData>;
