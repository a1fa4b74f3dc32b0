import type { Lexicon, RawRow } from '../../reading';
import { fold } from '../../text';
import type { AccountStatement } from '../model';
import { fallsToNothing, isCounted } from './payment-plans';

/** Fewer rows may chain by accident. */
const ENOUGH_ROWS = 5;
/** Share of the rows that must have the shape: a first or last instalment is another. */
const MOST_ROWS = 0.8;
/** Figures of a row: what it comes to, two parts of it, and what is left. */
const LEAST_FIGURES = 4;
/** More columns are those of no schedule that is known. */
const MOST_FIGURES = 9;

const rowsOf = ({ rows }: AccountStatement): RawRow[] =>
  rows.flatMap(({ entry }) => (entry.kind === 'row' ? entry : []));

/** The amounts that a row prints, without signs. */
const figuresOf = ({ anchor }: RawRow): number[] =>
  anchor.money.flatMap(({ minor, exact }) => (exact ? minor : []));

const LETTERS = /\p{L}/u;

/** What a row says in words: all but its dates, its figures and its numbers. */
const wordsOf = ({ lines }: RawRow, { monthOf }: Lexicon): string =>
  lines
    .flatMap(({ words, dates, money }) => {
      const taken = [...dates, ...money];
      return words.flatMap(({ text }, i) =>
        LETTERS.test(text) &&
        !taken.some(({ from, to }) => i >= from && i < to) &&
        monthOf(fold(text)) === undefined
          ? text.replace(/\d+/g, '')
          : [],
      );
    })
    .join(' ');

const NUMBER = /^\d{1,3}(?=[.)/]?(?:\d{1,3})?$)/;

/** Numbers that a row prints by themselves, of which one may be its place. */
const numbersOf = ({ anchor }: RawRow): number[] =>
  anchor.words.flatMap(({ text }) => NUMBER.exec(text)?.map(Number) ?? []);

/** Rows that say nothing in words, or all the same and their place: `Instalment 7`. */
function saysNothing(rows: readonly RawRow[], lexicon: Lexicon): boolean {
  const least = MOST_ROWS * rows.length;
  const said = rows.map((row) => wordsOf(row, lexicon));
  if (said.filter((words) => words === '').length >= least) return true;
  const usual = said[rows.length >> 1];
  if (said.filter((words) => words === usual).length < least) return false;
  const numbers = rows.map(numbersOf);
  const counted = numbers.filter((own, i) => {
    const before = numbers[i - 1] ?? [];
    return own.some((number) => before.includes(number - 1));
  });
  return counted.length >= MOST_ROWS * (rows.length - 1);
}

/** How a row goes: in a column of what is left, by one of what is counted, beside so many other parts at least. */
type Chain = { left: number; part: number; others: number };

/**
 * Where what is left grows, a fee may be kept of each row, or interest be added, and it is an account; of wages, more
 * is kept.
 */
const OTHERS = { falling: 1, growing: 2 };

/** Whether so many of the figures, or more, sum to a sum. */
function isSumOfSome(figures: readonly number[], sum: number, least: number): boolean {
  for (let set = 1; set < 1 << figures.length; set += 1) {
    let rest = sum;
    let count = 0;
    for (const [i, figure] of figures.entries()) {
      if (!(set & (1 << i))) continue;
      rest -= figure;
      count += 1;
    }
    if (rest === 0 && count >= least) return true;
  }
  return false;
}

/** What a row counts is one part of what it comes to, and other figures are the rest: capital beside interest. */
function isInParts(figures: readonly number[], { left, part, others: least }: Chain): boolean {
  const counted = figures[part] ?? 0;
  if (counted === 0) return false;
  return figures.some((whole, at) => {
    if (at === left || at === part || whole <= counted) return false;
    const others = figures.filter((figure, i) => ![left, part, at].includes(i) && figure !== 0);
    return isSumOfSome(others, whole - counted, least);
  });
}

/** Whether each row's figures are parts of a whole, and one of the parts adds up, or takes down, from row to row. */
function isInstalments(rows: readonly (readonly number[])[]): boolean {
  const least = MOST_ROWS * (rows.length - 1);
  // Most rows fill the same columns, those in the middle, too.
  const width = rows[rows.length >> 1]?.length ?? 0;
  if (width < LEAST_FIGURES || width > MOST_FIGURES) return false;
  for (let left = 0; left < width; left += 1)
    for (let part = 0; part < width; part += 1) {
      if (part === left) continue;
      const isChained = (figures: readonly number[], i: number): boolean => {
        const before = rows[i - 1];
        if (figures.length !== width || before?.length !== width) return false;
        const moved = (figures[left] ?? 0) - (before[left] ?? 0);
        const others = moved < 0 ? OTHERS.falling : OTHERS.growing;
        return Math.abs(moved) === figures[part] && isInParts(figures, { left, part, others });
      };
      if (rows.filter(isChained).length >= least) return true;
    }
  return false;
}

/**
 * Rows that are to be paid, or were, in parts: a loan's plan, of which each row is capital and interest and leaves so much
 * of the debt; a year's wages with what was kept of each. An account's rows say what they are for.
 */
export function isSchedule(statement: AccountStatement, lexicon: Lexicon): boolean {
  const rows = rowsOf(statement);
  if (rows.length < ENOUGH_ROWS) return false;
  if (isCounted(rows)) return true;
  const figures = rows.map(figuresOf);
  return (isInstalments(figures) || fallsToNothing(figures)) && saysNothing(rows, lexicon);
}
