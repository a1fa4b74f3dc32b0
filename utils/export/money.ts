/** More decimals than any statement prints; a longer tail is floating-point noise. */
const MOST_DECIMALS = 6;

/**
 * How many decimals it takes to write an amount exactly, at least `own` (the currency's).
 * An amount that is no decimal number of up to six places (0.1 + 0.2) is taken at `own`.
 */
export const decimalsNeeded = (amount: number, own: number): number => {
  for (let decimals = own; decimals <= MOST_DECIMALS; decimals += 1) {
    const scale = 10 ** decimals;
    if (Math.round(amount * scale) / scale === amount) return decimals;
  }
  return own;
};

/** A wire amount as an integer of units of 10^-decimals; never negative zero. */
export const toMinor = (amount: number, decimals: number): number =>
  Math.round(amount * 10 ** decimals) + 0;

/** Minor units as text with exactly `decimals` places: `-1234.50`, `-1,5` with a point of `,`; exact, no grouping. */
export const minorToText = (minor: number, decimals: number, point = '.'): string => {
  if (decimals === 0) return String(minor);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  return `${minor < 0 ? '-' : ''}${digits.slice(0, cut)}${point}${digits.slice(cut)}`;
};
