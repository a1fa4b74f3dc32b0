import { offsetOf, overlapOf, type Span, wordGapOf } from '../../layout';
import { settings } from '../../settings';
import { endsIn } from '../../text';
import type { HeaderColumn } from '../headings';
import type { Segment } from '../tables';
import type { TokenLine } from '../tokens';
import { isDateRole, mayName } from '../vocabulary';
import { mostIn, shareFew } from './clusters';

type DateColumn = { x0: number; x1: number; count: number; lines: number[] };

/** Share of the lines with dates from which on a date is no word of a description. */
const ALWAYS = 0.9;

/** Columns of dates by their left edges; of equal ones the leftmost is the transaction's. */
export function dateColumns(segment: Segment): { x0: number; x1: number }[] {
  // Of one day, rows print none: the dates among them are words.
  if (segment.day) return [];
  const list = merged(dateSpans(segment));
  const headings = (segment.header?.columns ?? []).filter(({ role }) => isDateRole(role));
  const most = mostIn(list);
  // The transaction's date first; of several columns under one heading, the one with most dates.
  headings.sort((a, b) => Number(b.role === 'date') - Number(a.role === 'date') || a.x0 - b.x0);
  const byOrder = inOrder(headings, list, most);
  if (byOrder) return byOrder.map(({ x0, x1 }) => ({ x0, x1 }));
  const free = new Set(list);
  const headed = headings.flatMap((heading) => {
    const pair = headings.length === 1 ? pairUnder(heading, list, segment) : undefined;
    const best = bestUnder(heading, [...free]);
    const own = pair ?? (best ? [best] : []);
    for (const column of own) free.delete(column);
    return own;
  });
  // The only dates that rows begin with are a column, though more may stand above the only row.
  const [led, ...more] = list.filter((column) => leadsFigures(column, segment));
  const strong = list.filter(
    (column) => column.count >= Math.max(1, 0.5 * most) || (column === led && more.length === 0),
  );
  const [first] = headed;
  /** Left of the posting's: a voucher is of the day before. */
  const isVouchers = (column: DateColumn): boolean =>
    first !== undefined && column.x1 < first.x0 && isUnderReference(column, segment);
  // A column of dates whose heading was not understood; the transaction's stands before the value's.
  const others = [...free].filter(
    (column) =>
      column.count >= ALWAYS * most &&
      standsFree(column, segment) &&
      !(headed.length > 0 && (isOfReference(column, segment) || isUnderText(column, segment))),
  );
  const isFirst = headings.some(({ role }) => role === 'date') && !others.some(isVouchers);
  const named = isFirst ? [...headed, ...others] : [...others, ...headed];
  const chosen = headed.length > 0 ? named : besideFirst(outsideTexts(strong, segment), segment);
  return chosen.map(({ x0, x1 }) => ({ x0, x1 }));
}

/**
 * Where cells are set a word space apart, dates stand left of their names: as many full columns as names are theirs in
 * their order. Undefined where one of them stands under its own.
 */
function inOrder(
  headings: readonly HeaderColumn[],
  list: readonly DateColumn[],
  most: number,
): DateColumn[] | undefined {
  const full = list
    .filter((column) => column.count >= ALWAYS * most)
    .toSorted((a, b) => a.x0 - b.x0);
  if (headings.length < 2 || full.length !== headings.length) return undefined;
  const names = headings.toSorted((a, b) => a.x0 - b.x0);
  const last = full.at(-1);
  const second = names[1];
  if (!last || !second || last.x1 > second.x0) return undefined;
  return headings.flatMap((heading) => full[names.indexOf(heading)] ?? []);
}

/** `08.05.`: no instalment, `01/12`, and no number, `0118`. */
const DOTTED = /^\d{1,2}\.\d{1,2}\./;

/**
 * `No. of instalment` over `01/12`: its heading says that it is something else. `Beleg` over `08.05.` is of a
 * voucher's day.
 */
const isOfReference = (column: DateColumn, segment: Segment): boolean =>
  isUnderReference(column, segment) &&
  !segment.lines.some(({ dates, words }) =>
    dates.some((date) => overlapOf(date, column) > 0 && DOTTED.test(words[date.from]?.text ?? '')),
  );

const isUnderReference = (column: DateColumn, { header }: Segment): boolean =>
  header?.columns.some((name) => name.role === 'reference' && overlapOf(name, column) > 0) === true;

/**
 * Under the name of descriptions, on lines that print neither a figure nor another date: what is left of a text is no
 * column.
 */
function isUnderText(column: DateColumn, { header, lines }: Segment): boolean {
  const isUnder = header?.columns.some(
    (name) => name.role === 'description' && overlapOf(name, column) > 0,
  );
  if (!isUnder) return false;
  const own = lines.filter(({ dates }) => dates.some((date) => overlapOf(date, column) > 0));
  const alone = own.filter(
    ({ dates, money }) => dates.length === 1 && !money.some(({ exact }) => exact),
  );
  return alone.length > 0 && alone.length >= own.length / 2;
}

