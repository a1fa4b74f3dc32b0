import { TAX_NUMBER } from './words';

/** Scripts that print no spaces between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const MOST_WORDS = 16;
const PO_BOX = /\b(?:p\.?\s?o\.?\s?box|private bag|locked bag|postfach|boîte postale|apartado)\b/i;
const AMOUNT = /\d[.,]\d{2}(?:\s|$)/;
const PHONE_OR_PAGE = /\+\d|\(0\d+\)|@|www\.|https?:|\b(?:tel|fax|phone)\b|:\s*$/i;

const POSTCODES: readonly RegExp[] = [
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/, // SW1A 1AA
  /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/, // K1A 0B1
  /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/, // CA 94105-1234
  /\b\d{4} ?[A-Z]{2}\b/, // 1012 AB
  /(?:^|[\s,-])\d{4,6}(?:[\s,.]|$)/, // 10115 Berlin, London 1234
  /\b\d{2,5}-\d{3,4}\b/, // 00-950, 01310-100, 100-0001
  /\b\d{3} \d{2,3}\b/, // 111 22 Stockholm, 560 001
];

const TELEPHONE = /\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b/;

/**
 * An account's or a card's number, which may be masked, or one that its owner is taxed under; a postcode has nine
 * digits at most.
 */
const LONG_NUMBER = /(?:\d[\s./-]?){10}|[xX*•]{2}[\s-]*\d{3}|\d{4}[\s-]*[xX*•]{2}/;
export const isNumbered = (text: string): boolean =>
  LONG_NUMBER.test(text) || TAX_NUMBER.test(text);

const FEWEST_SIGNS = 3;

/** Whether a text may be a line of an address. */
export const isAddress = (text: string): boolean =>
  (text.match(/[\p{L}\d]/gu)?.length ?? 0) >= FEWEST_SIGNS &&
  !AMOUNT.test(text) &&
  !PHONE_OR_PAGE.test(text) &&
  !TELEPHONE.test(text) &&
  text.split(' ').length <= MOST_WORDS;
export const hasPostcode = (text: string): boolean => POSTCODES.some((form) => form.test(text));
export const isStreet = (text: string): boolean =>
  PO_BOX.test(text) || (/\d/.test(text) && /\p{L}{2}/u.test(text));
