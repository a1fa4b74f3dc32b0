import { greatest, least } from '../../lists';
import { settings } from '../../settings';
import type { TokenLine } from '../tokens';
import type { Bounds } from './bounds';
import type { Classified } from './classify';
import { isDated, type RawRow } from './entries';

/** It prints the first of its table's dates: the second one alone, a value date, may stand beside the figures. */
const hasDay = ({ dates: [day] }: Pick<RawRow, 'dates'>): boolean => day !== undefined;

/** True when rows print their date on the first line and their figures on the last. */
export function printsFiguresLast(items: readonly Classified[]): boolean {
  let last = 0;
  let first = 0;
  items.forEach((item, i) => {
    if (item.kind === 'amount' && hasDay(item)) first += 1;
    if (item.kind !== 'date' || item.text === '') return;
    const next = items
      .slice(i + 1, i + 4)
      .find((other) => other.kind === 'amount' || isDated(other));
    if (next?.kind === 'amount' && !hasDay(next)) last += 1;
  });
  return last > 0 && last >= 0.15 * first;
}

/** Rows that print a second date below their first, beside more of the description. */
const MOST_ROWS = 0.5;

/** True when a line with a date of its own, and without a figure, stands below most rows' first lines. */
export function printsDatesBelow(items: readonly Classified[]): boolean {
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

/** Rows that print a date above their figures and one below, at least. */
const LEAST_AROUND = 3;

/** True when every row prints one date in the line above its figures, and a further one in the line below. */
export function printsDatesAround(items: readonly Classified[]): boolean {
  /** Dates before the first figures, between two, and behind the last. */
  const counts = [0];
  for (const item of items) {
    if (item.kind === 'amount' && isDated(item)) return false;
    if (item.kind === 'amount') counts.push(0);
    else if (item.kind === 'date') counts.push((counts.pop() ?? 0) + 1);
  }
  const [first, ...rest] = counts;
  const last = rest.pop();
  const isEach = first === 1 && last === 1 && rest.every((between) => between === 2);
  return isEach && rest.length + 1 >= LEAST_AROUND;
}

/** Gaps that differ by less are alike, in points. */
const ALIKE = 0.3;

/** How many of the lines between two anchors belong to the upper one. */
export function splitPending(
  pending: readonly Classified[],
  row: RawRow | undefined,
  next: Classified,
  {
    figuresLast,
    above,
    datesAround,
  }: { figuresLast: boolean; above: boolean; datesAround: boolean },
): number {
  if (!row || pending.length === 0) return 0;
  const dated = pending.findIndex((item) => item.kind === 'date');
  // The first one is the upper row's second.
  if (datesAround) return dated + 1;
  if (dated >= 0 && !hasDay(next)) return dated;
  const chain = [row.anchor, ...pending.map((item) => item.line), next.line];
  // The first line of the next page, or of the next column of the page.
  const turn = chain.findIndex((line, i) => i > 0 && isTurn(chain[i - 1] ?? line, line));
  if (turn > 0) return figuresLast ? turn - 1 : pending.length;
  const gaps = chain
    .slice(1)
    .map((line, i) => line.baseline - (chain[i]?.baseline ?? line.baseline));
  const widest = greatest(gaps);
  const narrowest = least(gaps);
  // Of gaps alike, the last one parts rows that print their lines below: the others are within a description.
  if (widest > 1.12 * narrowest + 0.3)
    return above ? gaps.indexOf(widest) : gaps.findLastIndex((gap) => gap >= widest - ALIKE);
  return figuresLast ? 0 : pending.length;
}

const isTurn = (before: TokenLine, line: TokenLine): boolean =>
  line.page !== before.page || line.baseline < before.baseline;

/** What the dates are that most rows print below their first: further ones, or the transaction's, where that is called the value's. */
export type DatesBelow = 'further' | 'transaction';

/** Adds the lines that stand near enough, counted from the row outwards. */
export function attach(
  row: RawRow,
  items: readonly Classified[],
  side: 'above' | 'below',
  bounds: Bounds,
  datesBelow?: DatesBelow,
): void {
  if (items.length === 0) return;
  const ordered = side === 'above' ? [...items].reverse() : items;
  let edge = row.anchor;
  for (const item of ordered) {
    if (row.lines.length >= settings.descriptionLines) return;
    const gap = Math.abs(item.line.baseline - edge.baseline);
    const near =
      item.line.page === edge.page &&
      gap <= settings.descriptionGap * Math.max(item.line.size, edge.size);
    const dated = item.kind === 'date';
    if (!near && !dated) return;
    if (dated && side === 'above' && !hasDay(row)) {
      row.dates = item.dates.map((date, i) => date ?? row.dates[i]);
      // A narrow column may set the figure lower than what says which way it goes.
      row.mark ??= item.mark;
    } else if (dated && (side === 'above' || !datesBelow)) return;
    else if (dated && datesBelow === 'transaction' && row.dates.length === 1)
      row.dates = [item.dates[0], ...row.dates];
    const inside = item.line.x0 < bounds.x1 && item.line.x1 > bounds.x0;
    const says = item.text !== '' && !(side === 'above' && item.namesDate);
    if (inside && says) {
      if (side === 'above') row.description.unshift(item.text);
      else row.description.push(item.text);
    }
    row.lines.push(item.line);
    edge = item.line;
  }
}

/** Lines of one column of text begin at one place. */
const SAME_START = 2;

/** Gives a row the lines that go on with its description at the head of the next page; says how many. */
export function carryOver(row: RawRow, items: readonly Classified[]): number {
  const { dates, words } = row.anchor;
  const first = words.find((_, i) => !dates.some(({ from, to }) => i >= from && i < to));
  const starts = [first, ...row.lines.slice(1)].flatMap((part) => part?.x0 ?? []);
  const end = items.findIndex(
    ({ kind, text, line }) =>
      kind !== 'text' ||
      text === '' ||
      line.page === row.anchor.page ||
      !starts.some((x0) => Math.abs(x0 - line.x0) <= SAME_START),
  );
  const most = Math.max(0, settings.descriptionLines - row.lines.length);
  const own = items.slice(0, Math.min(most, end < 0 ? items.length : end));
  for (const { text, line } of own) {
    row.description.push(text);
    row.lines.push(line);
  }
  return own.length;
}
