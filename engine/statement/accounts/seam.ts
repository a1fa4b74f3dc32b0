import type { DateOrder, TokenLine } from '../../reading';
import type { Block } from '../blocks';
import type { Period } from '../facts';
import type { LabelledBalance } from '../labelled';
import type { CountedAgain } from './counted-again';
import type { HowOf } from './opening';

/** The period that lines from one place on state, up to another. */
export type PeriodIn = (from: number, to: number) => Period | undefined;

/** What is known of a document whose blocks are parted. */
export type Bound = {
  lines: readonly TokenLine[];
  labels: readonly LabelledBalance[];
  howOf: HowOf;
  periodIn: PeriodIn;
  countedAgain: CountedAgain;
  order: DateOrder;
};

/** The first block of an account, its last one that prints a balance, and whether one of them has rows. */
export type Account = { first: Block; last: Block; hasRows: boolean };

/** Where a block stands behind those of an account: it goes on, or another begins. */
export type Seam = {
  account: Account;
  block: Block;
  /** The block behind it. */
  next: Block | undefined;
  bound: Bound;
};

/** An account as far as its blocks have been gathered. */
export type Gathered = Account & {
  blocks: Block[];
  /** The balance that it begins with, where one is stated. */
  opening: number | undefined;
  /** Where the lines begin that may speak of it. */
  from: number;
  /** … where they begin within the lines between its blocks and those before. */
  startsAt: number | undefined;
  /** It is another statement of the account before. */
  follows: boolean;
};
