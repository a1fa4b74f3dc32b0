import type { Line } from '../../layout';
import type { Word } from '../../pdf';
import { settings } from '../../settings';
import { fold, hasDigit, isDigit, isKnownCurrency, UNSPACED } from '../../text';
import type { Lexicon } from '../vocabulary';
import {
  affixOf,
  type Beside,
  besideOf,
  isCounted,
  isCurrency,
  isNoUnit,
  isSign,
  joinedIn,
  PURE_SIGN,
} from './affixes';
import { figureIn, type NumberFormat } from './number-format';

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

/** What is known of how the document sets its figures. */
export type Setting = {
  /** Tells a dash that fills an unused cell from a sign beside a figure. */
  isFiller: (word: Word) => boolean;
  /** How far apart groups of digits stand at most, in font sizes. */
  groupGap: number;
};

const USUAL: Setting = { isFiller: () => false, groupGap: settings.groupGap };

/** `.50`, `$.50`: a decimal mark may lead; behind a letter it ends a word. */
function beginOf(text: string, first: number, decimal: string | undefined): number {
  if (first === 0 || text[first - 1] !== decimal) return first;
  const before = text[first - 2];
  return before === undefined || !IS_LETTER.test(before) ? first - 1 : first;
}

const IS_LETTER = /\p{L}/u;

/** Where a text's digits begin; its length where it has none. */
function digitsFrom(text: string): number {
  let first = 0;
  while (first < text.length && !isDigit(text.charCodeAt(first))) first += 1;
  return first;
}

/** Behind the last digit of a text; 0 where it has none. */
function digitsTo(text: string): number {
  let to = text.length;
  while (to > 0 && !isDigit(text.charCodeAt(to - 1))) to -= 1;
  return to;
}

/** In letter-spaced print the groups of a figure stand wider apart, though nearer than cells do. */
function loneGroup(line: Line, i: number, gap: number, lexicon: Lexicon): boolean {
  const word = line.words[i];
  if (!word || gap > settings.affixGap * word.size) return false;
  let at = i - 1;
  let edge = word.x0;
  for (let before = line.words[at]; before !== undefined; before = line.words[at]) {
    const beside = besideOf(before.text, lexicon);
    if (!beside) break;
    edge = before.x0;
    at -= 1;
    // A mark further left is another figure's.
    if (beside.marker) break;
  }
  const before = line.words[at];
  return !before || edge - before.x1 > 1.5 * gap;
}

