import type { Line } from '../../layout';
import { settings } from '../../settings';
import { hasDigit, isKnownCurrency } from '../../text';
import type { Lexicon } from '../vocabulary';
import { type Beside, besideOf, isSign, PURE_SIGN } from './affixes';
import type { Money } from './money';
import type { Setting } from './setting';

/** A word space, wide ones too; in font sizes. */
const MARK_GAP = 0.65;
/** Share of the space on its other side at which a mark is this figure's. */
const NEARER = 0.3;
function take(money: Money, beside: Beside): void {
  money.sign ??= beside.sign;
  money.currency ??= beside.currency;
  money.marker ??= beside.marker;
}

/** Signs and currencies that stand as words of their own before the figure: `- R$ 250,75`, `(kr 12,00`. */
export function takeBefore(
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
export function takeAfter(line: Line, money: Money, size: number, lexicon: Lexicon): boolean {
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
