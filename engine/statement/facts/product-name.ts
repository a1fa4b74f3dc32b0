import { cellsOf } from '../../layout';
import type { Places } from '../../lists';
import type { Lexicon, TokenLine } from '../../reading';
import { namesBrand } from './card-marks';
import { JOINTS } from './joints';
import { partsOf, type PrintedWords, printedWords, withoutDocument } from './product-words';

const LONGEST_TITLE = 10;
/** Words of a product's name. */
const MOST_WORDS = 7;
/** … behind one that says by itself that it is one. */
const MOST_BEHIND = 2;
const NO_NAME = /[\d:|&@]/;

/** Labels that a product's name may begin with, as it is what has the number. */
const OF_ACCOUNTS: ReadonlySet<string> = new Set(['accountNumber', 'cardNumber', 'accountType']);

/** Whether words are the name of an account or a card as a product, and nothing else. */
function isProduct({ texts, folded }: PrintedWords, lexicon: Lexicon): boolean {
  const { accounts, cards, documents, facts, balances, totals, columns } = lexicon;
  const { length } = folded;
  if (length === 0 || texts.length > MOST_WORDS || NO_NAME.test(texts.join(' '))) return false;
  const label = facts.at(folded, 0);
  if (label && !OF_ACCOUNTS.has(label.tag)) return false;
  // One word says so only by itself: `Privatkonto`.
  if (length === 1)
    return (
      !isPlain(folded, lexicon) &&
      (accounts.at(folded, 0) !== undefined || endsAsAccount(folded, lexicon))
    );
  const found = [...accounts.all(folded), ...cards.all(folded)];
  // `Cuenta corriente` leads to a number, and is what the account is, too.
  const isWhole = found.some(({ from, to }) => from === 0 && to === length);
  if (label && !(isWhole || label.to < length)) return false;
  if (balances.at(folded, 0) || totals.at(folded, 0) || columns.at(folded, 0)) return false;
  if (JOINTS.has(folded[0] ?? '')) return false;
  if (isWhole) return true;
  if (documents.all(folded).length > 0) return false;
  if (endsAsAccount(folded, lexicon) || isBranded(texts, folded)) return true;
  // `Girokonto Komfort`
  const [first = ''] = folded;
  const isCompound = !isPlain([first], lexicon) && endsAsAccount([first], lexicon);
  if (isCompound && length <= MOST_BEHIND + 1 && isNameAlone(folded)) return true;
  return found.some(
    ({ from, to }) =>
      (from === 0 && to > 1) || (to === length && from > 0 && isNameAlone(folded.slice(0, from))),
  );
}

/** `Konto`, `EUR-Konto`: what every account is. */
function isPlain([word = '']: readonly string[], { accountEnds, isCurrency }: Lexicon): boolean {
  const end = accountEnds.find((ending) => word.endsWith(ending));
  const rest = end === undefined ? word : word.slice(0, -end.length).replace(/-$/, '');
  return rest === '' || isCurrency(rest.toUpperCase());
}

const isNameAlone = (folded: readonly string[]): boolean =>
  !folded.some((word) => JOINTS.has(word));

/** `VR-Privatkonto`, `Gold Business Account`: an account's name as a part of its last word, or behind others. */
function endsAsAccount(folded: readonly string[], { accountEnds }: Lexicon): boolean {
  const last = folded.at(-1) ?? '';
  const end = accountEnds.find((ending) => last.endsWith(ending));
  if (end === undefined || !isNameAlone(folded)) return false;
  return last === end ? folded.length > 1 : true;
}

/** `Meridian Preferred Visa Signature`: the network of a card's payments in its name, and more than that. */
const isBranded = (texts: readonly string[], folded: readonly string[]): boolean =>
  texts.length > 1 && isNameAlone(folded) && namesBrand(texts.join(' '));

/**
 * The name of an account or a card as a product, in a cell of its own above the rows, before its number, or in a document's
 * title: `Business Value Checking`, `Extrato de Conta Corrente`, `Your Platinum Mastercard statement`.
 */
export function productName(
  lines: readonly TokenLine[],
  rows: Places,
  names: Places,
  lexicon: Lexicon,
): string | undefined {
  const top = lines.findIndex(({ index }) => rows.has(index));
  for (const line of lines.slice(0, Math.max(top, 0))) {
    if (names.has(line.index)) continue;
    const cells = cellsOf(line.words);
    for (const { words } of cells) {
      const texts = words.map(({ text }) => text);
      const isApart =
        line.words.length <= LONGEST_TITLE || (cells.length > 1 && texts.length <= MOST_WORDS);
      for (const part of partsOf(texts, lexicon)) {
        if (!isApart && part.length === texts.length) continue;
        const name = withoutDocument(printedWords(part), lexicon);
        if (isProduct(name, lexicon)) return name.texts.join(' ');
      }
    }
  }
  return undefined;
}
