import { cellsOf } from '../../layout';
import type { Word } from '../../pdf';
import { fold, isFiller } from '../../text';
import type { TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import type { Holder, HolderLine } from './holder-headings';
import { isName, isPerson } from './holder-names';

/** A group of a card's number as statements print it: digits, masked or not. */
export const GROUP = /^[\dXx*•·.-]{3,19}$/;
const SIGNS = /[\dXx*•]{3}/;
const MASKED = /[Xx*•·]{2}/;
/** Digits and masks of a card's number: 12 to 19, fewer where only the last ones are printed. */
export const LEAST = 12;
export const MOST = 19;
/** Of masks and the last digits, where no label is printed. */
const LEAST_MASKED = 6;
/** Words of a heading, at most. */
export const MAX_WORDS = 12;
/** `4410`, `1-44103`, `*441`: the last ones, three to six. */
export const LAST_DIGITS = /^(?:\d-)?\d{4,5}$|^[*xX•]{1,4}\d{3,5}$/;
/** Between a label's colon and what it names. */
const BEHIND_LABEL = /(?<=\p{L}:)(?=[\dXx*•])/u;
/** `Card 5355 22XX XXXX 1904, Jane Doe`: what parts a number from a name. */
const BEHIND_NUMBER = /(?<=^[\dXx*•·.-]{3,19}),$/;
/** Around the whole of a heading: `【…】`. */
const BRACKETS = /^[【〔［[]|[】〕］\]]$/gu;

const DASH = /^[-–—]$/;

/** A figure with its label: `Monthly limit 5,000`. */
const ENDS_IN_FIGURE = /\d$/;

/**
 * `MONA MARSH 5569 51XX XXXX 1207          Monthly limit 5,000`: without what is set apart behind the number, or is a
 * label with its figure.
 */
export function upToNumber({ words }: TokenLine): TokenLine['words'] | undefined {
  if (!words.some(isMaskedWord)) return undefined;
  const cells = cellsOf(words);
  const at = cells.findLastIndex((cell) => cell.words.some(isMaskedWord));
  const begun = cells.slice(0, at + 1).flatMap((cell) => cell.words);
  const own = at === cells.length - 1 ? withoutFigure(begun) : begun;
  return !own || own.length > MAX_WORDS ? undefined : own;
}

/** Words up to a number, where more words and a figure stand behind it. */
function withoutFigure(words: TokenLine['words']): TokenLine['words'] | undefined {
  let to = words.findLastIndex(isMaskedWord) + 1;
  while (GROUP.test(words[to]?.text ?? '')) to += 1;
  const behind = words.slice(to);
  const isLabelled = behind.length > 1 && behind.slice(0, -1).every(({ text }) => isName(text));
  return isLabelled && ENDS_IN_FIGURE.test(behind.at(-1)?.text ?? '')
    ? words.slice(0, to)
    : undefined;
}

const isMaskedWord = ({ text }: Word): boolean => MASKED.test(text);

/** Whether a word may hold a group of a card's number: most lines of text have none. */
const mayHoldGroup = ({ text }: Word): boolean => SIGNS.test(text);

/** A card's number, masked or behind its label, with a name beside it; a mark (`CR`) is of the row above. */
export function byNumber(
  line: TokenLine,
  words: TokenLine['words'],
  above: TokenLine | undefined,
  lexicon: Lexicon,
): HolderLine | undefined {
  if (!words.some(mayHoldGroup)) return undefined;
  // `Card number:XXXX`: set without a space.
  const texts = words
    .flatMap(({ text }) => {
      const own = text.replace(BRACKETS, '').replace(BEHIND_NUMBER, '');
      return own.includes(':') ? own.split(BEHIND_LABEL) : own;
    })
    .filter((text, i, all) => (!isFiller(text) || isOfNumber(all, i)) && text !== '@');
  const from = texts.findIndex((text) => isGroup(text) || LAST_DIGITS.test(bare(text)));
  if (from < 0) return undefined;
  let to = from + 1;
  while (isGroup(texts[from] ?? '') && (GROUP.test(texts[to] ?? '') || isInner(texts, to))) to += 1;
  const groups = texts.slice(from, to);
  const signs = groups.join('').replace(/[^\dXx*•·]/g, '').length;
  // `D K Marsh` has a letter that is a mark elsewhere.
  if (to < texts.length && lexicon.markerOf(fold(texts.at(-1) ?? ''))) return undefined;
  const rest = texts.filter((_, i) => i < from || i >= to);
  const isMasked = groups.some((group) => MASKED.test(group));
  const folded = foldLabels(rest);
  const at = folded.findIndex((_, i) => labelIn(folded, i, lexicon, isMasked));
  const label = labelIn(folded, at, lexicon, isMasked);
  const isWhole = signs >= LEAST && signs <= MOST;
  const beside = rest.filter((_, i) => !label || i < at || i >= label.to);
  if (isWhole && isMasked) {
    if (!beside.every(isName) || (beside.length === 0 && !label)) return undefined;
    const called = outsideProduct(outsideBrackets(beside), lexicon).join(' ').replace(/:$/, '');
    return lineFor(line, { name: namedAbove(above, lexicon) ?? called, number: groups.join(' ') });
  }
  // `Mona Marsh  •••• 4417`: nothing else, and above rows of its own.
  if (!label && isMasked && signs >= LEAST_MASKED && to === texts.length && isPerson(rest, lexicon))
    return lineFor(line, { name: rest.join(' '), number: groups.join(' ') }, true);
  // `Transactions of card XXXX4417`: no name at all.
  if (isMasked && signs >= LEAST_MASKED && to === texts.length && leadsToCard(folded, lexicon))
    return lineFor(line, { name: '', number: groups.join(' ') });
  // `MONA MARSH - CARD 5528`: the word is no label, but for the dash before it.
  const person = outsideProduct(rest, lexicon);
  const isApart = person.length < rest.length && words.some(({ text }) => DASH.test(text));
  if (!label && isApart && to === texts.length && isPerson(person, lexicon))
    return lineFor(line, { name: person.join(' '), number: groups.join(' ') }, true);
  if (!label || label.to !== from || (!isWhole && !LAST_DIGITS.test(bare(groups.join('')))))
    return undefined;
  // What stands behind may be the name of a column: `Card ending 4410          Amount`.
  const own = withoutLabel(rest.slice(0, at), lexicon);
  const name = own.length > 0 ? own : (above?.words.map(({ text }) => text) ?? []);
  if (!isPerson(name, lexicon)) return undefined;
  return lineFor(line, { name: name.join(' '), number: groups.map(bare).join(' ') }, true);
}

/** `4537 XXX XXX 61 234`: two digits of a number between a mask and the last ones. */
const isInner = (texts: readonly string[], i: number): boolean =>
  TWO_DIGITS.test(texts[i] ?? '') &&
  MASKED.test(texts[i - 1] ?? '') &&
  LAST_GROUP.test(texts[i + 1] ?? '');

const TWO_DIGITS = /^\d{2}$/;
const LAST_GROUP = /^\d{3,4}$/;

/** Words that lead to whose the rows below are, and then to nothing but a card. */
function leadsToCard(folded: readonly string[], { cardholders, products }: Lexicon): boolean {
  const lead = cardholders.at(folded, 0);
  const isLead = lead?.tag === 'cards' || lead?.tag === 'transactions';
  if (!isLead || lead.to === folded.length) return false;
  return folded.every((_, i) => i < lead.to || products.at(folded, i) !== undefined);
}

/** `5565 41** **** 1184`: nothing but masks, between groups with digits. */
const isOfNumber = (texts: readonly string[], i: number): boolean =>
  [texts[i - 1], texts[i], texts[i + 1]].every((text) => text !== undefined && isGroup(text));

/** `MONA MARSH (cartão online)`: without a remark. */
function outsideBrackets(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => /^[(（]/u.test(word));
  return from > 0 ? words.slice(0, from) : words;
}

/** `MONA MARSH Card`: without the word that leads from a name to its number. */
function outsideProduct(words: readonly string[], { products }: Lexicon): readonly string[] {
  const last = products.at([fold(words.at(-1) ?? '')], 0);
  return last && words.length > 2 ? words.slice(0, -1) : words;
}

export const lineFor = (line: TokenLine, holder: Holder, isShort = false): HolderLine => ({
  line,
  holder,
  section: undefined,
  isSum: false,
  isShort,
});

const isGroup = (text: string): boolean => GROUP.test(text) && SIGNS.test(text);

/** Without the bracket around what it says of a card, or a colon. */
const bare = (text: string): string => text.replace(/[):,.]+$/, '');

