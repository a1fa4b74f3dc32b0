import type { Choice } from '../../proof';
import type { Group, Interpretation } from '../../reading';
import type { Block } from '../blocks';
import type { LabelledTotals } from '../solving';
import { asNamedDebt } from './named-debts';
import { asCustomersLedger } from './whose-books';

type Choices = ReadonlyMap<Group, Choice>;

/** How an account's tables are read, and how its running balance is; `ofHolder` as a ledger that its holder keeps of it. */
export type Books = { choices: Choices; running: Interpretation | undefined; ofHolder: boolean };

/**
 * The choices by which an account's tables are read, those that are read as its running balance is turned round where
 * what they say of themselves calls for it: they are the ledger of the account's holder, or those of a debt.
 */
export function inOwnBooks(
  blocks: readonly Block[],
  choices: Choices,
  running: Interpretation,
): Books {
  const own = blocks.filter(({ group }) => choices.get(group)?.best.how === running);
  const ledger = asCustomersLedger(own, running);
  const turned = ledger ?? asNamedDebt(own, running);
  if (!turned) return { choices, running, ofHolder: false };
  const all = [...choices].map(([group, choice]): [Group, Choice] => [
    group,
    choice.best.how === running ? { ...choice, best: { ...choice.best, how: turned } } : choice,
  ]);
  return { choices: new Map(all), running: turned, ofHolder: ledger !== undefined };
}

/** Sums of debits and credits as they are called in the holder's ledger, where money in is a debit. */
export const sumsOfHolder = (totals: LabelledTotals): LabelledTotals => ({
  counts: totals.counts,
  credits: totals.debits,
  debits: totals.credits,
  sure: { credits: totals.sure.debits, debits: totals.sure.credits },
});
