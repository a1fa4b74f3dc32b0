import { firstOf, type Places } from '../../lists';
import type { Lexicon, TokenLine } from '../../reading';
import { takeIban } from './account-number';
import { isCheckedNumber } from './checked-number';
import { ibanLength } from './iban-lengths';
import { NUMBER_SIGN } from './labels';
import { maskedAt } from './masked-number';
import { titledNumber } from './titled-number';

/** What is said of a number stands in few words. */
const MOST_WORDS = 16;
/** Digits of an account's number behind a number sign. */
const FEWEST_DIGITS = 8;

const EDGES = /^[:(【[]+|[),.;】\]]+$/g;
/** Groups of a card's number: four of digits or masks each, three or four in the last; American Express: 4, 6 and 5. */
const CARD =
  /^(?:[\dXx*•#]{4}[ .-]){3}[\dXx*•#]{3,4}$|^[\dXx*•#]{4}[ .-][\dXx*•#]{6}[ .-][\dXx*•#]{5}$/;
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
    const word = texts[from] ?? '';
    if (!/[\dXx*•#]{4}/.test(word)) continue;
    if (CARD.test(word) || (MASKED_CARD.test(word) && word.length >= 12)) return word;
    for (const count of [4, 3]) {
      const groups = texts.slice(from, from + count);
      const alone = ![texts[from - 1], texts[from + count]].some((text) => GROUP.test(text ?? ''));
      if (groups.length === count && alone && CARD.test(groups.join(' '))) return groups.join(' ');
    }
  }
  return undefined;
}

/** The last digits of a card's number, behind masks: `Tarjeta Oro **** 6641`. */
function maskedIn(line: TokenLine): string | undefined {
  const texts = textsOf(line);
  return firstOf(texts.keys(), (at) => maskedAt(texts, at));
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

/** Two digits and six groups of four: a Polish account's, an IBAN without its country. */
const POLISH = /^\d{2}(?: \d{4}){6}$/;

function polishIn(line: TokenLine): string | undefined {
  const texts = textsOf(line);
  return texts.map((_, at) => texts.slice(at, at + 7).join(' ')).find((text) => POLISH.test(text));
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

/** What is known of the account; `isOneOfSeveral` accounts of the document. */
type About = { kind: 'bank' | 'card'; lexicon: Lexicon; isOneOfSeveral: boolean };

/**
 * The first number outside the rows that says by its form that it is a card's, or by its check digits, by a number sign or an
 * account's name in a title that it is an account's: for statements that give it no label.
 */
export function unlabelledNumber(
  lines: readonly TokenLine[],
  rows: Places,
  { kind, lexicon, isOneOfSeveral }: About,
): string | undefined {
  const others = lines.filter(({ words, index }) => words.length <= MOST_WORDS && !rows.has(index));
  if (kind === 'card') return firstOf(others, cardIn) ?? firstOf(others, maskedIn);
  const top = lines.find(({ index }) => rows.has(index))?.index ?? 0;
  const above = others.filter(({ index }) => index < top);
  return (
    titledNumber(others, above, lexicon, isOneOfSeveral) ??
    firstOf(others, checkedIn) ??
    // A number sign may be anybody's, such as the customer's.
    firstOf(others, accountIn) ??
    // Above the rows it is the account's own, or that of the card which the account is of.
    firstOf(above, ibanIn) ??
    firstOf(above, polishIn) ??
    firstOf(above, cardIn)
  );
}
