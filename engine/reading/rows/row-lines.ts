import { cellsOf } from '../../layout';
import { greatest, least as leastOf } from '../../lists';
import { settings } from '../../settings';
import type { TokenLine } from '../tokens';
import type { Bounds } from './bounds';
import type { Classified } from './classified';
import { type DatesWay, hasDay, isBelow, leadsDates, printsFurther } from './dates-way';
import { isDated, type RawRow } from './entries';

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

/** Gaps that differ by less are alike, in points. */
const ALIKE = 0.3;

/** How many of the lines between two anchors belong to the upper one. */
export function splitPending(
  pending: readonly Classified[],
  row: RawRow | undefined,
  next: Classified,
  { figuresLast, above, dates }: { figuresLast: boolean; above: boolean; dates: DatesWay },
): number {
  if (!row || pending.length === 0) return 0;
  const dated = pending.findIndex((item) => item.kind === 'date');
  // The first one is the upper row's second.
  if (dates === 'around') return dated + 1;
  // Down to its further date, they are the upper row's.
  const least = isBelow(dates) ? pending.findLastIndex((item) => item.kind === 'date') + 1 : 0;
  if (least === 0 && dated >= 0 && !hasDay(next)) return dated;
  const chain = [row.anchor, ...pending.map((item) => item.line), next.line];
  // The first line of the next page, or of the next column of the page.
  const turn = chain.findIndex((line, i) => i > 0 && isTurn(chain[i - 1] ?? line, line));
  if (turn > 0) return figuresLast && least === 0 ? turn - 1 : pending.length;
  const gaps = chain
    .slice(1)
    .map((line, i) => line.baseline - (chain[i]?.baseline ?? line.baseline));
  const widest = greatest(gaps);
  const narrowest = leastOf(gaps);
  // Of gaps alike, the last one parts rows that print their lines below: the others are within a description.
  if (widest > 1.12 * narrowest + 0.3)
    return Math.max(
      least,
      above ? gaps.indexOf(widest) : gaps.findLastIndex((gap) => gap >= widest - ALIKE),
    );
  return figuresLast && least === 0 ? 0 : pending.length;
}

const isTurn = (before: TokenLine, line: TokenLine): boolean =>
  line.page !== before.page || line.baseline < before.baseline;

/** The least distance (points) of a table's rows, each from the next one of its page; infinite of one row. */
export function pitchOf(items: readonly Classified[]): number {
  let pitch = Infinity;
  let before: TokenLine | undefined;
  for (const { kind, line } of items) {
    if (kind !== 'amount') continue;
    const step = before?.page === line.page ? line.baseline - before.baseline : 0;
    if (step > 0 && step < pitch) pitch = step;
    before = line;
  }
  return pitch;
}

/**
 * Whether a line without a figure begins where a cell of a row does, no further below it than its table's rows are from each
 * other.
 */
const isSetAsRows = ({ anchor, lines }: RawRow, line: TokenLine, pitch: number): boolean =>
  line.page === anchor.page &&
  line.money.every(({ exact }) => !exact) &&
  line.baseline - (lines.at(-1) ?? anchor).baseline <= pitch + ALIKE &&
  cellsOf(anchor.words).some(({ x0 }) => Math.abs(x0 - line.x0) <= SAME_START);

/**
 * How a table sets its rows: where its columns end, where its dates stand, and how far its rows are apart, between two of
 * which lines stand: below the last one of a page, it says nothing.
 */
export type Setting = { bounds: Bounds; dates: DatesWay; pitch?: number };

/** Adds the lines that stand near enough, counted from the row outwards. */
export function attach(
  row: RawRow,
  items: readonly Classified[],
  side: 'above' | 'below',
  { bounds, dates, pitch = 0 }: Setting,
): void {
  if (items.length === 0) return;
  const ordered = side === 'above' ? [...items].reverse() : items;
  let edge = row.anchor;
  for (const item of ordered) {
    if (row.lines.length >= settings.descriptionLines) return;
    const gap = Math.abs(item.line.baseline - edge.baseline);
    const near =
      item.line.page === edge.page &&
      (gap <= settings.descriptionGap * Math.max(item.line.size, edge.size) ||
        (side === 'below' && item.kind === 'text' && isSetAsRows(row, item.line, pitch)));
    const dated = item.kind === 'date';
    if (!near && !dated) return;
    if (dated && side === 'above' && !hasDay(row)) {
      row.dates = item.dates.map((date, i) => date ?? row.dates[i]);
      // A narrow column may set the figure lower than what says which way it goes.
      row.mark ??= item.mark;
    } else if (dated && !printsFurther(dates, side)) return;
    else if (dated && leadsDates(dates) && row.dates.length === 1)
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
