import type { SectionRole } from '../../languages';
import { type Match, UNSPACED } from '../../text';
import type { Money, TokenLine } from '../tokens';
import { type BalanceWord, type Lexicon, mayName, phrasesIn, type TotalWord } from '../vocabulary';
import { factsBehind } from './facts-behind';
import { type Beginning, beginningOf } from './line-beginnings';
import { titleCell, titleIn, wordsOfTitle } from './section-titles';
import { isLabelled, isOfWhom, ofSection, sumsUp } from './sum-lines';

export type LineKind =
  | { kind: 'balance'; word: BalanceWord }
  | { kind: 'total'; word: TotalWord }
  | { kind: 'section'; role: SectionRole }
  /** A line that is neither row nor description. */
  | { kind: 'note' }
  /** The heading of a table that holds no transactions. */
  | { kind: 'aside' };

const MAX_WORDS = 14;

/**
 * What a line says of itself: a balance, a sum, a section's heading. Dates and figures are taken out first,
 * and the phrase must open the line and be most of it, so that a payee with such words stays a payee;
 * of a line that stands where headings stand, less is asked.
 */
export const lineKind = (
  line: TokenLine,
  lexicon: Lexicon,
  heading = false,
): LineKind | undefined =>
  saysSomething(line) && line.words.length <= MAX_WORDS + 8
    ? kindIn(line, lexicon, heading)
    : undefined;

/** Whether a line names a topic at all: most rows name none, and need no further look. */
const saysSomething = (line: TokenLine): boolean =>
  mayName(line, 'balances') ||
  mayName(line, 'totals') ||
  mayName(line, 'sections') ||
  (mayName(line, 'columns') && line.money.length > 0 && line.money.length < 3);

const YEAR = /^(?:19|20)\d\d$/;

/** `2025 Total fees charged  15.14`: what all statements of a year come to. */
const isOfYear = (line: TokenLine): boolean =>
  line.dates.length === 0 &&
  YEAR.test(line.words[0]?.text ?? '') &&
  phrasesIn(line, 'totals').some(({ from }) => from === 1);

/** How many of a line's words that say something a phrase must be, of all: 0 to 1. */
type Covers = (phrase: { from: number; to: number }, share: number) => boolean;

function kindIn(line: TokenLine, lexicon: Lexicon, heading: boolean): LineKind | undefined {
  if (sumsUp(line) || isOfYear(line)) return { kind: 'note' };
  const beginning = beginningOf(line, lexicon);
  const { first, count, numbered, balance, total, section } = beginning;
  if (first < 0) return undefined;
  const { folded } = line.speech;
  if (isNotCharged(line)) return { kind: 'aside' };
  // `2 Fees  12.00` counts them.
  if (numbered && section && line.money.some(({ exact }) => exact)) return undefined;
  if (section && beginsWithPrice(line)) return undefined;
  const title = heading && count === 1 ? titleIn(line, folded, lexicon) : undefined;
  if (title && !section) return { kind: 'section', role: title };
  if (!balance && !total && !section)
    return isBare(count, line, lexicon) ? { kind: 'balance', word: 'forward' } : undefined;
  return kindOfPhrase(line, beginning, lexicon, heading);
}

const CODE = /^\p{L}{3}$/u;

/** `KRW 17,000 / paid in won` below a row says more of it: the sum of a section has no stroke behind it. */
const beginsWithPrice = ({ words, money: [figure] }: TokenLine): boolean =>
  figure?.exact === true &&
  figure.from === 0 &&
  CODE.test(words[0]?.text ?? '') &&
  words[figure.to]?.text === '/';

