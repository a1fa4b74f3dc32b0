import { cellsOf } from '../../layout';
import type { Places } from '../../lists';
import type { Lexicon, TokenLine } from '../../reading';
import { foldPhrase } from '../../text';
import { JOINTS } from './joints';
import { NUMBER_SIGN } from './labels';

const LONGEST_TITLE = 10;
/** Words of a product's name. */
const MOST_WORDS = 6;
const NO_NAME = /[\d:/|&]/;
/** An account's number, or the part of one that is set apart: of so many digits that it is no day, no year, no count. */
const NUMBER = /^[\dA-Z]*\d{4,}[\d./-]*$/;

/** `Current Account : 62784419031`, `Conto corrente n. 10/004417`: the words before an account's number. */
function beforeNumber(texts: readonly string[]): readonly string[] {
  const at = texts.findIndex((text) => NUMBER.test(text));
  if (at < 0) return texts;
  const own = texts.slice(0, at);
  while (own.at(-1) === ':' || NUMBER_SIGN.test(own.at(-1) ?? '')) own.pop();
  return own;
}

/** Whether words are the name of an account or a card as a product, and nothing else. */
function isProduct(
  words: readonly string[],
  { accounts, cards, documents, facts, balances, totals, columns }: Lexicon,
): boolean {
  const { length } = words;
  if (length > MOST_WORDS) return false;
  // One word says so only by itself: `Privatkonto`.
  if (length === 1) return accounts.at(words, 0) !== undefined && !facts.at(words, 0);
  const found = [...accounts.all(words), ...cards.all(words)];
  const label = facts.at(words, 0);
  // `Cuenta corriente` leads to a number, and is what the account is, too.
  const isWhole = found.some(({ from, to }) => from === 0 && to === length);
  if (label && !(isWhole || (label.tag === 'accountNumber' && label.to < length))) return false;
  if (balances.at(words, 0) || totals.at(words, 0) || columns.at(words, 0)) return false;
  if (documents.all(words).length > 0 || JOINTS.has(words[0] ?? '')) return false;
  return found.some(
    ({ from, to }) =>
      (from === 0 && to > 1) ||
      (to === length && from > 0 && !words.slice(0, from).some((word) => JOINTS.has(word))),
  );
}

/**
 * The name of an account or a card as a product, in a cell of its own above the rows, or before its number: `Business Value
 * Checking`.
 */
export function productName(
  lines: readonly TokenLine[],
  rows: Places,
  lexicon: Lexicon,
): string | undefined {
  const top = lines.findIndex(({ index }) => rows.has(index));
  for (const line of lines.slice(0, Math.max(top, 0))) {
    const cells = cellsOf(line.words);
    for (const { words } of cells) {
      const texts = words.map(({ text }) => text);
      const own = beforeNumber(texts);
      const isShort = line.words.length <= LONGEST_TITLE || own.length < texts.length;
      const name = own.join(' ');
      if (isShort && !NO_NAME.test(name) && isProduct(foldPhrase(name), lexicon)) return name;
    }
  }
  return undefined;
}
