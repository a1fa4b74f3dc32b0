import { type Lexicon } from '../../../reading';
import { fold, foldPhrase } from '../../../text';
import { namesIssuer } from '../issuer';
import { type FactWord } from '../labels';
import { hasPostcode, UNSPACED } from './addresses';
import { NO_NAME, SALUTATIONS } from './words';

const LETTERS = /\p{L}/gu;
const NAME = /^[«“"]?\p{L}[\p{L}\p{M}\d\s.,'’&()/«»“”"-]+$/u;
/** Two persons' names, with what stands before them. */
const NAME_WORDS = 11;

/** Words of companies that hold accounts for others; an addressee's name has none of them. */
const BANKS =
  /(?<!\p{L})(?:\p{L}*bank|banking|banks|banque|banco|banca|banka|\p{L}*sparkasse|credit union|building society|bancorp|pankki|bankası|банк)(?!\p{L})|銀行|银行|은행/iu;

/** `van`, `de`, `da`: they begin a period, and names. */
const PARTICLES: ReadonlySet<FactWord> = new Set(['period', 'until']);
/** Names are capitalised, but for their particles: `van der`, `y`. */
const COMMON_WORD = /^\p{Ll}{5,}/u;

/** As salutations are listed: folded, without dots. */
const bare = (text: string): string => fold(text).replaceAll(/[.,:]/g, '');

const isGreeting = (word: string): boolean => SALUTATIONS.has(bare(word));

export const isBank = (text: string): boolean => BANKS.test(text) || namesIssuer(text);
export const lettersOf = (text: string): number => text.match(LETTERS)?.length ?? 0;

/** Whether a text may be a person's or a company's name: no words of statements, no bank's. */
export function isName(text: string, lexicon: Lexicon): boolean {
  const fewest = UNSPACED.test(text) ? 2 : 4;
  const words = foldPhrase(text);
  if (!NAME.test(text) || lettersOf(text) < fewest || words.length > NAME_WORDS) return false;
  if (NO_NAME.test(text) || isSalutation(text)) return false;
  // A company's name may have a figure; an address has more of them.
  const figures = text.match(/\d/g)?.length ?? 0;
  if (figures > 2 || lettersOf(text) < 6 * figures || hasPostcode(text)) return false;
  if (isBank(text)) return false;
  if (text.split(' ').some((word) => COMMON_WORD.test(word))) return false;
  // What statements say of themselves is nobody's name; a surname may be one of their words.
  const label = lexicon.facts.at(words, 0);
  if (label && !PARTICLES.has(label.tag)) return false;
  const { facts, documents, balances, columns, accounts } = lexicon;
  const said = [facts, documents, balances, columns, accounts].some((index) =>
    index.all(words).some(({ from, to }) => {
      const length = to - from;
      return length === words.length || (length > 1 && length >= words.length / 2);
    }),
  );
  return !said;
}

/** `Mr. John Smith`: it says of itself that it is an addressee's. */
export const isAddressed = (text: string): boolean => {
  const [first = '', ...more] = text.split(' ');
  return more.length > 0 && isGreeting(first);
};

/** A line of nothing but what stands before a name: `Herrn`, `Gentile Titolare`. */
export const isSalutation = (text: string): boolean => text.split(' ').every(isGreeting);
