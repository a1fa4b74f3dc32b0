import { BEFORE_UNIT, type ColumnRole } from '../../languages';
import { type Cell, overlapOf, type Span } from '../../layout';
import type { Word } from '../../pdf';
import { type Match, UNSPACED } from '../../text';
import { isDateRole, isSide, type Lexicon } from '../vocabulary';
import { isInBank, isInLabel } from './label-names';

/** A column's name in a cell: its words with those beside it that are no name, and how many are the name's own. */
export type Name = { role: ColumnRole; words: readonly Word[]; named: number };

/** No column's name in a script without spaces is as long. */
const LONGEST_NAME = 16;

const isSentence = (word: string): boolean => word.length > LONGEST_NAME && UNSPACED.test(word);

/** Words of a cell that is one column's name at most; of more, one is of a sentence: `Crédit Solidaire, SA au capital de …`. */
const MOST_WORDS = 12;

/** What parts two names in one word; `year-to-date` is no date. */
const BETWEEN_NAMES = /[^\p{L}\p{N}-]+/u;

/** `金額(円`: a currency in brackets behind a name, folded. */
const UNIT = /\((\p{L})\)?$/u;

/** A name in a script without spaces that is set in two lines, or bears a currency: `支払` over `区分`, `出金金額（円）`. */
function brokenName(folded: readonly string[], lexicon: Lexicon): Match<ColumnRole> | undefined {
  const words = folded.filter((word) => word !== '');
  const whole = words.join('');
  const isParted = words.length > 1 || UNIT.test(whole);
  if (!isParted || !words.every((word) => UNSPACED.test(word))) return undefined;
  const name = whole.replace(UNIT, (unit, mark: string) => (lexicon.isCurrency(mark) ? '' : unit));
  const tag = lexicon.columns.tagOf(name);
  return tag && { tag, from: 0, to: folded.length };
}

/**
 * Every name among a cell's words; of `Debit/Withdrawal`, `Chq./Ref.No.` the parts of one word are tried too, though not
 * of what a document calls itself: `Relevé d’opérations`.
 */
function matchesIn(folded: readonly string[], lexicon: Lexicon): Match<ColumnRole>[] {
  const { columns, documents } = lexicon;
  const broken = brokenName(folded, lexicon);
  if (broken) return [broken];
  const matches = columns.all(folded);
  if (matches.length > 0 || !folded.some((word) => BETWEEN_NAMES.test(word))) return matches;
  const parts = folded.flatMap((word) => word.split(BETWEEN_NAMES)).filter((part) => part !== '');
  const [first] = documents.at(folded, 0) ? [] : columns.all(parts);
  return first ? [{ tag: first.tag, from: 0, to: folded.length }] : [];
}

/** The columns that a cell of a heading names; `usual` is the space between two words, in font sizes. */
export function namesIn(
  { words }: Cell,
  printed: readonly string[],
  lexicon: Lexicon,
  usual: number,
): Name[] {
  if (printed.some(isSentence)) return [];
  const folded = withoutUnit(printed, words);
  const matches = matchesIn(folded, lexicon)
    .filter(
      (match) =>
        !isInLabel(match, folded, lexicon) && !isInBank(match, folded) && !isWithin(match, words),
    )
    .flatMap((match) => twoInOne(match, words, folded, lexicon));
  if (matches.length === 0) return [];
  if (matches.length === 1 && words.length > MOST_WORDS) return [];
  const distinct = matches.filter(
    (match, i) => matches.findIndex((m) => m.tag === match.tag) === i,
  );
  const sides = distinct.filter((match) => isSide(match.tag)).length === 2;
  const crossed = isCrossed(distinct, words);
  // `Debit /` over `Credit`, `Debit / Credit`: one column of both.
  if ((crossed || hasStroke(distinct, words)) && sides && distinct.length === 2)
    return [{ role: 'amount', words, named: words.length }];
  const few = matches.length < 3 && words.length <= 4;
  const areTwo = namesTwo(distinct, words, usual) || areWhole(distinct, folded, lexicon);
  const single = distinct.length === 1 || (!sides && few && !areTwo);
  const taken = single || (crossed && !sides) ? theOne(distinct, folded) : distinct;
  return taken.map(({ tag, from, to }) => ({
    role: tag,
    words: single ? words : words.slice(from, to),
    named: to - from,
  }));
}

