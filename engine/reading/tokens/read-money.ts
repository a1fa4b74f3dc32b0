import type { Line } from '../../layout';
import type { Word } from '../../pdf';
import { fold, UNSPACED } from '../../text';
import type { Lexicon } from '../vocabulary';
import { type Affix, affixOf, isCounted, isCurrency, isNoUnit, joinedIn } from './affixes';
import { takeAfter, takeBefore } from './beside-figure';
import { digitsFrom, digitsTo, isHeadOfGroups, isTorn, loneGroup } from './figure-words';
import { figureIn } from './figures';
import type { Money } from './money';
import type { NumberFormat } from './number-format';
import { type Setting, USUAL } from './setting';

/** `.50`, `$.50`: a decimal mark may lead; behind a letter it ends a word. */
function beginOf(text: string, first: number, decimal: string | undefined): number {
  if (first === 0 || text[first - 1] !== decimal) return first;
  const before = text[first - 2];
  return before === undefined || !IS_LETTER.test(before) ? first - 1 : first;
}

const IS_LETTER = /\p{L}/u;

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
const SPACED_GROUP = /^\d{3}(?:[.,]\d{1,3})?(?!\d)/;

/** The words of a line from one on that spell a figure together, without what is joined to its first and last digit. */
type Spelt = { body: string; head: string; tail: string; last: Word; to: number };

/** `1 234,56`, `R$ 1 11.000,00`: a figure begins in word `i`, and further groups of it may be words of their own. */
function speltAt(
  line: Line,
  i: number,
  format: NumberFormat,
  lexicon: Lexicon,
  setting: Setting,
): Spelt | undefined {
  const word = line.words[i];
  const end = word ? digitsTo(word.text) : 0;
  if (!word || end === 0 || isFootnote(word.text)) return undefined;
  const begin = beginOf(word.text, digitsFrom(word.text), format.decimal);
  const spelt: Spelt = {
    body: word.text.slice(begin, end),
    head: word.text.slice(0, begin),
    tail: word.text.slice(end),
    last: word,
    to: i + 1,
  };
  const rest = isTorn(line, i, format, lexicon, setting) ? line.words[i + 1] : undefined;
  if (rest) goOnWith(spelt, rest, '');
  while (spelt.tail === '' && (spelt.to > i + 1 || isHeadOfGroups(spelt.body))) {
    const next = line.words[spelt.to];
    if (!next || !SPACED_GROUP.test(next.text)) break;
    const gap = next.x0 - spelt.last.x1;
    const isNear = gap <= setting.groupGap * word.size;
    if (!isNear && !(spelt.to === i + 1 && loneGroup(line, i, gap, lexicon))) break;
    goOnWith(spelt, next, ' ');
  }
  return spelt;
}

function goOnWith(spelt: Spelt, next: Word, space: string): void {
  const end = digitsTo(next.text);
  spelt.body += space + next.text.slice(0, end);
  spelt.tail = next.text.slice(end);
  spelt.last = next;
  spelt.to += 1;
}

/** What its digits and what is joined to them make something else than an amount. */
function isOther(
  { body, head, tail }: Spelt,
  after: Affix,
  { scale }: NumberFormat,
  lexicon: Lexicon,
): boolean {
  if (isNoUnit(after) || (scale === 0 && isCounted(after, lexicon))) return true;
  // `デビット1`, `振込3IB`: the number of a kind of transaction.
  if (scale === 0) return OF_KIND.test(body + tail) && UNSPACED.test(head);
  return body.charCodeAt(0) === ZERO && PADDED.test(body);
}

/** What stands in its word, before or behind its digits, says of the amount. */
function markJoined(money: Money, before: Affix, after: Affix, lexicon: Lexicon): void {
  const joined = joinedIn(after.text, lexicon) ?? joinedIn(before.text, lexicon);
  money.marker = lexicon.markerOf(fold(after.text)) ?? lexicon.markerOf(fold(before.text));
  if (joined) {
    money.currency = joined.currency;
    money.marker ??= joined.marker;
  } else if (isCurrency(before, lexicon)) money.currency = before.text;
  else if (isCurrency(after, lexicon)) money.currency = after.text;
}

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
  const spelt = speltAt(line, i, format, lexicon, setting);
  const before = spelt && affixOf(spelt.head, lexicon);
  if (!word || !spelt || !before) return undefined;
  const { body, tail, last, to } = spelt;
  if (before.text !== '' && YEAR.test(body) && lexicon.monthOf(fold(before.text)) !== undefined)
    return undefined;
  const after = affixOf(tail, lexicon);
  if (!after || isOther(spelt, after, format, lexicon)) return undefined;
  const figure = figureIn(body, format);
  if (!figure) return undefined;
  const width = last.x1 - last.x0;
  const money: Money = {
    minor: figure.minor,
    sign: before.sign ?? after.sign,
    marker: undefined,
    exact: format.scale === 0 ? IS_GROUPED.test(body) : figure.decimals === format.scale,
    alone: false,
    currency: undefined,
    odd: before.odd || after.odd,
    from: i,
    to,
    x0: word.x0,
    x1: last.x1,
    edge: tail === '' ? last.x1 : last.x1 - (width * tail.length) / last.text.length,
  };
  // Most figures have neither a mark nor a currency in their word.
  if (before.text !== '' || after.text !== '') markJoined(money, before, after, lexicon);
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
