import type { SectionRole } from '../../languages';
import type { Money, TokenLine } from '../tokens';
import type { BalanceWord, TotalWord } from '../vocabulary';

/** What a line says of itself. */
export type LineKind =
  | { kind: 'balance'; word: BalanceWord }
  | { kind: 'total'; word: TotalWord }
  | { kind: 'section'; role: SectionRole }
  /** A line that is neither row nor description. */
  | { kind: 'note' }
  /** The heading of a table that holds no transactions. */
  | { kind: 'aside' };

/** How many of a line's words that say something a phrase must be, of all: 0 to 1. */
export type Covers = (phrase: { from: number; to: number }, share: number) => boolean;

export const moves = ({ exact, minor }: Money): boolean => exact && minor !== 0;

/** A dated line with an amount and a balance is a row, whatever its payee is called. */
export const isRowWithBalance = ({ dates, money }: TokenLine): boolean =>
  dates.length > 0 && money.filter(moves).length > 1;
