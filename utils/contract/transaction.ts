import { z } from 'zod';

/** ISO 8601 in UTC, midnight of the printed day: `2017-01-03T00:00:00.000Z`. */
export const WireDate = z.iso.datetime();
/** A JSON number with the currency's decimals; money in is positive, money out negative. */
export const WireAmount = z.number();

/** Where a row stands in the PDF: 0-based page, points, origin top left (ours). */
export const SourceBox = z.looseObject({
  page: z.int().min(0),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
});
export type SourceBox = z.infer<typeof SourceBox>;

/** The amount in another currency that a row mentions, where legible (ours). */
export const ForeignAmount = z.looseObject({
  currency: z.string(),
  amount: WireAmount.optional(),
  rate: z.number().optional(),
});
export type ForeignAmount = z.infer<typeof ForeignAmount>;

const ours = {
  source: SourceBox.optional(),
  foreign: ForeignAmount.optional(),
  /** A second printed date (value or posting date) of a bank row (ours). */
  valueDate: WireDate.optional(),
  /** True when the amount was inferred rather than read from the page (ours); such a row proves nothing. */
  inferred: z.boolean().optional(),
};

const row = {
  /** 1-based, printed order. */
  id: z.int(),
  date: WireDate,
  /** One item per printed line. */
  description: z.array(z.string()),
  /** Absent on a brought-forward line. */
  amount: WireAmount.optional(),
  ...ours,
};

export const TransactionNoBalance = z.looseObject(row);
export type TransactionNoBalance = z.infer<typeof TransactionNoBalance>;

export const Transaction = z.looseObject({ ...row, balance: WireAmount });
export type Transaction = z.infer<typeof Transaction>;

/** Values seen; more are allowed (contract §3). */
export const KNOWN_CATEGORIES = [
  'PreviousBalance',
  'Transactions',
  'Payments',
  'Debits',
  'Charges',
  'Interest',
] as const;

export const BreakdownTransaction = z.looseObject({
  id: z.int(),
  category: z.string(),
  transactionDate: WireDate.optional(),
  processDate: WireDate.optional(),
  description: z.array(z.string()),
  amount: WireAmount,
  ...ours,
});
export type BreakdownTransaction = z.infer<typeof BreakdownTransaction>;

export const BreakdownItem = z.looseObject({
  category: z.string(),
  /** As printed. */
  name: z.string(),
  total: WireAmount,
});
export type BreakdownItem = z.infer<typeof BreakdownItem>;
