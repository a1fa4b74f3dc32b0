import { z } from 'zod';
import type { AccountData } from './data';
import { Proof } from './proof';
import { StatementFacts } from './statement';
import { SourceBox, WireAmount, WireDate } from './transaction';

const CommonTransaction = z.looseObject({
  id: z.int(),
  date: WireDate.optional(),
  transactionDate: WireDate.optional(),
  processDate: WireDate.optional(),
  description: z.array(z.string()),
  amount: WireAmount.optional(),
  balance: WireAmount.optional(),
  category: z.string().optional(),
  source: SourceBox.optional(),
});
type CommonTransaction = z.infer<typeof CommonTransaction>;

/** `data` of `pdf/success/statement-common` (contract §3): the facts of any schema, flattened. */
export const StatementCommon = z.looseObject({
  /** The schema that it was, or another name with "card" in it for cards. */
  type: z.string(),
  parser: z.string(),
  statement: StatementFacts,
  transactions: z.array(CommonTransaction),
  numBreaks: z.int().optional(),
  currency: z.string().optional(),
  proof: Proof.optional(),
});
export type StatementCommon = z.infer<typeof StatementCommon>;

/** Puts a flattened answer into the schema that holds all of it. */
export function fromCommon({ type, transactions, ...rest }: StatementCommon): AccountData {
  const rows = dated(transactions, rest.statement.dates.from);
  if (/card/i.test(type)) {
    const sorted = every(rows, hasCategory);
    return sorted
      ? { ...rest, type: 'CreditCardBreakdown', transactions: sorted }
      : { ...rest, type: 'CreditCardSimple', transactions: rows };
  }
  const balanced = every(rows, hasBalance);
  return balanced
    ? { ...rest, type: 'BankStatementNormal', transactions: balanced }
    : { ...rest, type: 'BankStatementNoBalance', transactions: rows };
}

type Dated = CommonTransaction & { date: string };

/** A row without a date of its own has that of the row before. */
function dated(rows: readonly CommonTransaction[], from: string): Dated[] {
  let date = from;
  return rows.map((row) => {
    date = row.date ?? row.transactionDate ?? row.processDate ?? date;
    return { ...row, date };
  });
}

const hasBalance = (row: Dated): row is Dated & { balance: number } => row.balance !== undefined;

const hasCategory = (row: Dated): row is Dated & { category: string; amount: number } =>
  row.category !== undefined && row.amount !== undefined;

function every<Row, Kept extends Row>(
  rows: readonly Row[],
  isKept: (row: Row) => row is Kept,
): Kept[] | undefined {
  const kept = rows.filter(isKept);
  return kept.length === rows.length && rows.length > 0 ? kept : undefined;
}
