/** A printed amount, as printed: the sign is not yet a direction. Lengths are points. */
export type Money = {
  /** Without sign, in minor units of the document's number format. */
  minor: number;
  /** `-`: a minus before or after, or parentheses; `+`: a printed plus. */
  sign: '-' | '+' | undefined;
  /** DR / CR and their like, printed beside the figure. */
  marker: 'debit' | 'credit' | undefined;
  /** False for a figure with fewer decimals than the document's amounts: maybe no amount at all. */
  exact: boolean;
  /** It stands by itself: a cell, not part of a sentence. */
  alone: boolean;
  /** A currency symbol or code, as printed. */
  currency: string | undefined;
  /** It bears a mark of which nothing is known, or one bracket alone. */
  odd: boolean;
  /** Indexes into the line's words; `to` is exclusive. */
  from: number;
  to: number;
  x0: number;
  x1: number;
  /** Right edge of the last digit: what columns are aligned by. */
  edge: number;
};

/** A figure with its printed sign: minus, parentheses and DR are negative. */
export function signed(money: Money): number {
  const negative = money.sign === '-' || (money.marker === 'debit' && money.sign !== '+');
  return negative ? -money.minor : money.minor;
}
