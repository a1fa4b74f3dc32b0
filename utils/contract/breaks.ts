import { z } from 'zod';
import { WireAmount, WireDate } from './transaction';

/** A printed balance that is not the previous one plus the amounts between. */
export const TransactionBreak = z.looseObject({
  prev_id: z.int(),
  cur_id: z.int(),
  prev_date: WireDate,
  cur_date: WireDate,
  amount: WireAmount,
  /** balance − (previous balance + amount). */
  diff: WireAmount,
});
export type TransactionBreak = z.infer<typeof TransactionBreak>;

/** A printed section total that is not the sum of its rows. */
export const SubSectionBreak = z.looseObject({
  category: z.string(),
  /** The printed total. */
  expected: WireAmount,
  /** The sum of the rows. */
  actual: WireAmount,
  diff: WireAmount,
});
export type SubSectionBreak = z.infer<typeof SubSectionBreak>;

/** Opening + all amounts is not closing. */
export const ClosingBalanceBreak = z.looseObject({
  openingBalance: WireAmount,
  closingBalance: WireAmount,
  /** Sum of the rows. */
  transactions: WireAmount,
  expected: WireAmount,
  actual: WireAmount,
  diff: WireAmount,
});
export type ClosingBalanceBreak = z.infer<typeof ClosingBalanceBreak>;
