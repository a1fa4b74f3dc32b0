import type { Segment } from '../tables';
import type { Lexicon } from '../vocabulary';
import type { Classified } from './classified';
import { isDated, type RawRow } from './entries';
import { namesValueFirst } from './value-first';

/**
 * Where rows print dates that do not stand beside their figures: a further one, or the transaction's, in the lines `below`; one
 * above and one below (`around`); both above, under each other (`stacked`). `single` where they print none.
 */
export type DatesWay = 'single' | 'further below' | 'transaction below' | 'around' | 'stacked';

/** Whether the second of a row's dates stands in a line below its figures. */
export const isBelow = (way: DatesWay): boolean =>
  way === 'further below' || way === 'transaction below';

/** It prints the first of its table's dates: the second one alone, a value date, may stand beside the figures. */
export const hasDay = ({ dates: [day] }: Pick<RawRow, 'dates'>): boolean => day !== undefined;

/** Whether lines with a date on a side of a row's figures are its own, though it has its day. */
export const printsFurther = (way: DatesWay, side: 'above' | 'below'): boolean =>
  side === 'above' ? way === 'stacked' : way !== 'single' && way !== 'stacked';

/** Whether what such a line prints goes before the row's date. */
export const leadsDates = (way: DatesWay): boolean =>
  way === 'transaction below' || way === 'stacked';

/** Rows that print a second date below their first, beside more of the description. */
const MOST_ROWS = 0.5;

/** True when a line with a date of its own, and without a figure, stands below most rows' first lines. */
function printsDatesBelow(items: readonly Classified[]): boolean {
  let rows = 0;
  let dated = 0;
  /** Whether the next row below, if there is one, has a date of its own. */
  let nextIsDated = true;
  for (let i = items.length - 1; i >= 0; i -= 1) {
    const item = items[i];
    if (item?.kind !== 'amount') continue;
    const own = isDated(item);
    if (own) {
      rows += 1;
      if (nextIsDated && items[i + 1]?.kind === 'date') dated += 1;
    }
    nextIsDated = own;
  }
  return dated > 1 && dated >= MOST_ROWS * rows;
}

/** Rows that print two dates in lines of their own, at least. */
const LEAST_APART = 3;

/**
 * The lines with dates before the first figures, between two, and behind the last; undefined where dates stand beside
 * figures.
 */
function datesApart(items: readonly Classified[]): Classified[][] | undefined {
  const parts: Classified[][] = [[]];
  for (const item of items) {
    if (item.kind === 'amount' && isDated(item)) return undefined;
    if (item.kind === 'amount') parts.push([]);
    else if (item.kind === 'date') parts.at(-1)?.push(item);
  }
  return parts.length > LEAST_APART ? parts : undefined;
}

/** True when every row prints one date in the line above its figures, and a further one in the line below. */
function printsDatesAround(apart: readonly Classified[][]): boolean {
  const [first, last] = [apart[0], apart.at(-1)];
  const between = apart.slice(1, -1);
  return first?.length === 1 && last?.length === 1 && between.every(({ length }) => length === 2);
}

/** Dates of one column begin at one place. */
const SAME_START = 1;

/** True when every row prints two dates above its figures, one under the other. */
function printsDatesStacked(apart: readonly Classified[][]): boolean {
  const isPair = ([upper, lower, ...more]: Classified[]): boolean =>
    upper !== undefined &&
    lower !== undefined &&
    more.length === 0 &&
    upper.line.page === lower.line.page &&
    upper.text !== '' &&
    Math.abs(upper.line.x0 - lower.line.x0) <= SAME_START;
  return apart.at(-1)?.length === 0 && apart.slice(0, -1).every(isPair);
}

/** How a table's rows print the dates that do not stand beside their figures. */
export function datesWayOf(
  items: readonly Classified[],
  figuresLast: boolean,
  segment: Segment,
  lexicon: Lexicon,
): DatesWay {
  if (!figuresLast && printsDatesBelow(items))
    return namesValueFirst(segment, lexicon) ? 'transaction below' : 'further below';
  const apart = datesApart(items);
  if (!apart) return 'single';
  return printsDatesAround(apart) ? 'around' : printsDatesStacked(apart) ? 'stacked' : 'single';
}
