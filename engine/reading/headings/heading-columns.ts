import { BEFORE_UNIT, type ColumnRole } from '../../languages';
import { type Cell, overlapOf, type Span, textOf } from '../../layout';
import type { Word } from '../../pdf';
import { settings } from '../../settings';
import { fold, type Match, UNSPACED } from '../../text';
import { isDateRole, isMoneyRole, isSide, type Lexicon } from '../vocabulary';
import { besideOthers } from './beside-others';
import { currencyCells } from './currency-cells';

/** A name in a heading: what it says its column holds, and where it stands (points). */
export type HeaderColumn = Readonly<{ role: ColumnRole; x0: number; x1: number; text: string }>;

/**
 * What cells of a heading say: the columns named, its words of more than a letter, those in cells that name columns
 * (`known`), and those of the names themselves (`named`).
 */
export type Reading = Readonly<{
  columns: readonly HeaderColumn[];
  known: number;
  named: number;
  words: number;
}>;

const BRACKETS = /[()]/g;

/** `(in`)`: the sign of a currency that its font does not know, or of none at all. */
const IN_SIGN = /^\((?:in|en|em)[^\p{L}\p{N})]+\)?$/iu;

/** `Money in £`: no name without its `in`, but money in with it. */
function namesSide(before: Word | undefined, folded: string, { columns }: Lexicon): boolean {
  const name = fold(before?.text ?? '');
  const match = columns.at([name, folded], 0);
  return match?.to === 2 && isSide(match.tag) && columns.at([name], 0) === undefined;
}

/** The words of a name folded; those that lead to its currency empty: `Amount in`, `Account (in` would be money in. */
export function foldNames(words: readonly Word[], lexicon: Lexicon): string[] {
  return words.map(({ text }, i) => {
    const folded = fold(text);
    if (IN_SIGN.test(text)) return '';
    if (i === 0 || !BEFORE_UNIT.has(folded.replace(BRACKETS, ''))) return folded;
    const unit = words[i + 1]?.text.replace(BRACKETS, '') ?? '';
    return lexicon.isCurrency(unit) && !namesSide(words[i - 1], folded, lexicon) ? '' : folded;
  });
}

/** What parts two names in one word; `year-to-date` is no date. */
const BETWEEN_NAMES = /[^\p{L}\p{N}-]+/u;

/** Reads cells of a heading as names of columns; `gap` is what parted them, in font sizes. */
export function readCells(cells: readonly Cell[], lexicon: Lexicon, gap: number): Reading {
  const usual = gap - settings.headingGap;
  const columns: HeaderColumn[] = [];
  let known = 0;
  let named = 0;
  let words = 0;
  const currencies = currencyCells(cells, lexicon);
  for (const cell of cells) {
    const folded = foldNames(cell.words, lexicon);
    if (currencies.includes(cell)) {
      [known, named, words] = [known + 1, named + 1, words + 1];
      columns.push({ role: 'amount', x0: cell.x0, x1: cell.x1, text: textOf(cell) });
      continue;
    }
    words += folded.filter((word) => word.length > 1).length;
    if (folded.some(isSentence)) continue;
    // `Debit/Withdrawal`, `Chq./Ref.No.`: parts of one word are tried too.
    let matches = lexicon.columns.all(folded);
    if (matches.length === 0 && folded.some((word) => BETWEEN_NAMES.test(word))) {
      const parts = folded
        .flatMap((word) => word.split(BETWEEN_NAMES))
        .filter((part) => part !== '');
      const [first] = lexicon.columns.all(parts);
      if (first) matches = [{ tag: first.tag, from: 0, to: folded.length }];
    }
    if (matches.length === 0) continue;
    matches = matches
      .filter((match) => !isInLabel(match, folded, lexicon))
      .flatMap((match) => twoInOne(match, cell.words, folded, lexicon));
    if (matches.length === 0) continue;
    let distinct = matches.filter(
      (match, i) => matches.findIndex((m) => m.tag === match.tag) === i,
    );
    const sides = distinct.filter((match) => isSide(match.tag)).length === 2;
    const apart = namesTwo(distinct, cell.words, usual);
    const few = matches.length < 3 && cell.words.length <= 4;
    const crossed = isCrossed(distinct, cell.words);
    if ((crossed || hasStroke(distinct, cell.words)) && sides && distinct.length === 2) {
      // `Debit /` over `Credit`, `Debit / Credit`: one column of both.
      distinct = [{ tag: 'amount', from: 0, to: cell.words.length }];
    }
    const single = distinct.length === 1 || (!sides && !apart && few);
    const taken = single || (crossed && !sides) ? theOne(distinct) : distinct;
    for (const match of taken) {
      const part = single ? cell.words : cell.words.slice(match.from, match.to);
      known += part.length;
      named += match.to - match.from;
      columns.push({
        role: match.tag,
        ...spanOf(part),
        text: textOf({ words: part }),
      });
    }
  }
  return {
    columns: columns.map((column, i) => besideOthers(column, i, columns, lexicon)),
    known,
    named,
    words,
  };
}

