import type { SectionRole } from '../../languages';
import { type Cell, cellsOf } from '../../layout';
import { type Match, type PhraseIndex, UNSPACED } from '../../text';
import type { TokenLine } from '../tokens';
import {
  type BalanceWord,
  type Lexicon,
  mayName,
  phrasesIn,
  type Speech,
  type TotalWord,
} from '../vocabulary';

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

/** Most rows speak of nothing of the kind. */
const saysSomething = (line: TokenLine): boolean =>
  mayName(line, 'balances') ||
  mayName(line, 'totals') ||
  mayName(line, 'sections') ||
  (mayName(line, 'columns') && line.money.length === 1);

/** What a line's words begin with: how many words come first that say nothing, and how many there are in all. */
type Beginning = {
  first: number;
  count: number;
  balance: Match<BalanceWord> | undefined;
  total: Match<TotalWord> | undefined;
  section: Match<SectionRole> | undefined;
};

/** Lines of the same words begin alike, and rows repeat theirs. */
const beginnings = new WeakMap<Speech, Beginning>();

function beginningOf({ speech }: TokenLine, lexicon: Lexicon): Beginning {
  const known = beginnings.get(speech);
  if (known) return known;
  const { folded } = speech;
  const first = folded.findIndex((word) => word !== '');
  const beginning = {
    first,
    count: folded.filter((word) => word !== '').length,
    balance: opening(folded, first, lexicon.balances),
    total: lexicon.totals.at(folded, first),
    section: isFactsLabel(folded[first] ?? '', lexicon)
      ? undefined
      : lexicon.sections.at(folded, first),
  };
  beginnings.set(speech, beginning);
  return beginning;
}

function kindIn(line: TokenLine, lexicon: Lexicon, heading: boolean): LineKind | undefined {
  if (sumsUp(line)) return { kind: 'note' };
  const folded = line.speech.folded;
  const { first, count, balance, total, section } = beginningOf(line, lexicon);
  if (first < 0) return undefined;
  const title = heading && count === 1 ? titleIn(line, folded, lexicon) : undefined;
  if (title && !section) return { kind: 'section', role: title };
  if (!balance && !total && !section)
    return isBare(folded, count, line, lexicon) ? { kind: 'balance', word: 'forward' } : undefined;
  const titled = heading && section !== undefined && titleCell(line, lexicon) !== undefined;
  // A title may have a long note beside it.
  if (count > MAX_WORDS) return titled ? { kind: 'section', role: section.tag } : undefined;
  const covers = (match: { from: number; to: number }, share: number): boolean =>
    folded.slice(match.from, match.to).filter((word) => word !== '').length >= share * count;
  const hasMoney = line.money.length > 0;
  // A dated line with an amount and a balance is a row, whatever its payee is called.
  const row =
    line.dates.length > 0 && line.money.filter((m) => m.exact && m.minor !== 0).length > 1;
  // `Interest account limit`: behind another word, a transaction's own text.
  const within = balance?.tag === 'other' && balance.from > first && line.dates.length > 0;
  // What moves nothing may say more of itself: `09:15  Daily balance  Consolidated  0.00`.
  const moves = line.money.some(({ exact, minor }) => exact && minor !== 0);
  if (balance && hasMoney && !within && covers(balance, row ? 0.5 : moves ? 0.4 : 0.2))
    return { kind: 'balance', word: balance.tag };
  if (balance?.tag === 'other' && !hasMoney && covers(balance, 0.6)) return { kind: 'aside' };
  // A balance's line whose figure is printed elsewhere, or nowhere.
  if (balance && !hasMoney && line.dates.length > 0 && covers(balance, 0.6))
    return { kind: 'note' };
  // A payee may begin with such a word: of a line with two figures, or a date, more is asked.
  const figures = line.money.filter((money) => money.exact && money.minor !== 0).length;
  const share = line.dates.length > 0 ? 0.6 : figures > 1 ? 0.34 : 0.2;
  const summed = total && ofSection(total, folded, lexicon);
  const isSum =
    summed !== undefined &&
    (isLabelled(line) || isOfWhom(line, summed.to) || (covers(summed, share) && !row));
  if (summed && hasMoney && isSum) return { kind: 'total', word: summed.tag };
  // `Completed transactions:` above their rows.
  if (total && !hasMoney && isLabelled(line) && covers(total, 1)) return { kind: 'note' };
  // `Interest earned   12-06   1.50` is a row, whatever it is called.
  const isRow = line.dates.length > 0 && !isPeriod(line) && line.money.some(({ exact }) => exact);
  const named = section && section.to - section.from >= 0.6 * wordsOfTitle(line);
  if (section && !isRow && (titled || named || covers(section, heading ? 0.3 : 0.6)))
    return { kind: 'section', role: section.tag };
  return undefined;
}

