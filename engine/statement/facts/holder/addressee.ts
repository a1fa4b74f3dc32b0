import { type Lexicon } from '../../../reading';
import { fold, foldPhrase } from '../../../text';
import { namesIssuer } from '../issuer';
import { hasPostcode, isAddress, isNumbered, isStreet, UNSPACED } from './addresses';
import { isAddressed, isBank, isName, isSalutation } from './names';
import { BRANCH, HONORIFIC, PRODUCT } from './words';

/** A name and the lines of its address, as printed; how much speaks for it. */
export type Addressee = { lines: string[]; score: number };

const MOST_LINES = 8;

/** What the document calls itself, `Account statement`. */
function isTitle(text: string, { documents }: Lexicon): boolean {
  const words = foldPhrase(text);
  return documents.all(words).some(({ from, to }) => to - from >= words.length / 2);
}

/** `March 2026`: no street and its number. */
const MONTH = /^(\p{L}+)\.? (?:19|20)\d{2}$/u;

function isMonth(text: string, lexicon: Lexicon): boolean {
  const [, name] = MONTH.exec(text) ?? [];
  return name !== undefined && lexicon.monthOf(fold(name)) !== undefined;
}

/**
 * The lines of a stack that may be an addressee's: what stands beneath a bank's name is the bank's address, up to the
 * document's title or a salutation.
 */
function ofAddressee(texts: readonly string[], lexicon: Lexicon): (at: number) => boolean {
  const bank = texts.findIndex((text) => !/\d/.test(text) && isBank(text));
  if (bank < 0) return () => true;
  const resume = texts.findIndex(
    (text, i) =>
      i > bank && (isAddressed(text) || (i - 1 > bank && isTitle(texts[i - 1] ?? '', lexicon))),
  );
  return (at) => at < bank || (resume > bank && at >= resume);
}

/** A name that says of itself that it is an addressee's, below its address: `〒261-0003`, …, `高橋 美和子 様`. */
function belowAddress(texts: readonly string[]): Addressee | undefined {
  const at = texts.findIndex((text) => HONORIFIC.test(text) && !/\d/.test(text));
  const name = texts[at]?.replace(HONORIFIC, '').replace(/^.*[:：]\s*/u, '');
  if (name === undefined || name === '') return undefined;
  const above = texts.slice(0, at);
  const from = above.findLastIndex((text) => text.startsWith('〒'));
  const address = from < 0 ? [] : above.slice(from);
  return { lines: [name, ...address], score: address.length > 0 ? 6 : 1 };
}

/** From a name on, the lines that can be of its address; how much speaks for it. */
export function addresseeIn(texts: readonly string[], lexicon: Lexicon): Addressee {
  const below = belowAddress(texts);
  if (below) return below;
  let best: Addressee = { lines: [], score: 0 };
  const mayBe = ofAddressee(texts, lexicon);
  texts.forEach((text, i) => {
    // What stands right beneath a branch's name is its street.
    if (BRANCH.test(text) || (isStreet(text) && BRANCH.test(texts[i - 1] ?? ''))) return;
    if (!mayBe(i) || !isName(text, lexicon)) return;
    const under = texts.slice(i + 1, i + MOST_LINES);
    const rest = under.filter((line) => !isNumbered(line));
    const stop = rest.findIndex(
      (line) =>
        !isAddress(line) ||
        namesIssuer(line) ||
        saysFact(line, lexicon) ||
        isTitle(line, lexicon) ||
        isMonth(line, lexicon),
    );
    const address = stop < 0 ? rest : rest.slice(0, stop);
    const code = address.findLastIndex(hasPostcode);
    const street = address.findIndex(isStreet);
    // One line with a figure may be anything, where an address is not written as one line.
    const short = address.length < 2 && !UNSPACED.test(text);
    if (code < 0 && (street < 0 || short)) {
      // Between a name and its number, a line with a figure is its address.
      const isOwner = under.slice(0, 2).some(isNumbered) && !PRODUCT.test(text);
      if (isOwner && best.score === 0)
        best = { lines: [text, ...(street < 0 ? [] : address)], score: 1 };
      return;
    }
    // Behind the postcode stands a country, at most.
    const end = code < 0 ? address.length : code + 2;
    const tail = address
      .slice(0, end)
      .filter((line, k) => k <= code || code < 0 || isName(line, lexicon));
    const greeted =
      isAddressed(text) || isAddressed(address[0] ?? '') || isSalutation(texts[i - 1] ?? '');
    const score =
      (code < 0 ? 0 : 3) +
      (street < 0 || street === code ? 0 : 2) +
      (greeted ? 2 : 0) +
      Math.min(tail.length, 3);
    if (score > best.score) best = { lines: [text, ...tail], score };
  });
  return best;
}

/** A line that begins with a label and goes on. */
function saysFact(text: string, lexicon: Lexicon): boolean {
  const words = foldPhrase(text);
  const match = lexicon.facts.at(words, 0);
  return match !== undefined && (match.to > 1 || /[:：]/.test(text));
}