/** Facts that a box names over their values, as a heading names columns. */
const BOXED: ReadonlySet<string> = new Set(['issuedOn', 'dueOn', 'cardWords', 'other']);

/**
 * `Payment due date`, `Credit limit`: what is said of a statement is no name of a column, whatever word is in it. A
 * column may hold any balance.
 */
const isInLabel = (
  { tag, from, to }: Match<ColumnRole>,
  folded: readonly string[],
  { facts, documents, balances }: Lexicon,
): boolean =>
  tag !== 'balance' &&
  [facts, documents, balances].some((topic) =>
    topic
      .all(folded)
      .some(
        (label) =>
          BOXED.has(label.tag) &&
          label.from <= from &&
          label.to >= to &&
          label.to - label.from > to - from,
      ),
  );

/** No column's name in a script without spaces is as long. */
const LONGEST_NAME = 16;

const isSentence = (word: string): boolean => word.length > LONGEST_NAME && UNSPACED.test(word);

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

/** A stroke between two names, by itself or behind the first, in whatever language: they are of one column. */
const hasStroke = (matches: readonly Match<ColumnRole>[], words: readonly Word[]): boolean =>
  matches.slice(1).some(({ from }) => words[from - 1]?.text.endsWith('/'));

/** Names one below the other, in lines of one cell: no columns beside each other. */
function isCrossed(matches: readonly Match<ColumnRole>[], words: readonly Word[]): boolean {
  const spans = matches.map(({ from, to }) => spanOf(words.slice(from, to)));
  return spans.some((span, i) => spans.slice(i + 1).some((other) => overlapOf(span, other) > 0));
}

const spanOf = (words: readonly Word[]): Span => ({
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

/** The one name of a cell that names one column: of two dates the first, or else the longest. */
function theOne(matches: readonly Match<ColumnRole>[]): Match<ColumnRole>[] {
  if (matches.every(({ tag }) => isDateRole(tag))) return matches.slice(0, 1);
  return [...matches].sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, 1);
}

/**
 * Where a heading names its columns twice or more (`Date Amount Date Amount`), the left edges of the tables
 * that stand abreast; empty otherwise.
 */
export function startsOf(columns: readonly HeaderColumn[]): number[] {
  for (let size = 2; 2 * size <= columns.length; size += 1) {
    const part = new Set(columns.slice(0, size).map(({ role }) => role));
    const repeats =
      columns.length % size === 0 &&
      part.size > 1 &&
      columns.every(({ role }, i) => role === columns[i % size]?.role);
    if (repeats) return columns.flatMap(({ x0 }, i) => (i % size === 0 ? x0 : []));
  }
  return [];
}

/** A heading names a date or a text column, and at least one of money. */
export function heads(reading: Reading): boolean {
  const roles = new Set(reading.columns.map((column) => column.role));
  const money = [...roles].filter(isMoneyRole).length;
  const count = (role: ColumnRole): number =>
    reading.columns.filter((column) => column.role === role).length;
  const [dated, described] = [[...roles].some(isDateRole), roles.has('description')];
  // A fee alone may be what a text is about, or a tax office's number.
  const named = money === 1 && roles.has('fee') ? dated && described : dated || described;
  const repeated =
    startsOf(reading.columns).length < 2 &&
    (['debit', 'credit', 'balance'] as const).some((role) => count(role) > 1);
  return !repeated && named && money > 0 && roles.size >= 2 && reading.known >= 0.6 * reading.words;
}