/** Labels of sums that a line has where it is a summary. */
const SEVERAL = 2;

/** `Summary  No. of withdrawals 38  Total withdrawals 135,475.51`: sums and counts behind their labels, without a date. */
function sumsUp(line: TokenLine): boolean {
  if (line.dates.length > 0 || !mayName(line, 'totals')) return false;
  const labels = phrasesIn(line, 'totals').filter(
    ({ tag, to }) => tag !== 'any' && /^\p{Sc}?\d/u.test(line.words[to]?.text ?? ''),
  );
  return labels.length >= SEVERAL;
}

/** `Payments received Apr 17 to May 16`: two dates behind the words. */
const isPeriod = ({ dates }: TokenLine): boolean => {
  const [from, to, ...more] = dates;
  return from !== undefined && to !== undefined && more.length === 0 && from.from > 0;
};

const NUMBER_OR_MASK = /^[\dx*•.-]+$/;

/** How many words of a line may name a section: none of its dates and figures, nor whose card they are of. */
function wordsOfTitle({ dates, money, speech: { folded, phrases } }: TokenLine): number {
  const taken = [...dates, ...money, ...phrases.facts];
  return folded.filter(
    (word, i) =>
      word !== '' &&
      !NUMBER_OR_MASK.test(word) &&
      !taken.some(({ from, to }) => i >= from && i < to),
  ).length;
}

/**
 * `Cheques        7 cheques come to 1,975.79`: the cell of a section's name that has what is said of the section set
 * apart behind it, and where that begins.
 */
export function titleCell(
  { words, speech }: TokenLine,
  lexicon: Lexicon,
): { cell: Cell; until: number } | undefined {
  const [cell, note] = cellsOf(words);
  if (!cell || !note) return undefined;
  return lexicon.sections.at(speech.folded, 0)?.to === cell.words.length
    ? { cell, until: note.x0 }
    : undefined;
}

/** `결제일`: without spaces between words, the label of a fact may hold the name of a section. */
const isFactsLabel = (word: string, { facts, documents }: Lexicon): boolean =>
  UNSPACED.test(word) &&
  (facts.at([word], 0) !== undefined || documents.at([word], 0)?.tag === 'cardWords');

/** `Total completed in the period:     01-07-2026`: its first words are a label, whatever stands behind. */
const isLabelled = ({ words }: TokenLine): boolean =>
  cellsOf(words)[0]?.words.at(-1)?.text.endsWith(':') === true;

/** What leads from a sum to whose rows it sums. */
const WHOSE: ReadonlySet<string> = new Set(['for', 'für', 'pour', 'para', 'per', 'voor', 'för']);

/** `Subtotal for R Marsh`, `Total of card number 4410`: a sum of one cardholder's rows, without a date. */
const isOfWhom = (line: TokenLine, to: number): boolean =>
  line.dates.length === 0 &&
  (WHOSE.has(line.speech.folded[to] ?? '') ||
    phrasesIn(line, 'facts').some(({ tag, from }) => tag === 'cardNumber' && from >= to));

/** `PURCHASE`, and nothing else. */
function titleIn(
  { words, dates, money }: TokenLine,
  folded: readonly string[],
  lexicon: Lexicon,
): SectionRole | undefined {
  const alone = words.length === 1 && dates.length === 0 && money.length === 0;
  return alone ? lexicon.titles.at(folded, 0)?.tag : undefined;
}

/** `Saldo 29.02.2024 1.033,70`: the name of a column of balances, and a figure. */
function isBare(
  folded: readonly string[],
  count: number,
  line: TokenLine,
  lexicon: Lexicon,
): boolean {
  if (line.money.length !== 1 || line.dates.length !== 1 || count > 2) return false;
  const words = folded.filter((word) => word !== '');
  // Without spaces between words, a payee may begin with the name.
  if (words.some((word) => UNSPACED.test(word))) return false;
  const match = lexicon.columns.at(words, 0);
  return match?.tag === 'balance' && match.to === count;
}

/** `Total` with the name of the section that it sums. */
function ofSection(
  total: Match<TotalWord>,
  folded: readonly string[],
  lexicon: Lexicon,
): Match<TotalWord> {
  const name = lexicon.sections.at(folded, total.to);
  return name ? { ...total, to: name.to } : total;
}

/** A phrase at the start, or after one leading word (`Your`, a type code). */
function opening<Tag>(
  folded: readonly string[],
  first: number,
  phrases: PhraseIndex<Tag>,
): Match<Tag> | undefined {
  const found = phrases.at(folded, first);
  if (found) return found;
  const second = folded.findIndex((word, i) => i > first && word !== '');
  return second < 0 ? undefined : phrases.at(folded, second);
}