/** `Transactions in detail`: in small letters behind a word with a capital, and before another, it names nothing. */
const isWithin = ({ from, to }: Match<ColumnRole>, words: readonly Word[]): boolean => {
  const [first, word] = [words[0], words[from]];
  if (!first || !word || from === 0 || to - from > 1 || to === words.length) return false;
  return BEFORE_UNIT.has(word.text) && /^\p{Lu}/u.test(first.text);
};

/** `Amount (in ₹)`: the words without what says in what unit figures are; it names no money that came in. */
function withoutUnit(folded: readonly string[], words: readonly Word[]): readonly string[] {
  const at = words.findIndex(({ text }) => OF_UNIT.test(text));
  return at <= 0 ? folded : folded.map((word, i) => (i < at ? word : ''));
}

const OF_UNIT = /^[(（]in$/iu;

/** Wider than the usual space between two words: the space between two columns set tight. */
const WIDER = 1.2;

/** Words that are all names of columns, with more than a word space between the names. */
function namesTwo(
  matches: readonly Match<ColumnRole>[],
  words: readonly Word[],
  usual: number,
): boolean {
  const named = matches.reduce((sum, { from, to }) => sum + to - from, 0);
  if (named !== words.length) return false;
  // What nobody prints in one column, however tight it is set.
  if (matches.every(({ tag }) => isSide(tag) || tag === 'balance')) return true;
  if (matches.every(({ tag }) => isDateRole(tag))) return true;
  return matches.slice(1).every(({ from }) => {
    const [before, word] = [words[from - 1], words[from]];
    return before && word && word.x0 - before.x1 > WIDER * usual * word.size;
  });
}

/** Words of a script without spaces, each of them a name as a whole: of one name, they would be set together. */
const areWhole = (
  matches: readonly Match<ColumnRole>[],
  folded: readonly string[],
  { columns }: Lexicon,
): boolean =>
  matches.length === folded.length &&
  folded.every((word, i) => UNSPACED.test(word) && columns.tagOf(word) === matches[i]?.tag);

/** A stroke between two names, by itself or behind the first, in whatever language: they are of one column. */
const hasStroke = (matches: readonly Match<ColumnRole>[], words: readonly Word[]): boolean =>
  matches.slice(1).some(({ from }) => words[from - 1]?.text.endsWith('/'));

/** Names one below the other, in lines of one cell: no columns beside each other. */
function isCrossed(matches: readonly Match<ColumnRole>[], words: readonly Word[]): boolean {
  const spans = matches.map(({ from, to }) => spanOf(words.slice(from, to)));
  return spans.some((span, i) => spans.slice(i + 1).some((other) => overlapOf(span, other) > 0));
}

export const spanOf = (words: readonly Word[]): Span => ({
  x0: Math.min(...words.map((word) => word.x0)),
  x1: Math.max(...words.map((word) => word.x1)),
});

/** `Debit Credit` names one column only where a mark joins the two: `Debit/Credit`. */
function twoInOne(
  match: Match<ColumnRole>,
  words: readonly Word[],
  folded: readonly string[],
  lexicon: Lexicon,
): Match<ColumnRole>[] {
  if (match.tag !== 'amount' || match.to - match.from !== 2) return [match];
  if (words.slice(match.from, match.to).some((word) => /[/&|]/.test(word.text))) return [match];
  const halves = [match.from, match.from + 1].flatMap((i) =>
    lexicon.columns.all([folded[i] ?? '']),
  );
  const [first, second] = halves;
  const pair =
    first && second && isSide(first.tag) && isSide(second.tag) && first.tag !== second.tag;
  return pair
    ? [
        { tag: first.tag, from: match.from, to: match.from + 1 },
        { tag: second.tag, from: match.from + 1, to: match.to },
      ]
    : [match];
}

/** The one name of a cell that names one column: of two dates, and of two scripts, the first, or else the longest. */
function theOne(
  matches: readonly Match<ColumnRole>[],
  folded: readonly string[],
): Match<ColumnRole>[] {
  const scripts = new Set(matches.map(({ from }) => UNSPACED.test(folded[from] ?? '')));
  const isTranslated = scripts.size > 1;
  if (isTranslated || matches.every(({ tag }) => isDateRole(tag))) return matches.slice(0, 1);
  return [...matches].sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, 1);
}
