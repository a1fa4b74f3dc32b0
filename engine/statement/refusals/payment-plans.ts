import type { RawRow } from '../../reading';

/** Fewer may be a row's own affair: three parts of a purchase on a card. */
const ENOUGH = 5;
/** Share of the rows that a plan's must be: what was paid before may stand below them. */
const HALF = 0.5;
/** Parts that may differ from the others: the first or the last takes what is left over. */
const ODD_PARTS = 1;

/** `3/10`, `(3/10)`: the third of ten. */
const PLACE = /^\(?(\d{1,3})\/(\d{1,3})\)?$/;

/** The longest run of rows of which each is the next part of the same whole: `1/10`, `2/10`, … */
function longestRun(rows: readonly RawRow[]): number {
  let longest = 0;
  let run = 0;
  let last: { place: number; of: number } | undefined;
  for (const { anchor } of rows) {
    const [, place, of] = anchor.words
      .flatMap(({ text }) => PLACE.exec(text) ?? [])
      .slice(0, 3)
      .map(Number);
    const isPart = place !== undefined && of !== undefined && place <= of;
    const isNext = isPart && last?.of === of && place === last.place + 1;
    run = isNext ? run + 1 : isPart ? 1 : 0;
    last = isPart ? { place, of } : undefined;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Rows of which most are counted as the parts of one whole. */
export const isCounted = (rows: readonly RawRow[]): boolean =>
  longestRun(rows) >= Math.max(ENOUGH, HALF * rows.length);

/** What is left falls by the same amount from row to row, and to nothing. */
export function fallsToNothing(rows: readonly (readonly number[])[]): boolean {
  const parts = new Map<number, number>();
  let before: number | undefined;
  for (const figures of rows) {
    const left = figures.at(-1);
    const part = figures.at(-2);
    if (left === undefined || part === undefined || part === 0) return false;
    if (before !== undefined && before - left !== part) return false;
    parts.set(part, (parts.get(part) ?? 0) + 1);
    before = left;
  }
  return before === 0 && Math.max(...parts.values()) >= rows.length - ODD_PARTS;
}
