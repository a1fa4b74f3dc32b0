import { ibanLength, LONGEST_IBAN } from './iban-lengths';
import type { Place } from './labels';

/** Digits, masks and their separators; letters stand in IBANs, masks and short prefixes. */
const FIGURES = /^[\d*xX•●·∗#…._/-]+$/;
const MASK = /[*xX•●·∗#]{2,}|\.{2,}|…|^-{3,}/;
const PREFIXED =
  /^(?:[A-Z]{1,5}[-/]){0,2}[A-Z]{1,5}[-/]?\d[\d*xX-]*(?:-[A-Z]{3})?$|^\d[\d-]*[A-Z]{1,3}$/;
/** What a service calls an account of its own: `7d1f4f0e-2b3c-4c7e-9a55-0c1d6b8e2f10`. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** `-------8834`: the last digits of a number that is masked by dashes. */
const DASHED = /^-{3,}\d{3,5}$/;
/** `117/SB/00834`: a branch, the kind of account, and its number. */
const KIND_BETWEEN = /^\d{1,6}[/-][A-Z]{1,4}[/-]\d{3,}$/;
const IBAN = /^[A-Z]{2}(?:\d{2}|[*•·●∗]{2})[A-Z0-9*•·●∗x]{11,30}$/;
const IBAN_START = /^[A-Z]{2}(?:\d{2}|[*•·●∗]{2})/;
const IBAN_GROUP = /^[A-Z0-9*•·●∗x]{1,4}$/;
/** Some banks part the account's own number from the bank's: `FR76 3004 7141 2800 021140602 45`. */
const IBAN_PART = /^\d{5,16}$/;
/** Of the United Kingdom and Ireland, and of Australia. */
const SORT_CODE = /^\d{2}-\d{2}-\d{2}$/;
const BSB = /^\d{3}-\d{3}$/;
const AMOUNT = /^\d{1,3}(?:[,.']\d{2,3})*[.,]\d{2}$/;
const FREEPHONE = /^(?:1-)?8(?:00|88|77|66|55|44|33)-\d{3}-\d{4}$|^0800[ -]\d{3}[ -]?\d{3,4}$/;

const digitsOf = (text: string): number => text.replace(/\D/g, '').length;
const clean = (text: string): string => text.replace(/^[(:#]+(?=.)|[,;:)]+$|(?<!\.)\.$/g, '');

/** Words of the place that belong to no date and stand close to each other. */
function piecesOf({ line, from, until, gap }: Place): string[] {
  const pieces: string[] = [];
  for (let i = from; i < until; i += 1) {
    const word = line.words[i];
    const previous = line.words[i - 1];
    if (!word) break;
    const far = pieces.length > 0 && previous && word.x0 - previous.x1 > gap * word.size;
    const dated = line.dates.some((date) => !date.weak && i >= date.from && i < date.to);
    // A sort code such as `12-01-04` looks like a date.
    if (far || (dated && !SORT_CODE.test(word.text))) break;
    pieces.push(clean(word.text));
  }
  return pieces;
}

/** `PL 32 1090 …`: the country's letters may stand apart. */
const COUNTRY = /^[A-Z]{2}$/;
const CHECK_DIGITS = /^\d{2}$/;

/** The IBAN that some words begin with, as printed. */
export function takeIban(pieces: readonly string[]): string | undefined {
  const [first = '', second = ''] = pieces;
  const isApart = COUNTRY.test(first) && CHECK_DIGITS.test(second);
  const start = isApart ? first + second : first;
  const most = ibanLength(start);
  if (!IBAN_START.test(start) || (isApart && most === undefined)) return undefined;
  const taken = isApart ? [first, second] : [first];
  for (const piece of pieces.slice(taken.length)) {
    const fits = IBAN_GROUP.test(piece) || (most !== undefined && IBAN_PART.test(piece));
    if (!fits || taken.join('').length + piece.length > (most ?? LONGEST_IBAN)) break;
    taken.push(piece);
  }
  return IBAN.test(taken.join('')) ? taken.join(' ') : undefined;
}

function takeFigures(pieces: readonly string[]): string | undefined {
  const [alone = ''] = pieces;
  if (UUID.test(alone) || DASHED.test(alone)) return alone;
  const taken: string[] = [];
  for (const piece of pieces) {
    const begins = PREFIXED.test(piece) || KIND_BETWEEN.test(piece);
    const fits = FIGURES.test(piece) || (taken.length === 0 && begins);
    if (!fits || AMOUNT.test(piece)) break;
    taken.push(piece);
  }
  // A branch's code before the number is none of its digits.
  const [first = '', ...others] = taken;
  const rest = others.join(' ').replace(/^[/-]\s*/, '');
  const branch = SORT_CODE.test(first) || BSB.test(first);
  const value = branch && digitsOf(rest) >= 6 ? rest : taken.join(' ');
  return value.replace(/[\s/_.-]+$/, '').replace(/^[\s/_-]+/, '') || undefined;
}

/** True of `****1234`, `XXXX XXXX 5510`, `...8842`. */
const isMasked = (text: string): boolean => MASK.test(text);

/**
 * The account or card number that a place begins with, as printed; undefined where something else stands
 * there: a date, an amount, a sort code, a telephone number, too few digits.
 */
export function accountNumberAt(place: Place, fewest: number): string | undefined {
  const pieces = piecesOf(place);
  const value = takeIban(pieces) ?? takeFigures(pieces);
  if (value === undefined || SORT_CODE.test(value) || FREEPHONE.test(value)) return undefined;
  const digits = digitsOf(value);
  if (UUID.test(value) || isIban(value)) return value;
  if (digits > 30) return undefined;
  return digits >= fewest || (isMasked(value) && digits >= 3) ? value : undefined;
}

/** True of an international bank account number, spaces allowed. */
export const isIban = (text: string): boolean => IBAN.test(text.replaceAll(' ', ''));
