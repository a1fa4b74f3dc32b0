import { z } from 'zod';

const Day = z.iso.date();

/** What a statement is about: the parameters of `invent`. Plain data; what is left out is as usual. */
export const Content = z.strictObject({
  kind: z.enum(['bank', 'card']).default('bank'),
  /** ISO 639-1: the language of the descriptions and of the labels. */
  language: z.string().default('en'),
  /** ISO 4217. */
  currency: z.string().default('GBP'),
  from: Day.default('2024-03-01'),
  to: Day.default('2024-03-31'),
  /** The fictional bank's name; empty: any of the language's. */
  issuer: z.string().default(''),
  /** Rows per account. */
  rows: z.int().min(1).default(20),
  accounts: z.int().min(1).default(1),
  /** Cardholders per card account. */
  cardholders: z.int().min(1).default(1),
  /** Lines of a description, at least and at most. 0 leaves some blank. */
  lines: z
    .tuple([z.int().min(0), z.int().min(1)])
    .readonly()
    .default([1, 1]),
  /** What descriptions contain besides words: references, dates, or figures that look like money. */
  noise: z.enum(['none', 'references', 'dates', 'figures']).default('none'),
  /** May a bank balance go below zero? */
  overdrawn: z.boolean().default(false),
  /** Share of rows that mention an amount in another currency. */
  foreign: z.number().min(0).max(1).default(0),
  /** Share of rows with a charge beside the amount. */
  fees: z.number().min(0).max(1).default(0),
  /** Does a charge move the balance besides the amount, or is it a part of the amount? */
  feeIs: z.enum(['added', 'included']).default('added'),
  /** Share of rows with a reference or cheque number. */
  references: z.number().min(0).max(1).default(0),
  /** What is wrong with the document: nothing; one printed balance; one row's sign; a row left out. */
  flaw: z.enum(['none', 'balance', 'sign', 'missing row']).default('none'),
});
export type Content = z.infer<typeof Content>;