/** How far from a heading its column may stand, in points. */
const UNDER = 6;

/** The columns under a heading that have at least a share of the fullest's dates. */
function fullUnder(heading: Span, columns: readonly DateColumn[], share: number): DateColumn[] {
  const under = columns.filter(({ x0, x1 }) => heading.x1 > x0 - UNDER && heading.x0 < x1 + UNDER);
  const most = mostIn(under);
  return under.filter(({ count }) => count >= share * most);
}

/** The column under a heading with most dates; of several with about as many, the one that is in line with it. */
const bestUnder = (heading: Span, columns: readonly DateColumn[]): DateColumn | undefined =>
  fullUnder(heading, columns, SHARE_OF_MOST).reduce<DateColumn | undefined>(
    (best, next) => (best && offsetOf(best, heading) <= offsetOf(next, heading) ? best : next),
    undefined,
  );

/**
 * Two columns that stand side by side under the only name of dates, run together from two, the transaction's first: the left
 * one, unless the name begins with the value's, `Value / Booking`.
 */
function pairUnder(
  heading: HeaderColumn,
  columns: readonly DateColumn[],
  segment: Segment,
): DateColumn[] | undefined {
  const full = fullUnder(heading, columns, SHARE_OF_DAYS);
  if (full.length < 2) return undefined;
  const under = full.filter((column) => standsFree(column, segment));
  const [left, right, ...more] = under.sort((a, b) => a.x0 - b.x0);
  if (!left || !right || more.length > 0 || shareFew(left.lines, right.lines)) return undefined;
  const within = (x: number): boolean => x > heading.x0 - UNDER && x < heading.x1 + UNDER;
  if (!within(left.x0) || !within(right.x0)) return undefined;
  return heading.role === 'valueDate' && heading.text.includes('/') ? [right, left] : [left, right];
}

/** Share of a column's rows that another has a date on, where a day's date is printed once. */
const SHARE_OF_DAYS = 0.2;

/** Share of the dates of the fullest column under a heading from which on another may be the heading's. */
const SHARE_OF_MOST = 0.5;

/** Dates of one column share an edge or their middle (points), … */
const ALIGNED = 4;
/** … or most of their place: a date over two lines stands where its longer half does. */
const SAME_PLACE = 0.6;

const areAligned = (a: DateColumn, b: DateColumn): boolean =>
  overlapOf(a, b) >= SAME_PLACE * (b.x1 - b.x0) || offsetOf(a, b) <= ALIGNED;

/** Centred dates begin at many places: aligned spans are one column, unless they share their lines. */
function merged(spans: readonly DateColumn[]): DateColumn[] {
  const list: { column: DateColumn; parts: DateColumn[] }[] = [];
  for (const span of spans) {
    const found = list.find(
      ({ column, parts }) =>
        parts.some((part) => areAligned(part, span)) && shareFew(span.lines, column.lines),
    );
    if (!found) {
      list.push({ column: { ...span }, parts: [span] });
      continue;
    }
    const { column, parts } = found;
    column.x1 = Math.max(column.x1, span.x1);
    column.count += span.count;
    for (const line of span.lines) column.lines.push(line);
    parts.push(span);
  }
  return list.map(({ column }) => column);
}

/** `08.04.2024 / 09.04.2024`: what parts two dates of one cell. */
const STROKE = /^[/|]$/;

/** Whether most of its dates are cells of their own, or follow another date: in descriptions, they follow words. */
function standsFree(column: DateColumn, { lines }: Segment): boolean {
  // Letter-spaced words stand further apart.
  const gap = Math.max(settings.cellGap, wordGapOf(lines) + settings.headingGap);
  let free = 0;
  for (const { dates, words } of lines)
    for (const { from, x0, x1 } of dates) {
      if (overlapOf({ x0, x1 }, column) <= 0) continue;
      const before = words[from - 1];
      const end = before && STROKE.test(before.text) ? from - 1 : from;
      const follows = dates.some(({ to }) => to === end);
      if (!before || follows || x0 - before.x1 > gap * before.size) free += 1;
    }
  return free > 0.5 * column.count;
}

/** Dates that begin at one place (points). */
const SAME_START = 1.5;

/** Dates that begin at one place: where they end, and the indexes of their lines. */
type Start = { x0: number; ends: number[]; lines: number[] };

/** Where dates begin and usually end, left to right: a longer one among them bridges no two columns. */
function dateSpans({ lines }: Segment): DateColumn[] {
  const byStart = new Map<number, Start>();
  for (const { dates, money, index } of lines)
    for (const { x0, x1, weak } of dates) {
      if (money.length === 0 && weak) continue;
      const start = byStart.get(x0);
      if (start) {
        start.ends.push(x1);
        start.lines.push(index);
      } else byStart.set(x0, { x0, ends: [x1], lines: [index] });
    }
  const starts: Start[] = [];
  for (const start of [...byStart.values()].sort((a, b) => a.x0 - b.x0)) {
    const last = starts.at(-1);
    if (last && start.x0 - last.x0 <= SAME_START) {
      for (const end of start.ends) last.ends.push(end);
      for (const line of start.lines) last.lines.push(line);
    } else starts.push(start);
  }
  return starts.map(({ x0, ends, lines: of }) => {
    const x1 = Float64Array.from(ends).sort()[ends.length >> 1] ?? x0;
    return { x0, x1, count: ends.length, lines: of };
  });
}

