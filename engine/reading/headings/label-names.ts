import { type ColumnRole, LENDERS } from '../../languages';
import type { Match } from '../../text';
import type { Lexicon } from '../vocabulary';

/** Facts that a box names over their values, as a heading names columns. */
const BOXED: ReadonlySet<string> = new Set(['issuedOn', 'dueOn', 'cardWords', 'other']);

/**
 * `Payment due date`, `Credit limit`: what is said of a statement is no name of a column, whatever word is in it. A
 * column may hold any balance.
 */
export const isInLabel = (
  { tag, from, to }: Match<ColumnRole>,
  folded: readonly string[],
  { facts, documents, balances }: Lexicon,
): boolean =>
  tag !== 'balance' &&
  folded.length > to - from &&
  [facts, documents, balances].some((topic) =>
    topic
      .all(folded)
      .some(
        (label) =>
          BOXED.has(label.tag) &&
          label.from <= from &&
          label.to >= to &&
          label.to - label.from > to - from,
      ),
  );

/** `Crédit Mutuel` at the head of a page: a bank's name names no column. */
export const isInBank = ({ tag, to }: Match<ColumnRole>, folded: readonly string[]): boolean =>
  tag === 'credit' && LENDERS.has(folded[to] ?? '');
