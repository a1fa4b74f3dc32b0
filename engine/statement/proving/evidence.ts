import type { Interpretation, Lexicon, NumberFormat, TokenLine } from '../../reading';
import type { AccountPart } from '../accounts';
import type { Calendar } from '../dating';
import type { KindVote } from '../facts';
import type { LeftOut } from '../left-out';
import type { Row } from '../model';
import type { Known, Solution } from '../solving';

/** An account as it was read, and what was not. */
export type Evidence = {
  part: AccountPart;
  solution: Solution;
  rows: readonly Row[];
  known: Known;
  voted: KindVote;
  /** The reading of a running balance. */
  running: Interpretation | undefined;
  leftOut: LeftOut;
  /** Lines of the account that are no rows. */
  others: readonly TokenLine[];
  /** It is the document's only account. */
  isOnly: boolean;
  /** Pages are missing by their numbers. */
  incomplete: boolean;
  /** Each row's day, month and year are certain. */
  dated: boolean;
  calendar: Calendar;
  format: NumberFormat;
  lexicon: Lexicon;
};
