import { firstOf } from '../../lists';
import type { Lexicon, TokenLine } from '../../reading';
import { maskedAt } from './masked-number';

/** Words of a title, its number apart, at most. */
const LONGEST_TITLE = 8;
/** Lines above the rows in which a title may stand. */
const LINES_ABOVE = 6;

const BARE = /^\d[\d-]*\d$/;
const YEAR = /^(?:19|20)\d{2}$/;
/** Digits at least: in Japan accounts have seven; right above the rows, behind an account's name, or behind no name at all. */
const FEWEST = { anywhere: 7, above: 4, unnamed: 9 };
/** Between a name and its number. */
const JOINT = /^[-–—:#]$/;
/** `(...8842)`, `Verrechnungskonto 4418202299.` */
const EDGES = /^\(|(?<=[^.])[).,:;]+$/g;
/** `(continued)`, behind the number of a title that is printed again. */
const AGAIN = /^\(?\p{L}[\p{L}'’]*\)$/u;

const PARTED = /^\d+-\d+-\d+$/;
/** Freephone numbers. */
const TELEPHONE = /^(?:1-?)?8(?:00|88|77|66|55|44|33)-?\d{3}-?\d{4}$|^0800/;
/** What is said of something leads to another account: `Overdraft protection: Savings ...8842`. */
const LEADS = /[:?]$/;

const digitsOf = (text: string): number => text.replace(/\D/g, '').length;

/** A further group of a number: `9960 8812`, `6112 304 881 992`. */
const GROUP = /^\d{2,5}$/;
/** A sort code before the number is none of its digits. */
const SORT_CODE = /^\d{2}-\d{2}-\d{2}$/;

/** The digits that begin with a word, where some do. */
function numberAt(texts: readonly string[], at: number): string | undefined {
  const text = texts[at] ?? '';
  if (SORT_CODE.test(text)) return numberAt(texts, at + 1);
  if (!BARE.test(text) || YEAR.test(text) || TELEPHONE.test(text)) return undefined;
  let to = at + 1;
  while (GROUP.test(texts[to] ?? '')) to += 1;
  return [text, ...texts.slice(at + 1, to)].join(' ');
}

/** The number right behind an account's name in a title: `Business Value Checking  1340009925518`, `Savings **** 4417`. */
function behindName(line: TokenLine, fewest: number, { accounts }: Lexicon): string | undefined {
  const texts = line.words.map(({ text }) => text.replace(EDGES, ''));
  for (const { to } of accounts.all(line.speech.folded)) {
    const at = JOINT.test(texts[to] ?? '') ? to + 1 : to;
    const masked = maskedAt(texts, at);
    if (masked !== undefined) return masked;
    const number = numberAt(texts, at);
    if (number !== undefined && digitsOf(number) >= fewest) return number;
  }
  return undefined;
}

/** A long number that ends a title, with an account's name or in three parts: `HKD Current 港元往來  238-114477-001`. */
function endOf({ words, speech }: TokenLine, { accounts }: Lexicon): string | undefined {
  const last = AGAIN.test(words.at(-1)?.text ?? '') ? words.length - 2 : words.length - 1;
  const number = words[last]?.text ?? '';
  const isLong = BARE.test(number) && !TELEPHONE.test(number) && digitsOf(number) >= FEWEST.unnamed;
  const isOfAccount = PARTED.test(number) || accounts.all(speech.folded).length > 0;
  return last > 0 && isLong && isOfAccount && /\p{L}/u.test(words[last - 1]?.text ?? '')
    ? number
    : undefined;
}

const isTitle = ({ words, dates, money }: TokenLine): boolean =>
  words.length <= LONGEST_TITLE + 2 &&
  dates.length === 0 &&
  !money.some(({ exact }) => exact) &&
  !words.slice(0, -1).some(({ text }) => text.length > 1 && LEADS.test(text));

/**
 * The number of the account in a title: `lines` are those that are no rows, of an account's part of the document where it is
 * one of several, `above` those of them above its rows.
 */
export function titledNumber(
  lines: readonly TokenLine[],
  above: readonly TokenLine[],
  lexicon: Lexicon,
  isOneOfSeveral: boolean,
): string | undefined {
  const titles = lines.filter(isTitle);
  const near = above.slice(-LINES_ABOVE).filter(isTitle).toReversed();
  return (
    firstOf(titles, (line) => behindName(line, FEWEST.anywhere, lexicon)) ??
    firstOf(near, (line) => behindName(line, FEWEST.above, lexicon)) ??
    (isOneOfSeveral ? firstOf(near, (line) => endOf(line, lexicon)) : undefined)
  );
}
