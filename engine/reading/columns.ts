import type { ColumnRole } from '../languages';
import { settings } from '../settings';
import { fold } from '../text';
import { type Cluster, clusters } from './clusters';
import type { PrintedDate } from './dates';
import { type HeaderColumn, isMoneyRole } from './headers';
import type { Lexicon } from './lexicon';
import type { Money } from './money';
import type { Segment } from './segments';
import { overlapOf } from './span';
import type { TokenLine } from './token-line';
import { mayName } from './topics';

/** A column of figures: where it stands, how many figures it holds, and what its heading says. */
export type MoneyColumn = {
  x0: number;
  x1: number;
  /** Mean right edge of its figures. */
  edge: number;
  /** Mean middle of its figures. */
  center: number;
  count: number;
  role: ColumnRole | undefined;
};

export type Columns = {
  money: MoneyColumn[];
  /** Left edges (points) of the date columns, the transaction date first. */
  dates: { x0: number; x1: number }[];
  /** A column of DR / CR marks apart from the figures. */
  marks: { x0: number; x1: number } | undefined;
  /** A column that names the currency of the row, or of its foreign amount. */
  currencies: { x0: number; x1: number } | undefined;
  /** True where x tells no columns apart: a figure's column is its place from the line's end. */
  ordinal: boolean;
};

const mostIn = (list: readonly { count: number }[]): number =>
  list.reduce((most, { count }) => Math.max(most, count), 0);

/** In a table of more rows, a column of one figure is none. */
const FEW_ROWS = 6;

const UNMATCHED = 45;

/** How far a column of figures is from a heading: by whichever edge or centre they were aligned. */
function distance(cluster: Cluster, heading: HeaderColumn): number {
  const edge = cluster.edges / cluster.count;
  const aligned = Math.min(
    Math.abs(edge - heading.x1),
    Math.abs(cluster.x0 - heading.x0),
    Math.abs((cluster.x0 + cluster.x1) / 2 - (heading.x0 + heading.x1) / 2),
  );
  const apart = Math.max(cluster.x0 - heading.x1, heading.x0 - cluster.x1, 0);
  return Math.min(aligned, 30) + apart;
}

/** Pairs clusters with headings in their order from left to right, at the least total distance. */
function pair(
  list: readonly Cluster[],
  headings: readonly HeaderColumn[],
): (HeaderColumn | undefined)[] {
  const [n, m] = [list.length, headings.length];
  const most = Math.max(1, mostIn(list));
  const skip = (cluster: Cluster): number => UNMATCHED * (cluster.count >= 0.1 * most ? 1 : 0.4);
  const cost: number[][] = Array.from({ length: n + 1 }, () =>
    Array.from({ length: m + 1 }, () => 0),
  );
  const at = (i: number, j: number): number => cost[i]?.[j] ?? 0;
  for (let i = n - 1; i >= 0; i -= 1) {
    const row = cost[i];
    const cluster = list[i];
    if (!row || !cluster) continue;
    for (let j = m; j >= 0; j -= 1) {
      const heading = headings[j];
      const leave = skip(cluster) + at(i + 1, j);
      if (!heading) row[j] = leave;
      else row[j] = Math.min(leave, at(i, j + 1), distance(cluster, heading) + at(i + 1, j + 1));
    }
  }
  const paired: (HeaderColumn | undefined)[] = [];
  let j = 0;
  for (let i = 0; i < n; i += 1) {
    const cluster = list[i];
    if (!cluster) continue;
    while (j < m && at(i, j) === at(i, j + 1)) j += 1;
    const heading = headings[j];
    if (heading && at(i, j) === distance(cluster, heading) + at(i + 1, j + 1)) {
      paired.push(heading);
      j += 1;
    } else paired.push(undefined);
  }
  return paired;
}

