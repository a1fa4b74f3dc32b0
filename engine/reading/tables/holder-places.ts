import { cellsOf } from '../../layout';
import { fold } from '../../text';
import type { TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import type { HolderLine } from './holder-headings';
import { isName, isPerson } from './holder-names';
import { GROUP, labelAt, LAST_DIGITS, LEAST, lineFor, MAX_WORDS, MOST } from './holder-numbers';

const NO_SIGN = /[^\dXx*•·]/g;

/** Whether words are a card's whole number, with its masks. */
const isWhole = (number: string): boolean => {
  const signs = number.replace(NO_SIGN, '').length;
  return signs >= LEAST && signs <= MOST;
};

const DASH = /^[-–—]$/;

/**
 * `Gold Card 5425 5033 0242 2489 - MONA MARSH`, `Carbon ending 4417 - MONA MARSH          Subtotal 412.50`: a name behind a
 * dash, and before it a card's whole number, or its last digits behind their label.
 */
export function byDash(line: TokenLine, lexicon: Lexicon): HolderLine | undefined {
  if (!line.words.some(({ text }) => DASH.test(text))) return undefined;
  const [cell] = cellsOf(line.words);
  const texts = cell?.words.map(({ text }) => text) ?? [];
  const dash = texts.findLastIndex((text) => DASH.test(text));
  const name = texts.slice(dash + 1);
  if (dash < 1 || texts.length > MAX_WORDS || !isPerson(name, lexicon)) return undefined;
  let from = dash;
  while (from > 0 && GROUP.test(texts[from - 1] ?? '')) from -= 1;
  const number = texts.slice(from, dash).join(' ');
  const isCalled = LAST_DIGITS.test(number) && isLabelled(texts, from, lexicon);
  if (!isWhole(number) && !isCalled) return undefined;
  return lineFor(line, { name: name.join(' '), number }, true);
}

/**
 * `4246-0447-0112-9914     $0.00     $378.81`, and above it `TOMASZ MARSH     CREDITS     PURCHASES`: a card's whole
 * number below a name, beside what its rows come to.
 */
export function byStack(
  line: TokenLine,
  above: TokenLine | undefined,
  lexicon: Lexicon,
): HolderLine | undefined {
  if (!GROUP.test(line.words[0]?.text ?? '')) return undefined;
  const [cell, ...sums] = cellsOf(line.words);
  const [over] = above ? cellsOf(above.words) : [];
  const groups = cell?.words.map(({ text }) => text) ?? [];
  const figures = line.money.filter(({ exact }) => exact);
  if (!over || sums.length === 0 || figures.length < sums.length) return undefined;
  const number = groups.join(' ');
  const name = over.words.map(({ text }) => text);
  if (!groups.every((text) => GROUP.test(text)) || !isWhole(number)) return undefined;
  return isPerson(name, lexicon)
    ? lineFor(line, { name: name.join(' '), number }, true)
    : undefined;
}

/** `****`: what hides the first digits of a number. */
const MASK = /^[*xX•·]{2,}$/;

/**
 * `Card ending 4410 MONA MARSH          Additional`, `Card number **** 4410 MONA MARSH`: a name close behind the last digits of
 * a card, which their label leads to; a column's would stand apart.
 */
export function byNumberBefore(line: TokenLine, lexicon: Lexicon): HolderLine | undefined {
  if (line.money.some(({ exact }) => exact)) return undefined;
  if (!line.words.some(({ text }) => LAST_DIGITS.test(text))) return undefined;
  const [cell] = cellsOf(line.words);
  const texts = cell?.words.map(({ text }) => text) ?? [];
  const at = texts.findIndex((text) => LAST_DIGITS.test(text));
  const name = texts.slice(at + 1);
  if (at < 0 || texts.length > MAX_WORDS || !isPerson(name, lexicon)) return undefined;
  let from = at;
  while (MASK.test(texts[from - 1] ?? '')) from -= 1;
  const number = texts.slice(from, at + 1).join(' ');
  // Nothing but the label stands before it.
  const isLed = labelAt(texts, 0, lexicon, false) !== undefined && isLabelled(texts, from, lexicon);
  return isLed ? lineFor(line, { name: name.join(' '), number }, true) : undefined;
}

/** `松岡 直人 様`: a name may be of one word, or of one and what parts it from its given name. */
const MOST_OF_NAME = 4;

/** Without its figure, what stands beside a name is a number's end (`****-4489`), or a title. */
const HAS_DIGIT = /\d/;

/**
 * `＜家族カードご利用分＞  松岡 由美子 様  ****-4489`: a name that a word of courtesy ends, in a line of nothing else but a
 * section's title and a card's number.
 */
export function byHonorific(line: TokenLine, lexicon: Lexicon): HolderLine | undefined {
  const { words, speech, money } = line;
  if (words.length > MAX_WORDS || money.some(({ exact }) => exact)) return undefined;
  const texts = words.map(({ text }) => text);
  const at = speech.folded.findIndex((word) => lexicon.cardholders.tagOf(word) === 'honorific');
  if (at < 1) return undefined;
  let from = at;
  while (from > 0 && at - from < MOST_OF_NAME && isOfName(texts[from - 1] ?? '', lexicon))
    from -= 1;
  const behind = texts.slice(at + 1);
  const number = behind.filter((text) => GROUP.test(text)).join(' ');
  const title = texts.slice(0, from);
  if (from === at || behind.some((text) => !GROUP.test(text))) return undefined;
  if (title.some((text) => HAS_DIGIT.test(text))) return undefined;
  return lineFor(line, { name: texts.slice(from, at).join(' '), number }, true);
}

/** A word of a name, which says nothing of a card or a section. */
const isOfName = (text: string, { facts, sections, documents, totals }: Lexicon): boolean =>
  isName(text) &&
  [facts, sections, documents, totals].every(
    (phrases) => phrases.at([fold(text)], 0) === undefined,
  );

/** What stands right before a place calls what stands there a card's number. */
const isLabelled = (texts: readonly string[], at: number, lexicon: Lexicon): boolean =>
  texts.slice(0, at).some((_, i) => labelAt(texts, i, lexicon, false)?.to === at);
