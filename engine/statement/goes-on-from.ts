import type { AccountPart } from './accounts';
import type { StatementFacts } from './facts';
import type { AccountStatement } from './model';

/**
 * An account that begins with what was brought forward, and has no other number than the one before, of which no
 * balance holds: it may be the rest of that one, whose rows were not read right.
 */
export const goesOnFrom = (
  before: AccountStatement | undefined,
  { blocks, labels }: AccountPart,
  { accountNumber }: StatementFacts,
): boolean => {
  const [first] = blocks[0]?.entries ?? [];
  if (!before || before.proof.equations.some(({ held }) => held > 0)) return false;
  if (first?.kind !== 'balance' || first.word !== 'forward') return false;
  const isStated = labels.some(({ word, line }) => word === 'opening' && line === first.line);
  // Of one bank, accounts' numbers are as long: another one is of a mandate, or a payee.
  const [own, other] = [accountNumber, before.facts.accountNumber];
  const isOther = own !== undefined && own !== other && own.length === other?.length;
  return !isStated && !isOther;
};

/**
 * An account that begins in the middle of a table, with neither a number nor an opening balance of its own, behind one whose
 * closing balance nothing states: rows may be missing between two parts of one.
 */
export const mayLackRows = (
  before: AccountStatement | undefined,
  { blocks }: AccountPart,
  { accountNumber }: StatementFacts,
): boolean =>
  before !== undefined &&
  blocks[0]?.entries[0]?.kind === 'row' &&
  (accountNumber === undefined || accountNumber === before.facts.accountNumber) &&
  before.proof.equations.every(({ kind }) => kind === 'runningBalance');

/** Several accounts all of whose tables stand under a day: they may be the days of one, each with its own balances. */
export const areOfDays = (parts: readonly AccountPart[]): boolean =>
  parts.length > 1 && parts.every(({ blocks }) => blocks.every(({ segment }) => segment.day));
