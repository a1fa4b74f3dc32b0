import type { Classified } from './classified';
import { isDated } from './entries';

/** Rows that must print their dates below for it to be their way. */
const LEAST = 2;

/** Gives lines the dates of others, which are then no more than text. */
function withDatesOf(
  dates: ReadonlyMap<Classified, Classified>,
  items: readonly Classified[],
): readonly Classified[] {
  const taken = new Set(dates.values());
  return items.map((item) => {
    const date = dates.get(item);
    if (date) return { ...item, dates: date.dates };
    return taken.has(item) ? { ...item, dates: [], kind: 'text' as const } : item;
  });
}

/** The last date stands no further from its figures than so many times as the others do. */
const FAR = 2;

/** Baselines nearer than so many font sizes are of one line of print, set a little apart. */
const LEVEL = 0.6;

/** … and nearer than so many, where the row above stands further off. */
const NEAR = 1.1;

/** Whether a figure's line and the date's below it are of one line of print, or of cells of one row that are set apart. */
function isLevel(item: Classified, next: Classified, before: Classified | undefined): boolean {
  const { page, baseline, size } = item.line;
  if (next.line.page !== page) return false;
  const gap = next.line.baseline - baseline;
  // What stands above is of the next part of a table that goes on beside itself.
  if (gap <= -LEVEL * size) return false;
  if (gap < LEVEL * size) return true;
  // A date that waits above for its figure may be this one's, and one without a text may be a day's.
  const isComplete = before?.kind === 'amount' && isDated(before) && before.line.page === page;
  if (!isComplete || next.text === '') return false;
  return gap < NEAR * size && gap < baseline - before.line.baseline;
}

/** Gives a figure's line that says nothing else the date of the line right below, where it is level with that. */
export function withLevelDates(items: readonly Classified[]): readonly Classified[] {
  const own = new Map<Classified, Classified>();
  let before: Classified | undefined;
  items.forEach((item, i) => {
    const next = items[i + 1];
    const isBare = item.kind === 'amount' && !isDated(item) && item.text === '';
    if (isBare && next?.kind === 'date' && isLevel(item, next, before)) {
      own.set(item, next);
      before = { ...item, dates: next.dates, line: next.line };
    } else if (item.kind === 'amount' || (item.kind === 'date' && item.line !== before?.line))
      before = item;
  });
  return own.size === 0 ? items : withDatesOf(own, items);
}

const asTitle = (item: Classified): Classified => ({
  ...item,
  kind: { kind: 'heading', line: item.line, mayBeRow: false },
});

/** Lines with words beside their dates, above rows whose dates have none: a period, or the day that it was printed on. */
function titlesOf(marked: readonly Classified[]): readonly Classified[] {
  const top = marked.findIndex(({ kind }) => kind === 'amount');
  const areBare = marked.slice(top).every(({ kind, text }) => kind === 'amount' || text === '');
  const titles = areBare ? marked.slice(0, Math.max(top, 0)) : [];
  return titles.every(({ text }) => text !== '') ? titles : [];
}

/** Rows that print no date beside their figures, at least, and share of all that do: texts may begin with a day, or tell of one. */
const UNDATED = 2;
const MOST_DATED = 1 / 3;

/** The dates beside some figures are of what the rows' texts tell: most have none, and a date begins the line below all. */
function areOfTexts(marked: readonly Classified[]): boolean {
  const rows = marked.filter(({ kind }) => kind === 'amount');
  const dated = rows.filter(isDated);
  if (dated.length === 0) return true;
  return (
    rows.length - dated.length >= UNDATED &&
    dated.length <= MOST_DATED * rows.length &&
    marked.every(({ kind, line }) => kind !== 'date' || line.dates[0]?.from === 0)
  );
}

/** A figure behind a text that a day is in. */
const statesDay = ({ kind, line: { dates, money } }: Classified): boolean =>
  kind === 'amount' && money.length === 1 && (dates[0]?.from ?? 0) > 0;

/** Points between the left edges of the lines of one text, and how far below the first of them the next one stands, in font sizes. */
const SAME_START = 2;
const NEXT_LINE = 1.7;

/** The only row's text goes on right below with a day and more: `10 January 2024  Transaction: TRANSFER-951200881`. */
const isOnly = ([row, date, ...more]: readonly Classified[]): boolean =>
  more.length === 0 &&
  row !== undefined &&
  date !== undefined &&
  row.text !== '' &&
  date.text !== '' &&
  date.line.dates[0]?.from === 0 &&
  Math.abs(row.line.x0 - date.line.x0) <= SAME_START &&
  date.line.baseline - row.line.baseline <= NEXT_LINE * row.line.size;

/**
 * Where every row prints its date in the line below its figures, gives the dates to the figures' lines; a date
 * stands nearer to its own row than to the next.
 */
export function withDatesFromBelow(all: readonly Classified[]): readonly Classified[] {
  const allMarked = all.filter(({ kind }) => kind === 'amount' || kind === 'date');
  const titles = titlesOf(allMarked);
  // `EUR on 28 February 2025  2,104.50` below the last row is dated by itself: a balance, and so is the next account's below it.
  const end = allMarked.findLastIndex((item) => !statesDay(item)) + 1;
  const marked = allMarked.slice(titles.length, end);
  const items =
    titles.length === 0 ? all : all.map((item) => (titles.includes(item) ? asTitle(item) : item));
  if (marked[0]?.kind !== 'amount' || marked.at(-1)?.kind !== 'date') return all;
  if (!areOfTexts(marked)) return all;
  const below = new Map<Classified, Classified>();
  let closer = 0;
  /** How far the dates stand from their figures: the one above, and the most. */
  let [apart, most] = [0, 0];
  for (const [i, item] of marked.entries()) {
    if (item.kind !== 'amount') continue;
    const [date, next] = [marked[i + 1], marked[i + 2]];
    if (date?.kind !== 'date' || date.line.page !== item.line.page) return all;
    below.set(item, date);
    most = Math.max(most, apart);
    apart = Math.abs(date.line.baseline - item.line.baseline);
    if (!next || next.line.page !== date.line.page) continue;
    const [own, other] = [item, next].map(({ line }) =>
      Math.abs(line.baseline - date.line.baseline),
    );
    closer += Math.sign((other ?? 0) - (own ?? 0));
  }
  // Dates that begin further texts of the rows stand as far from either; below the first row, and the last, they are of both.
  const goOn = below.size > LEAST && [...below.values()].every(({ text }) => text !== '');
  const isCloser = closer > 0 || (goOn && closer === 0);
  // What is dated below the table is another thing's, and no row's.
  if (isOnly(marked)) return withDatesOf(below, items);
  if (below.size < LEAST || !isCloser || apart > FAR * most) return all;
  return withDatesOf(below, items);
}