function moneyColumns(segment: Segment): MoneyColumn[] {
  const headings = (segment.header?.columns ?? []).filter((column) => isMoneyRole(column.role));
  const rows = headings.length > 0 ? [] : rowLines(segment);
  const lines = rows.length > 0 ? rows : segment.lines;
  let list = clusters(lines, (m) => m.exact && m.alone);
  const overlaps = (m: Money): boolean => headings.some((h) => m.x1 > h.x0 - 4 && m.x0 < h.x1 + 4);
  if (headings.length > 0) {
    // Amounts printed without decimals count where a heading stands above them.
    const isLoose = (m: Money): boolean => !m.exact && overlaps(m) && m.alone;
    if (lines.some((line) => line.money.some(isLoose))) {
      const loose = clusters(lines, (m) => isLoose(m) || (m.exact && m.alone));
      if (loose.length > list.length || list.length === 0) list = loose;
    }
  }
  if (headings.length === 0 && list.length > 1) {
    const most = mostIn(list);
    list = list.filter(
      (cluster) => cluster.count >= Math.max(most < FEW_ROWS ? 1 : 2, 0.04 * most),
    );
  }
  const paired = pair(list, headings);
  const most = mostIn(list);
  return list.flatMap((cluster, i) => {
    const heading = paired[i];
    const stray = cluster.count < Math.max(2, 0.1 * most) || cluster.dated === 0;
    if (headings.length > 0 && !heading && stray) return [];
    const { x0, x1, count } = cluster;
    const edge = cluster.edges / count;
    const center = cluster.centers / count;
    return [{ x0, x1, edge, center, count, role: heading?.role }];
  });
}

/** Share of the lines with dates from which on a date is no word of a description. */
const ALWAYS = 0.9;

type DateColumn = { x0: number; x1: number; count: number };

/** Dates that begin at one place (points). */
const SAME_START = 1.5;

/** Where dates begin and usually end, left to right: a longer one among them bridges no two columns. */
function dateSpans({ lines }: Segment): DateColumn[] {
  const dates: PrintedDate[] = [];
  for (const line of lines)
    for (const date of line.dates) if (line.money.length > 0 || !date.weak) dates.push(date);
  dates.sort((a, b) => a.x0 - b.x0);
  const starts: { x0: number; ends: number[] }[] = [];
  for (const { x0, x1 } of dates) {
    const last = starts.at(-1);
    if (last && x0 - last.x0 <= SAME_START) last.ends.push(x1);
    else starts.push({ x0, ends: [x1] });
  }
  return starts.map(({ x0, ends }) => {
    const x1 = ends.toSorted((a, b) => a - b)[ends.length >> 1] ?? x0;
    return { x0, x1, count: ends.length };
  });
}

/** Columns of dates by their left edges; of equal ones the leftmost is the transaction's. */
function dateColumns(segment: Segment): { x0: number; x1: number }[] {
  const list: DateColumn[] = [];
  for (const span of dateSpans(segment)) {
    const last = list.at(-1);
    if (last && span.x0 - last.x1 <= -0.3 * (span.x1 - span.x0)) {
      last.x1 = Math.max(last.x1, span.x1);
      last.count += span.count;
    } else list.push({ ...span });
  }
  const headings = (segment.header?.columns ?? []).filter(
    (c) => c.role === 'date' || c.role === 'valueDate',
  );
  const most = mostIn(list);
  // The transaction's date first; of several columns under one heading, the one with most dates.
  headings.sort((a, b) => Number(b.role === 'date') - Number(a.role === 'date') || a.x0 - b.x0);
  const free = new Set(list);
  const headed = headings.flatMap((heading) => {
    const under = [...free]
      .filter((column) => heading.x1 > column.x0 - 6 && heading.x0 < column.x1 + 6)
      .sort((a, b) => b.count - a.count);
    const [best] = under;
    if (best) free.delete(best);
    return best ?? [];
  });
  const strong = list.filter((column) => column.count >= Math.max(1, 0.5 * most));
  // A column of dates whose heading was not understood; the transaction's stands before the value's.
  const others = [...free].filter((column) => column.count >= ALWAYS * most);
  const named = headings.some(({ role }) => role === 'date')
    ? [...headed, ...others]
    : [...others, ...headed];
  const chosen = headed.length > 0 ? named : besideFirst(strong, segment);
  return chosen.map(({ x0, x1 }) => ({ x0, x1 }));
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
  const isFigured = ({ money }: TokenLine): boolean => money.some(({ exact }) => exact);
  const alone = mostOf(list, (column) => count(column, isAlone));
  const first =
    count(alone, isAlone) > 1 ? alone : mostOf(list, (column) => count(column, isFigured));
  const together = (column: DateColumn): number =>
    count(column, ({ dates }) => dates.some((date) => overlapOf(date, first) > 0));
  return list.filter(
    (column) =>
      column === first || together(column) >= TOGETHER * Math.min(first.count, column.count),
  );
}

/** The item that scores highest, the first of equals; the list is not empty. */
const mostOf = (list: readonly DateColumn[], score: (column: DateColumn) => number): DateColumn =>
  list.reduce((best, next) => (score(next) > score(best) ? next : best));