/** What a line is that begins with the phrase of a balance, a sum or a section. */
function kindOfPhrase(
  line: TokenLine,
  { first, count, balance, total, section }: Beginning,
  lexicon: Lexicon,
  heading: boolean,
): LineKind | undefined {
  const { folded } = line.speech;
  const titled = heading && section !== undefined && titleCell(line, lexicon) !== undefined;
  // A title may have a long note beside it.
  if (count > MAX_WORDS) return titled ? { kind: 'section', role: section.tag } : undefined;
  const coversOf =
    (all: number): Covers =>
    ({ from, to }, share) =>
      folded.slice(from, to).filter((word) => word !== '').length >= share * all;
  const covers = coversOf(count);
  const beside = balance && line.money.length > 0 ? factsBehind(line, balance.to) : 0;
  const known =
    (balance && balanceKind(line, balance, balance.from > first, coversOf(count - beside))) ??
    (total &&
      sumKind(
        line,
        ofSection(total, folded, lexicon),
        total,
        coversOf(count - sidesOfFigures(line, lexicon)),
      ));
  if (known || !section || isRow(line)) return known;
  const named = section.to - section.from >= 0.6 * wordsOfTitle(line);
  return titled || named || covers(section, heading ? 0.3 : 0.6)
    ? { kind: 'section', role: section.tag }
    : undefined;
}

/** `Total of week 10  Out 1,064.78  In 2,550.00`: words before figures that say no more than which side these are of. */
const sidesOfFigures = ({ money, speech }: TokenLine, lexicon: Lexicon): number =>
  money.filter(({ from }) => lexicon.markerOf(speech.folded[from - 1] ?? '') !== undefined).length;

const moves = ({ exact, minor }: Money): boolean => exact && minor !== 0;

/** A dated line with an amount and a balance is a row, whatever its payee is called. */
const isRowWithBalance = ({ dates, money }: TokenLine): boolean =>
  dates.length > 0 && money.filter(moves).length > 1;

/**
 * `Initial balance adjustment  49.99  2,973.99`: a word goes on with the phrase, and what moves and what that leads to are
 * two figures; a balance is one.
 */
const movesToBalance = (line: TokenLine, { to }: Match<BalanceWord>): boolean =>
  (line.speech.folded[to] ?? '') !== '' &&
  isRowWithBalance(line) &&
  new Set(line.money.filter(moves).map(({ minor }) => minor)).size === 2;

/** A word as names are written, or a number: `Shoes`, `574`. */
const NAME = /^[\p{Lu}\d]/u;

/**
 * `03/12  New Balance Shoes Mossgate  100.00`: in a line that begins as rows do, the phrase goes on as a name does, and to
 * no day: a payee may be called like a balance.
 */
const isCalledLike = ({ dates, words }: TokenLine, { from, to }: Match<BalanceWord>): boolean =>
  dates[0]?.from === 0 &&
  dates.every((date) => date.to <= from) &&
  NAME.test(words[to]?.text ?? '');

/** Share of its words by which a line with a figure states a balance; two days are a row's more than one is. */
function shareOf(line: TokenLine, balance: Match<BalanceWord>): number {
  if (movesToBalance(line, balance)) return 0.7;
  if (isCalledLike(line, balance)) return line.dates.length > 1 ? 0.7 : 0.6;
  if (isRowWithBalance(line)) return 0.5;
  // What moves nothing may say more of itself: `09:15  Daily balance  Consolidated  0.00`.
  return line.money.some(moves) ? 0.4 : 0.2;
}

/** `Interest earned   12-06   1.50` is a row, whatever it is called. */
const isRow = (line: TokenLine): boolean =>
  line.dates.length > 0 && !isPeriod(line) && line.money.some(({ exact }) => exact);

/** Words of a note behind a title at most. */
const LONGEST_NOTE = 8;

/** `Pending transactions (not yet booked)`: a title, and a note in brackets. */
function isNoted({ words }: TokenLine, { from, to }: { from: number; to: number }): boolean {
  const [first, last] = [words[to]?.text, words.at(-1)?.text];
  const isShort = words.length - to <= (to - from > 1 ? LONGEST_NOTE : 1);
  return from === 0 && isShort && /^[(（]/u.test(first ?? '') && /[)）]$/u.test(last ?? '');
}

/** Words of such a note at least. */
const NOTE_WORDS = 4;

