import type { Lexicon } from '../../reading';
import { foldPhrase } from '../../text';
import { JOINTS } from './joints';
import { NUMBER_SIGN } from './labels';

/** Words as printed, and folded, each with the place of the word it is of. */
export type PrintedWords = {
  texts: readonly string[];
  folded: readonly string[];
  places: readonly number[];
};

/** An account's number, or a part of one that is set apart: of so many digits that it is no day, no year, no count. */
const NUMBER = /^[\dA-Z]*\d{4,}[\d./-]*$|^(?:\d[./-]?){5,}$|^[A-Z]{2}\d{2}$|^[*•Xx]{2,}/;
/** What names a number right behind a product's name. */
const NAME_OF_NUMBER = /^(?:iban|clabe|cbu|:)$/i;
/** What parts a product's name from what else a line says. */
const RULE = /^[–—/|-]$/;

export function printedWords(texts: readonly string[]): PrintedWords {
  const pieces = texts.map((text) => foldPhrase(text));
  return {
    texts,
    folded: pieces.flat(),
    places: pieces.flatMap((words, at) => words.map(() => at)),
  };
}

/** The words of `from` up to `to`, counted folded. */
const within = ({ texts, folded, places }: PrintedWords, from: number, to: number): PrintedWords =>
  to >= folded.length && from === 0
    ? { texts, folded, places }
    : printedWords(texts.slice(places[from], to < folded.length ? places[to] : undefined));

/** `013` behind `n°`, `7` before `7120 4416`, `00` behind it. */
const isNumber = (texts: readonly string[], at: number): boolean =>
  NUMBER.test(texts[at] ?? '') ||
  (/^\d/.test(texts[at] ?? '') &&
    (NUMBER_SIGN.test(texts[at - 1] ?? '') ||
      NUMBER.test(texts[at - 1] ?? '') ||
      NUMBER.test(texts[at + 1] ?? '')));

/** `Business account Account number 27112`: where what calls the number begins, behind a name; the end where nothing does. */
function labelFrom(own: readonly string[], { facts, accounts, accountEnds }: Lexicon): number {
  const { folded, places } = printedWords(own);
  const at = folded.findIndex((word, i) => {
    const label = i > 0 ? facts.at(folded, i) : undefined;
    if (label?.tag !== 'accountNumber' || label.to < folded.length) return false;
    const isName =
      accounts.at([word], 0) !== undefined || accountEnds.some((end) => word.endsWith(end));
    return label.to - label.from > 1 || !isName;
  });
  return places[at] ?? own.length;
}

/**
 * The parts of a cell that may be a product's name: `Current Account : 62784419031`, `Conto corrente n. 10/004417`,
 * `Rachunek: eKonto`, `Konto 9821 Lønkonto`, `Hesap Özeti / Vadesiz Hesap`.
 */
export function partsOf(texts: readonly string[], lexicon: Lexicon): (readonly string[])[] {
  const parts: string[][] = [[]];
  texts.forEach((text, at) => {
    const own = parts.at(-1) ?? [];
    if (isNumber(texts, at)) {
      while (own.length > 0 && isOfNumber(own.at(-1) ?? '', lexicon)) own.pop();
      own.length = labelFrom(own, lexicon);
      parts.push([]);
    } else if (RULE.test(text)) parts.push([]);
    // A bullet.
    else if (own.length === 0 && !/[\p{L}\p{N}]/u.test(text)) return;
    else {
      own.push(text);
      // `Rachunek:`, and whatever else is named.
      if (text.length > 1 && text.endsWith(':')) parts.push([]);
    }
  });
  return parts.filter((part) => part.length > 0);
}

const isOfNumber = (text: string, lexicon: Lexicon): boolean =>
  NUMBER_SIGN.test(text) || NAME_OF_NUMBER.test(text) || lexicon.isCurrency(text);

/** A title without what it says of the paper: `Extrato de`, `Your … statement`. */
export function withoutDocument(words: PrintedWords, lexicon: Lexicon): PrintedWords {
  const { folded } = words;
  const { length } = folded;
  const titles = lexicon.documents
    .all(folded)
    .filter(({ tag }) => tag === 'bankStatement' || tag === 'cardStatement');
  const [first] = titles;
  if (!first) return words;
  const accounts = [...lexicon.accounts.all(folded), ...lexicon.cards.all(folded)];
  const named = accounts.find(
    ({ from, to }) => to - from > 1 || lexicon.facts.at(folded, from) === undefined,
  );
  // `Extrato de Conta Corrente PJ`
  if (first.from === 0 && named && named.from > 0) return within(words, named.from, length);
  // `Checking Account Statement`
  if (first.from === 0 && named) return within(words, 0, named.to);
  // `Your Platinum Mastercard statement`, of which `Mastercard statement` is one, too.
  const last = folded.findLastIndex((_, at) => lexicon.documents.at(folded, at)?.to === length);
  const from = JOINTS.has(folded[0] ?? '') ? 1 : 0;
  return last > from ? within(words, from, last) : words;
}
