import { MINUS_WORDS } from '../../languages';
import { fold, hasDigit, isKnownCurrency, remember, UNSPACED } from '../../text';
import type { Lexicon } from '../vocabulary';

/**
 * What stands around the digits inside one word: a sign, a bracket, a currency or a mark; `odd` where a mark of which nothing is
 * known is among it: `<31.20>`, `↓31.20`.
 */
export type Affix = { sign: '-' | '+' | undefined; open: boolean; text: string; odd: boolean };

const SIGNS = /[\s()[\]+\-−–—*'"~:]/g;
const signIn = (text: string): '-' | '+' | undefined =>
  /[-−–—]/.test(text) ? '-' : text.includes('+') ? '+' : undefined;

/** A bracket whose other half stands elsewhere; `(Cr)` has both. */
const isOpen = (text: string): boolean => text.includes('(') !== text.includes(')');

const affixes = new Map<string, Affix | undefined>();
/** Signs, brackets and a lost glyph around at most one currency or mark; never what makes a code or a time. */
const AFFIX =
  /^[^\p{L}\p{N}\p{Sc}#@:/\\.,%]*(?:\p{L}{0,3}\.?\p{Sc}|[\p{L}.]{1,4}|)[^\p{L}\p{N}\p{Sc}#@:/\\.,%]*$/u;

const NO_AFFIX: Affix = { sign: undefined, open: false, text: '', odd: false };

/** Marks that say which way, or what a note says; a star is looked at by itself. */
const IS_ODD = /[^\p{L}\p{M}\p{Sc}\s()+\-−–—*†‡'"’`:.,]/u;

/** Signs and at most one short currency or mark; undefined for anything else. */
function affix(text: string): Affix | undefined {
  if (text === '') return NO_AFFIX;
  if (affixes.has(text)) return affixes.get(text);
  const fits = AFFIX.test(text);
  const value: Affix | undefined = fits
    ? {
        sign: signIn(text),
        open: isOpen(text),
        text: text.replace(SIGNS, ''),
        odd: IS_ODD.test(text),
      }
    : undefined;
  affixes.set(text, value);
  return value;
}

/** What stands before or after the digits inside one word, `2,471.99Kredit`; undefined when it makes the word no amount. */
export function affixOf(text: string, lexicon: Lexicon): Affix | undefined {
  const short = affix(text);
  if (short) return short;
  const letters = text.replace(SIGNS, '');
  return lexicon.markerOf(fold(letters)) === undefined
    ? undefined
    : { sign: signIn(text), open: isOpen(text), text: letters, odd: IS_ODD.test(text) };
}

const NO_UNIT = /^(?:[ap]\.?m\.?|uhr|hrs?|[ªº])$/i;
/** `8.00pm`, `18.00Uhr`, `1ª`: a time of day, the place in an order. */
export const isNoUnit = ({ text }: Affix): boolean => text !== '' && NO_UNIT.test(text);

/** `1回払い`, `3件`: without decimals, a figure may count anything, and the word behind it says what. */
export const isCounted = ({ text }: Affix, lexicon: Lexicon): boolean =>
  text !== '' &&
  UNSPACED.test(text) &&
  !lexicon.isCurrency(text) &&
  lexicon.markerOf(fold(text)) === undefined;

/** Letters that are no mark (`DR`). */
export const isCurrency = ({ text }: Affix, lexicon: Lexicon): boolean =>
  text !== '' && lexicon.markerOf(fold(text)) === undefined;

/** What a word beside a figure says of it: any of a sign, a bracket, a currency, a mark; `-GBP`, `kr)`, `krDR`. */
export type Beside = {
  sign: '-' | '+' | undefined;
  open: boolean;
  currency: string | undefined;
  marker: 'debit' | 'credit' | undefined;
};

const LONGEST_BESIDE = 12;
export const PURE_SIGN = /^[-−–—+]$/;
/** A sign by itself. */
export const isSign = (word: { text: string } | undefined): boolean =>
  word?.text.length === 1 && PURE_SIGN.test(word.text);

/** `SEPA` is no `SEP` in credit, nor is `CARD` an `ARD`: set together with a mark, a code has to be a currency's. */
const isJoinedCurrency = (text: string, lexicon: Lexicon): boolean =>
  lexicon.isCurrency(text) && isKnownCurrency(text);

/** The marks that are set together with a currency: of others, the letters may be a word's. */
const JOINED = /^(?:CR|DR|DB)$/i;
/** A currency and such a mark have more letters. */
const LEAST_JOINED = 2;

/** `RDR` behind a figure: a currency and a mark, set together; undefined where it is a known currency's code, or any other. */
export const joinedIn = remember((letters: string, lexicon: Lexicon) => {
  if (letters.length <= LEAST_JOINED || isKnownCurrency(letters)) return undefined;
  for (let at = 1; at < letters.length; at += 1) {
    const [left, right] = [letters.slice(0, at), letters.slice(at)];
    const [first, second] = [lexicon.markerOf(fold(left)), lexicon.markerOf(fold(right))];
    if (second && JOINED.test(right) && isJoinedCurrency(left, lexicon))
      return { currency: left, marker: second };
    if (first && JOINED.test(left) && isJoinedCurrency(right, lexicon))
      return { currency: right, marker: first };
  }
  return undefined;
});

/** `元；收入`: what stands behind begins another clause. */
const OF_TWO_CLAUSES = /[;；].*\p{L}/u;

export const besideOf = remember((text: string, lexicon: Lexicon): Beside | undefined => {
  if (text.length > LONGEST_BESIDE || hasDigit(text) || OF_TWO_CLAUSES.test(text)) return undefined;
  const open = /[()]/.test(text);
  const sign = signIn(text);
  const letters = text.replace(SIGNS, '');
  const says = (
    currency: string | undefined,
    marker: 'debit' | 'credit' | undefined,
  ): Beside | undefined => ({ sign, open, currency, marker });
  if (letters === '') return PURE_SIGN.test(text) || open ? says(undefined, undefined) : undefined;
  if (MINUS_WORDS.includes(letters.toLowerCase()))
    return { sign: '-', open, currency: undefined, marker: undefined };
  const whole = lexicon.markerOf(fold(letters));
  if (whole) return says(undefined, whole);
  const joined = joinedIn(letters, lexicon);
  if (joined) return says(joined.currency, joined.marker);
  if (lexicon.isCurrency(letters)) return says(letters, undefined);
  for (let at = 1; at < letters.length; at += 1) {
    const [left, right] = [letters.slice(0, at), letters.slice(at)];
    const [first, second] = [lexicon.markerOf(fold(left)), lexicon.markerOf(fold(right))];
    if (second && !first && isJoinedCurrency(left, lexicon)) return says(left, second);
    if (first && !second && isJoinedCurrency(right, lexicon)) return says(right, first);
  }
  return undefined;
});