/** Lines with a date and a figure; where a day's date is printed once or above its rows, those with a figure. */
function rowLines({ lines }: Segment): readonly TokenLine[] {
  const top = lines.findIndex((line) => line.dates.length > 0);
  const figured = lines
    .slice(Math.max(top, 0))
    .filter((line) => line.money.some((money) => money.exact && money.alone));
  const dated = figured.filter((line) => line.dates.length > 0);
  return dated.length < 0.5 * figured.length ? figured : dated;
}

/** Words that say debit or credit and stand in one column on most lines with figures. */
function markColumn(segment: Segment, lexicon: Lexicon): Columns['marks'] {
  if (!segment.lines.some((line) => mayName(line, 'marks'))) return undefined;
  const lines = rowLines(segment);
  const found: { x0: number; x1: number; count: number }[] = [];
  for (const line of lines)
    for (const [i, word] of mayName(line, 'marks') ? line.words.entries() : []) {
      if (word.text.length > 6 || lexicon.markerOf(fold(word.text)) === undefined) continue;
      if (line.money.some((money) => i >= money.from && i < money.to)) continue;
      const column = found.find((other) => word.x0 < other.x1 && word.x1 > other.x0);
      if (column) {
        column.x0 = Math.min(column.x0, word.x0);
        column.x1 = Math.max(column.x1, word.x1);
        column.count += 1;
      } else found.push({ x0: word.x0, x1: word.x1, count: 1 });
    }
  const best = found.sort((a, b) => b.count - a.count)[0];
  const headed = segment.header?.columns.some((column) => column.role === 'sign') === true;
  const enough = best !== undefined && best.count >= (headed ? 0.3 : 0.6) * lines.length;
  return best && enough && best.x1 - best.x0 < 60 ? best : undefined;
}

/** Measures the columns of a segment from its own figures and dates, and unites them with their headings. */
export function columnsOf(segment: Segment, lexicon: Lexicon): Columns {
  const money = moneyColumns(segment);
  const byPlace = ordinalColumns(segment, money);
  return {
    money: byPlace ?? money,
    dates: dateColumns(segment),
    marks: markColumn(segment, lexicon),
    currencies: segment.header?.columns.find(({ role }) => role === 'currency'),
    ordinal: byPlace !== undefined,
  };
}

/** How many exact figures end a line. */
function countTrailing({ words, money }: TokenLine): number {
  let at = words.length;
  let count = 0;
  for (let i = money.length - 1; i >= 0; i -= 1) {
    const figure = money[i];
    if (!figure?.exact || figure.to !== at) break;
    at = figure.from;
    count += 1;
  }
  return count;
}

/** The exact figures that end a line. */
const trailing = (line: TokenLine): Money[] =>
  line.money.slice(line.money.length - countTrailing(line));

/**
 * Where cells are set a word space apart, x says nothing. When dated lines end in more figures than there
 * are columns by x, columns are counted from the line's end.
 */
function ordinalColumns(segment: Segment, byX: readonly MoneyColumn[]): MoneyColumn[] | undefined {
  let [most, usual, all] = [0, 0, 0];
  for (const line of segment.lines) {
    const count = line.dates.length > 0 ? countTrailing(line) : 0;
    if (count === 0) continue;
    all += 1;
    if (count > most) [most, usual] = [count, 0];
    if (count === most) usual += 1;
  }
  if (most < 2 || most > 4 || usual < 0.8 * all || byX.length >= most) return undefined;
  const headings = (segment.header?.columns ?? []).filter((column) => isMoneyRole(column.role));
  return Array.from({ length: most }, (_, i) => ({
    x0: 0,
    x1: 0,
    edge: 0,
    center: 0,
    count: usual,
    role: headings.length === most || i === most - 1 ? headings.at(i - most)?.role : undefined,
  }));
}

/** The column that a figure stands in. */
export function columnAt(columns: Columns, money: Money, line: TokenLine): number | undefined {
  if (columns.ordinal) {
    const tail = trailing(line);
    const place = tail.indexOf(money);
    const column = columns.money.length - tail.length + place;
    return place < 0 || column < 0 ? undefined : column;
  }
  let best: number | undefined;
  let least = Infinity;
  for (let i = 0; i < columns.money.length; i += 1) {
    const column = columns.money[i];
    if (!column) continue;
    const inside = money.x1 > column.x0 - 2 && money.x0 < column.x1 + 2;
    const off = Math.abs(money.edge - column.edge);
    if ((inside || off <= settings.columnEdge) && off < least) {
      best = i;
      least = off;
    }
  }
  return best;
}