const TORN = /^\d{1,2}$/;
const REST = /^(\d{1,2})(?:([.,'’])\d{3})*([.,])\d{2,3}(?!\d)/;

/** `R$ 1 11.000,00`: digits behind a currency or a sign that what stands a word space further goes on with. */
function isTorn(
  line: Line,
  i: number,
  { decimal, scale }: NumberFormat,
  lexicon: Lexicon,
  setting: Setting,
): boolean {
  const word = line.words[i];
  if (!word || word.text.length > 2 || !TORN.test(word.text)) return false;
  const [before, next] = [line.words[i - 1], line.words[i + 1]];
  if (!before || !next) return false;
  const [, head, group, mark] = REST.exec(next.text) ?? [];
  if (head === undefined || mark !== decimal || group === decimal || scale === 0) return false;
  const near =
    next.x0 - word.x1 <= setting.groupGap * word.size &&
    word.x0 - before.x1 <= settings.affixGap * word.size;
  return (
    near && word.text.length + head.length <= 3 && besideOf(before.text, lexicon) !== undefined
  );
}

/** Up to three digits, which a group of three may follow. */
function isHeadOfGroups(body: string): boolean {
  if (body.length > 3) return false;
  for (let i = 0; i < body.length; i += 1) if (!isDigit(body.charCodeAt(i))) return false;
  return true;
}

/** `0017`: a number that is no figure, where figures have decimals, has zeros before it. */
const PADDED = /^0[1-9]\d{1,2}$|^00[1-9]\d?$/;
const ZERO = 48;
const OF_KIND = /^\d{1,2}[A-Z]{0,2}$/;
/** `sep-2025`, behind the month's name. */
const YEAR = /^(?:19|20)\d\d$/;
/** `(1)`, behind a name. */
const FOOTNOTE = /^\(\d\)$/;
const isFootnote = (text: string): boolean => text.length === 3 && FOOTNOTE.test(text);
const IS_PARTED = /\d\D\d{3}$/;
const IS_GROUPED = /^\d{1,3}(?!\d)/;
/** A word space, wide ones too; in font sizes. */
const MARK_GAP = 0.65;
/** Share of the space on its other side at which a mark is this figure's. */
const NEARER = 0.3;
const SPACED_GROUP = /^\d{3}(?:[.,]\d{1,3})?(?!\d)/;

/**
 * Parses the amount whose first figure is in word `i`; the words before it, from `floor` on, may hold its
 * sign or currency.
 */
export function moneyAt(
  line: Line,
  i: number,
  format: NumberFormat,
  lexicon: Lexicon,
  floor = 0,
  setting: Setting = USUAL,
): Money | undefined {
  const word = line.words[i];
  const end = word ? digitsTo(word.text) : 0;
  if (!word || end === 0 || isFootnote(word.text)) return undefined;
  const begin = beginOf(word.text, digitsFrom(word.text), format.decimal);
  const before = affixOf(word.text.slice(0, begin), lexicon);
  if (!before) return undefined;
  let body = word.text.slice(begin, end);
  if (before.text !== '' && YEAR.test(body) && lexicon.monthOf(fold(before.text)) !== undefined)
    return undefined;
  let tail = word.text.slice(end);
  let to = i + 1;
  let last = word;
  const rest = isTorn(line, i, format, lexicon, setting) ? line.words[i + 1] : undefined;
  if (rest) {
    const restTo = digitsTo(rest.text);
    body += rest.text.slice(0, restTo);
    tail = rest.text.slice(restTo);
    last = rest;
    to += 1;
  }
  // `1 234,56`: further groups of three at a word space's distance.
  while (tail === '' && (to > i + 1 || isHeadOfGroups(body))) {
    const next = line.words[to];
    if (!next || !SPACED_GROUP.test(next.text)) break;
    const gap = next.x0 - last.x1;
    if (gap > setting.groupGap * word.size && !(to === i + 1 && loneGroup(line, i, gap, lexicon)))
      break;
    const nextTo = digitsTo(next.text);
    body += ` ${next.text.slice(0, nextTo)}`;
    tail = next.text.slice(nextTo);
    last = next;
    to += 1;
  }
  const after = affixOf(tail, lexicon);
  if (!after || isNoUnit(after) || (format.scale === 0 && isCounted(after, lexicon)))
    return undefined;
  // `デビット1`, `振込3IB`: the number of a kind of transaction.
  if (format.scale === 0 && OF_KIND.test(body + tail) && UNSPACED.test(before.text))
    return undefined;
  if (format.scale > 0 && body.charCodeAt(0) === ZERO && PADDED.test(body)) return undefined;
  const figure = figureIn(body, format);
  if (!figure) return undefined;
  const width = last.x1 - last.x0;
  const edge = tail === '' ? last.x1 : last.x1 - (width * tail.length) / last.text.length;
  // Most figures have neither a mark nor a currency in their word.
  const isBare = before.text === '' && after.text === '';
  const money: Money = {
    minor: figure.minor,
    sign: before.sign ?? after.sign,
    marker: isBare
      ? undefined
      : (lexicon.markerOf(fold(after.text)) ?? lexicon.markerOf(fold(before.text))),
    exact: format.scale === 0 ? IS_GROUPED.test(body) : figure.decimals === format.scale,
    alone: false,
    currency: undefined,
    odd: before.odd || after.odd,
    from: i,
    to,
    x0: word.x0,
    x1: last.x1,
    edge,
  };
  const joined = isBare
    ? undefined
    : (joinedIn(after.text, lexicon) ?? joinedIn(before.text, lexicon));
  if (joined) {
    money.currency = joined.currency;
    money.marker ??= joined.marker;
  } else if (isCurrency(before, lexicon)) money.currency = before.text;
  else if (isCurrency(after, lexicon)) money.currency = after.text;
  const opens = takeBefore(line, money, word.size, lexicon, floor, setting) || before.open;
  const closes = takeAfter(line, money, word.size, lexicon) || after.open;
  if (opens && closes) money.sign = '-';
  else if (opens || closes) money.odd = true;
  // `S81454212` is a number of its own, `₹81454` may be an amount.
  const { currency } = money;
  const priced = currency !== undefined && lexicon.isCurrency(currency);
  if (format.unpadded) money.exact ||= figure.decimals > 0 || priced || IS_PARTED.test(body);
  return money;
}

function take(money: Money, beside: Beside): void {
  money.sign ??= beside.sign;
  money.currency ??= beside.currency;
  money.marker ??= beside.marker;
}

/** Signs and currencies that stand as words of their own before the figure: `- R$ 250,75`, `(kr 12,00`. */
function takeBefore(
  line: Line,
  money: Money,
  size: number,
  lexicon: Lexicon,
  floor: number,
  { isFiller }: Setting,
): boolean {
  let open = false;
  while (money.from > floor) {
    const word = line.words[money.from - 1];
    if (!word || money.x0 - word.x1 > settings.affixGap * size) return open;
    const beside = besideOf(word.text, lexicon);
    if (!beside) return open;
    // A mark between two figures may be the other one's: at a word space, or much nearer, it is this one's.
    const before = line.words[money.from - 2];
    const near = money.x0 - word.x1 < NEARER * (word.x0 - (before?.x1 ?? -Infinity));
    const reach = floor > 0 && beside.marker && !near ? MARK_GAP : settings.affixGap;
    if (money.x0 - word.x1 > reach * size) return open;
    if (PURE_SIGN.test(word.text) && isFiller(word)) return open;
    open ||= beside.open;
    take(money, beside);
    money.from -= 1;
    money.x0 = word.x0;
  }
  return open;
}

/** A day is worth nothing: what stands before it is of the figure before. */
const DAY = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;

/** Whether the word after a figure belongs to the figure that follows: `59.38 GBP 2,057.10`. */
function nearerToNext(line: Line, money: Money): boolean {
  const [word, next] = [line.words[money.to], line.words[money.to + 1]];
  if (!word || !next || !hasDigit(next.text) || DAY.test(next.text)) return false;
  return next.x0 - word.x1 < word.x0 - money.x1 + 0.2;
}

/** Of the spaces around a dash that leads on, the second is hardly wider than the first; before a cell it is. */
const WIDER = 1.3;

/** `20,492,640 THU NO VAY`: what is no known currency, and goes on with a word as near as the figure is, begins a text. */
function beginsText({ words }: Line, at: number, x1: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !ONLY_LETTERS.test(word.text) || isKnownCurrency(word.text)) return false;
  return !hasDigit(next.text) && next.x0 - word.x1 <= WIDER * (word.x0 - x1);
}

const ONLY_LETTERS = /^[A-Z]{3}$/;

/** `35,201,188 QR - VNPAY`: what may be a currency, and a dash that leads on to more words, are of a text. */
function isText({ words }: Line, at: number): boolean {
  const [word, dash, next] = [words[at], words[at + 1], words[at + 2]];
  if (!word || !dash || !next || !isSign(dash) || isSign(word)) return false;
  return !hasDigit(next.text) && next.x0 - dash.x1 <= WIDER * (dash.x0 - word.x1);
}

/** … and after it: `1 000,00 -`, `12.00 CR`, `15,00 EUR`, `12,00 kr)`. */
function takeAfter(line: Line, money: Money, size: number, lexicon: Lexicon): boolean {
  let open = false;
  while (money.to < line.words.length) {
    const word = line.words[money.to];
    if (!word || word.x0 - money.x1 > settings.affixGap * size) return open;
    const beside = besideOf(word.text, lexicon);
    if (!beside) return open;
    if (nearerToNext(line, money)) return open;
    if (beside.currency && (isText(line, money.to) || beginsText(line, money.to, money.x1)))
      return open;
    if (PURE_SIGN.test(word.text) && money.sign) return open;
    open ||= beside.open;
    take(money, beside);
    money.to += 1;
    money.x1 = word.x1;
  }
  return open;
}