/** `Purchases in instalments (not charged in this statement)`: the note says that what stands below is none of its rows. */
function isNotCharged(line: TokenLine): boolean {
  // `(credit limit)` notes something else.
  if (line.money.length > 0 || line.dates.length > 0) return false;
  const { words } = line;
  const note = phrasesIn(line, 'balances').at(-1);
  if (note?.tag !== 'other' || note.from === 0 || note.to !== words.length) return false;
  if (note.to - note.from < NOTE_WORDS) return false;
  return /^[(（]/u.test(words[note.from]?.text ?? '') && /[)）]$/u.test(words.at(-1)?.text ?? '');
}

/** A line that a balance's phrase opens, maybe `behind` another word. */
function balanceKind(
  line: TokenLine,
  balance: Match<BalanceWord>,
  behind: boolean,
  covers: Covers,
): LineKind | undefined {
  const dated = line.dates.length > 0;
  if (line.money.length === 0) {
    const isOther = balance.tag === 'other';
    if (isOther && isNoted(line, balance)) return { kind: 'aside' };
    if (!covers(balance, 0.6)) return undefined;
    if (isOther) return { kind: 'aside' };
    // A balance's line whose figure is printed elsewhere, or nowhere.
    return dated ? { kind: 'note' } : undefined;
  }
  // `Interest account limit`: behind another word, a transaction's own text.
  if (balance.tag === 'other' && behind && dated) return undefined;
  // Interest that moved a balance is a row, however short its name is.
  if (balance.tag === 'other' && line.dates[0]?.from === 0 && isRowWithBalance(line))
    return undefined;
  return covers(balance, shareOf(line, balance))
    ? { kind: 'balance', word: balance.tag }
    : undefined;
}

/** A line that a sum's phrase opens; `summed` is the phrase with the section that it sums. */
function sumKind(
  line: TokenLine,
  summed: Match<TotalWord>,
  total: Match<TotalWord>,
  covers: Covers,
): LineKind | undefined {
  // `Completed transactions:` above their rows.
  if (line.money.length === 0)
    return isLabelled(line) && covers(total, 1) ? { kind: 'note' } : undefined;
  // A payee may begin with such a word: of a line with two figures, or a date, more is asked.
  const share = line.dates.length > 0 ? 0.6 : line.money.filter(moves).length > 1 ? 0.34 : 0.2;
  // `Turnover of day  903.73  3,714.33`: a payee of a row with its balance is called by one such word at most.
  const isAll = summed.to - summed.from > 1 && covers(summed, 1);
  const isSum =
    isLabelled(line) ||
    isOfWhom(line, summed.to) ||
    (covers(summed, share) && (isAll || !isRowWithBalance(line)));
  return isSum ? { kind: 'total', word: summed.tag } : undefined;
}

/** `Payments received Apr 17 to May 16`: two dates behind the words. */
const isPeriod = ({ dates }: TokenLine): boolean => {
  const [from, to, ...more] = dates;
  return from !== undefined && to !== undefined && more.length === 0 && from.from > 0;
};

/** Words of the name of a column of balances at most. */
const NAME_WORDS = 3;

/** `Saldo 29.02.2024 1.033,70`: the name of a column of balances, and a figure, in a line of so many words. */
function isBare(count: number, line: TokenLine, lexicon: Lexicon): boolean {
  const date = line.dates.length === 1 ? line.dates[0] : undefined;
  if (!date || line.money.filter(({ exact }) => exact).length !== 1) return false;
  // What may be a figure as well as a date is among the words.
  if (!date.weak && count > NAME_WORDS) return false;
  const words = line.speech.folded.filter(
    (word, i) => word !== '' && (i < date.from || i >= date.to),
  );
  // Without spaces between words, a payee may begin with the name.
  if (words.length > NAME_WORDS || words.some((word) => UNSPACED.test(word))) return false;
  const match = lexicon.columns.at(words, 0);
  return match?.tag === 'balance' && match.to === words.length;
}