/** Share of a column's dates, or of the first column's, that stand on lines with one of the other. */
const TOGETHER = 0.5;

/**
 * Columns that rows are dated by: the one whose dates stand in lines of their own, else the one with most dates
 * beside figures; and those that share their lines with it. The rest are words of descriptions, or above the table.
 */
function besideFirst(list: readonly DateColumn[], { lines }: Segment): readonly DateColumn[] {
  if (list.length < 2) return list;
  const count = (column: DateColumn, accept: (line: TokenLine) => boolean): number =>
    lines.filter((line) => line.dates.some((date) => overlapOf(date, column) > 0) && accept(line))
      .length;
  const isAlone = ({ dates: [date], words }: TokenLine): boolean =>
    date?.from === 0 && date.to === words.length;
  const headings = new Set(lines.filter((line, i) => headsRow(line, lines[i + 1])));
  const isHeading = (line: TokenLine): boolean => headings.has(line);
  const isFigured = ({ money }: TokenLine): boolean => money.some(({ exact }) => exact);
  const alone = mostOf(list, (column) => count(column, isAlone));
  const figured = mostOf(list, (column) => count(column, isFigured));
  // Of a row alone nothing else tells which of its dates is its own.
  const leftmost = list.reduce((a, b) => (b.x0 < a.x0 ? b : a));
  const byFigures = mostIn(list) > 1 ? figured : leftmost;
  const heading = mostOf(list, (column) => count(column, isHeading));
  const areWords = count(heading, isHeading) > 0 && endsTexts(byFigures, lines);
  const first = count(alone, isAlone) > 1 ? alone : areWords ? heading : byFigures;
  const together = (column: DateColumn): number =>
    count(column, ({ dates }) => dates.some((date) => overlapOf(date, first) > 0));
  return list.filter(
    (column) =>
      column === first || together(column) >= TOGETHER * Math.min(first.count, column.count),
  );
}

/** `Monday, 19 February 2024` over a row of that day, whose text may tell of another. */
function headsRow({ index, dates: [date], words }: TokenLine, below?: TokenLine): boolean {
  if (!date || date.weak || date.from > 1 || date.to < words.length) return false;
  if (below?.index !== index + 1) return false;
  const name = date.from === 0 ? undefined : words[0]?.text;
  const isWeekday = name === undefined || (name.length > 2 && !endsIn(name, ':'));
  return (
    isWeekday &&
    below.dates[0]?.from !== 0 &&
    below.money.some(({ exact }) => exact) &&
    !mayName(below, 'balances')
  );
}

/** Words of letters before a date that make a text of what it ends: `Mon`, `001`, `DD` may stand before a row's day. */
const TEXT_WORDS = 2;
const TEXT_WORD = /\p{L}{2}/u;

/** Whether most of a column's dates end texts: right behind some words. */
function endsTexts(column: DateColumn, lines: readonly TokenLine[]): boolean {
  let ending = 0;
  for (const { dates, words } of lines)
    for (const date of dates) {
      if (overlapOf(date, column) <= 0) continue;
      const before = words.slice(0, date.from).filter(({ text }) => TEXT_WORD.test(text));
      const isLabelled = endsIn(words[date.from - 1]?.text ?? '', ':');
      if (before.length >= TEXT_WORDS && !isLabelled) ending += 1;
    }
  return ending > 0.5 * column.count;
}

/**
 * Columns of dates, without those that follow words where one further right, of the same lines, is a cell of its own:
 * they end texts.
 */
function outsideTexts(list: readonly DateColumn[], segment: Segment): readonly DateColumn[] {
  if (list.length < 2) return list;
  const free = list.filter((column) => standsFree(column, segment));
  const isOfText = (column: DateColumn): boolean =>
    !free.includes(column) &&
    endsTexts(column, segment.lines) &&
    free.some(({ x0, lines }) => x0 > column.x1 && !shareFew(lines, column.lines));
  return list.filter((column) => !isOfText(column));
}

/** A line begins with one of its dates, and bears a figure. */
const leadsFigures = (column: DateColumn, { lines }: Segment): boolean =>
  lines.some(
    ({ dates: [date], money }) =>
      date?.from === 0 && overlapOf(date, column) > 0 && money.some(({ exact }) => exact),
  );

/** The item that scores highest, the first of equals; the list is not empty. */
const mostOf = (list: readonly DateColumn[], score: (column: DateColumn) => number): DateColumn =>
  list.reduce((best, next) => (score(next) > score(best) ? next : best));
