import type { Places } from '../../lists';
import type { Lexicon, TokenLine } from '../../reading';
import { takeIban } from './account-number';
import { isCheckedNumber } from './checked-number';
import { ibanLength } from './iban-lengths';
import { NUMBER_SIGN } from './labels';

/** What is said of a number stands in few words. */
const MOST_WORDS = 16;
/** Digits of an account's number behind a number sign. */
const FEWEST_DIGITS = 8;

const EDGES = /^[:(【[]+|[),.;】\]]+$/g;
/** Groups of a card's number: four of digits or masks each, three or four in the last; American Express: 4, 6 and 5. */
const CARD =
  /^(?:[\dXx*•#]{4}[ -]){3}[\dXx*•#]{3,4}$|^[\dXx*•#]{4}[ -][\dXx*•#]{6}[ -][\dXx*•#]{5}$/;
/** One word, with the digits in the middle masked: `4315XXXXXXXX7003`. */
const MASKED_CARD = /^\d{0,6}[Xx*•#]{4,12}\d{3,5}$/;
/** What a longer number goes on with: an IBAN has more groups than a card. */
const GROUP = /^[\dXx*•#]+$|^[A-Z]{2}\d{2}$/;
const FIGURES = /^[\d./-]+$|^\d{1,3}[A-Z]$/;

const textsOf = ({ words }: TokenLine): string[] =>
  words.map(({ text }) => text.replace(EDGES, ''));

/** A card's number as it is printed in groups, or as one masked word. */
function cardIn(line: TokenLine): string | undefined {
  const texts = textsOf(line);
  for (let from = 0; from < texts.length; from += 1) {
    const first = texts[from] ?? '';
    if (!/[\dXx*•#]{4}/.test(first)) continue;
    if (CARD.test(first) || (MASKED_CARD.test(first) && first.length >= 12)) return first;
    for (const count of [4, 3]) {
      const groups = texts.slice(from, from + count);
      const alone = ![texts[from - 1], texts[from + count]].some((text) => GROUP.test(text ?? ''));
      if (groups.length === count && alone && CARD.test(groups.join(' '))) return groups.join(' ');
    }
  }
  return undefined;
}

/** `LIVRET A - n° 15135 00040 00411207719 08`: the figures behind a number sign. */
function accountIn(line: TokenLine): string | undefined {
  const at = line.words.findIndex(({ text }) => NUMBER_SIGN.test(text));
  if (at < 1) return undefined;
  const texts = textsOf(line);
  let to = at + 1;
  while (FIGURES.test(texts[to] ?? '')) to += 1;
  const number = texts.slice(at + 1, to).join(' ');
  return number.replace(/\D/g, '').length >= FEWEST_DIGITS ? number : undefined;
}

/** An IBAN, whole, by the length that its country's have. */
function ibanIn(line: TokenLine): string | undefined {
  const texts = textsOf(line);
  for (let from = 0; from < texts.length; from += 1) {
    const iban = takeIban(texts.slice(from));
    const digits = iban?.replaceAll(' ', '') ?? '';
    if (iban !== undefined && digits.length === ibanLength(digits)) return iban;
  }
  return undefined;
}

/** A number whose check digits say that it is an account's. */
const checkedIn = (line: TokenLine): string | undefined => textsOf(line).find(isCheckedNumber);

/** Words of a title, its number apart, at most. */
const LONGEST_TITLE = 8;
const BARE = /^\d[\d-]{5,}\d$/;
/** Its digits at least: in Japan accounts have seven. */
const FEWEST_TITLED = 7;
/** Between a name and its number. */
const JOINT = /^[-–—:#]$/;
/** `(continued)`, behind the number of a title that is printed again. */
const AGAIN = /^\(\p{L}+\)$/u;

/** `Business Value Checking  1340009925518`: a title that ends in an account's name and a number. */
function titledIn(line: TokenLine, { accounts }: Lexicon): string | undefined {
  const texts = line.words.map(({ text }) => text);
  const last = AGAIN.test(texts.at(-1) ?? '') ? texts.length - 2 : texts.length - 1;
  const number = texts[last] ?? '';
  const to = JOINT.test(texts[last - 1] ?? '') ? last - 1 : last;
  if (to < 1 || to > LONGEST_TITLE || !BARE.test(number)) return undefined;
  if (number.replace(/\D/g, '').length < FEWEST_TITLED) return undefined;
  const names = accounts.all(line.speech.folded.slice(0, to));
  return names.some((name) => name.to === to) ? number : undefined;
}

/**
 * The first number outside the rows that says by its form that it is a card's, or by its check digits, by a number sign or an
 * account's name in a title that it is an account's: for statements that give it no label.
 */
export function unlabelledNumber(
  lines: readonly TokenLine[],
  rows: Places,
  kind: 'bank' | 'card',
  lexicon: Lexicon,
): string | undefined {
  const others = lines.filter(({ words, index }) => words.length <= MOST_WORDS && !rows.has(index));
  const first = (
    numberIn: (line: TokenLine) => string | undefined,
    among = others,
  ): string | undefined => {
    for (const line of among) {
      const number = numberIn(line);
      if (number !== undefined) return number;
    }
    return undefined;
  };
  if (kind === 'card') return first(cardIn);
  // A number sign may be anybody's, such as the customer's.
  const labelled = first((line) => titledIn(line, lexicon)) ?? first(checkedIn) ?? first(accountIn);
  if (labelled !== undefined) return labelled;
  // Above the rows it is the account's own, or that of the card which the account is of.
  const top = lines.findIndex(({ index }) => rows.has(index));
  const above = others.filter(({ index }) => index < (lines[top]?.index ?? 0));
  return first(ibanIn, above) ?? first(cardIn, above);
}