/** `Cardholder  Mona Marsh`: without the label of a name. */
function withoutLabel(words: readonly string[], lexicon: Lexicon): readonly string[] {
  const label = lexicon.facts.at(words.map(fold), 0);
  return label?.tag === 'holder' ? words.slice(label.to) : words;
}

/** Between the company and who holds the card for it: `Cardholder  Oxbow Books Ltd / Mona Marsh`. */
const STROKE = '/';

/** The name that a label leads to in the line above a number: beside that stands what the card is called. */
function namedAbove(above: TokenLine | undefined, lexicon: Lexicon): string | undefined {
  if (!above || above.dates.length > 0 || above.money.some(({ exact }) => exact)) return undefined;
  const texts = above.words.map(({ text }) => text);
  const own = withoutLabel(texts, lexicon);
  const name = own.slice(own.lastIndexOf(STROKE) + 1);
  return own.length < texts.length && isPerson(name, lexicon) ? name.join(' ') : undefined;
}

/** Words as labels are compared; a bracket may open one. */
const foldLabels = (texts: readonly string[]): string[] =>
  texts.map((text) => fold(text.startsWith('(') ? text.slice(1) : text));

/** What calls a number a card's, at a place of some words; a masked one is a card's, if it is called an account's. */
export const labelAt = (
  texts: readonly string[],
  at: number,
  lexicon: Lexicon,
  isMasked: boolean,
): { to: number } | undefined => labelIn(foldLabels(texts), at, lexicon, isMasked);

function labelIn(
  folded: readonly string[],
  at: number,
  lexicon: Lexicon,
  isMasked: boolean,
): { to: number } | undefined {
  const match = lexicon.facts.at(folded, at);
  if (match?.tag === 'cardNumber' || (isMasked && match?.tag === 'accountNumber')) return match;
  const ending = lexicon.cardholders.at(folded, at);
  return ending?.tag === 'ending' ? ending : undefined;
}
