import { CARD_WORDS } from '../../languages';
import { textOf } from '../../layout';
import type { Lexicon, TokenLine } from '../../reading';

/** Words of a line that may name something, and of one that is a sentence. */
export const SHORT_LINE = 12;
export const LONG_LINE = 30;

const BRANDS =
  /\b(?:visa|mastercard|amex|american express|elo|hipercard|diners|maestro|jcb|unionpay)\b/i;
const DEBIT = /d[eé]b[ei]t/i;
/** Beside a card's brand, in most languages: it spends what was paid in. */
const PREPAID =
  /pre-?paid|pr[ée]-?pa(?:y[ée]|g)|vorausbezahlt|guthabenkarte|przedpłac|předplac|ön ödemeli|предоплач|预付|預付|プリペイド|선불/i;

/** Whether words name a network of cards: `Visa Debit`. */
export const namesBrand = (text: string): boolean => BRANDS.test(text);

/** `Visa Gold` is a credit card; `Visa Debit` is the card of a bank's account, and so is a prepaid one. */
export const namesCredit = (text: string): boolean =>
  BRANDS.test(text) && !DEBIT.test(text) && !PREPAID.test(text);

const HAS_MASK = /[Xx*•]{2}/;
/** `4111 11XX XXXX 1111`, `XXXX.XXXX.XXXX.1111`, `XXXX-XXXXXX-51006`. */
export const MASKED =
  /(?<![\dXx*•])(?=[\d .-]*[Xx*•]{2})(?:(?:[\dXx*•]{4}[ .-]?){3}\d{4}|[\dXx*•]{4}[ -]?[\dXx*•]{6}[ -]?\d{5})(?!\d)/;

/** … with the digits of its issuer: `4564-8070-XXXX-2219`. */
export const BEGUN = /(?<!\d)[3-6]\d{3}[ .-](?=[\d .-]*[Xx*•])(?:[\dXx*•]{4}[ .-]){2}\d{4}(?!\d)/;

/** What a line beside no figure says of a card: whose brand it bears, and its masked number. */
export function cardIn(line: TokenLine): { brand: boolean; number: boolean } {
  const { words, dates, money } = line;
  // Most lines are rows.
  for (const { exact } of money) if (exact) return NO_CARD;
  if (words.length > LONG_LINE) return NO_CARD;
  const text = textOf(line);
  return {
    brand: words.length <= SHORT_LINE && dates.length === 0 && namesCredit(text),
    number: HAS_MASK.test(text) && MASKED.test(text),
  };
}

const NO_CARD = { brand: false, number: false };

/** What every way to print a card's number shows of it: its last four digits. */
export const endOf = (number: string): string => number.replace(/\D/g, '').slice(-4);

/** `1039 9840 2217`: too short for a whole card's number, and too long for the end of one; an account's. */
const ENDING = 5;
const WHOLE = 13;

export function mayBeCards(number: string): boolean {
  const digits = number.replace(/\D/g, '').length;
  return HAS_MASK.test(number) || digits <= ENDING || digits >= WHOLE;
}

/** Words of a card's name. */
const LONGEST_NAME = 6;

/** `Carta Classic N. 5255 **** **** 4410  Titolare FONTANA ELISA`: the card by its name and its whole masked number. */
export const headsCard = (line: TokenLine): boolean =>
  line.dates.length === 0 &&
  line.money.every(({ exact }) => !exact) &&
  line.words.length <= SHORT_LINE &&
  CARD_WORDS.has(line.speech.folded[0] ?? '') &&
  BEGUN.test(textOf(line)) &&
  !DEBIT.test(textOf(line)) &&
  !PREPAID.test(textOf(line));

/** `••••`, `**1234`: what hides a number. */
const MASK = /^[•*·Xx.-]{2,}\d{0,4}$/;
const LAST_DIGITS = /^\d{4}$/;

/** How many words are left before the masked number that ends them: `Credit Card  •••• 1234`. */
function withoutNumber(words: TokenLine['words']): number {
  let at = words.length;
  if (LAST_DIGITS.test(words[at - 1]?.text ?? '')) at -= 1;
  const from = at;
  while (MASK.test(words[at - 1]?.text ?? '')) at -= 1;
  return at < from ? at : words.length;
}

/** `Premier Credit Card`, and nothing else but its masked number. */
export function namesCard({ words, money, dates, speech }: TokenLine, { cards }: Lexicon): boolean {
  const until = withoutNumber(words);
  const isFigured = [...money, ...dates].some(({ from }) => from < until);
  if (until > LONGEST_NAME || isFigured) return false;
  return cards.all(speech.folded.slice(0, until)).some(({ to }) => to === until);
}
