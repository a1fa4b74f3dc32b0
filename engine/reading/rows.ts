import type { ColumnRole, SectionRole } from '../languages';
import type { Word } from '../pdf';
import { settings } from '../settings';
import { fold } from '../text';
import { type Columns, columnAt, type MoneyColumn } from './columns';
import type { PrintedDate } from './dates';
import type { Holders } from './holders';
import type { Lexicon } from './lexicon';
import { lineKind } from './line-kinds';
import type { Money } from './money';
import type { Segment } from './segments';
import { overlapOf } from './span';
import { isBegunDate } from './split-dates';
import type { TokenLine } from './token-line';

/** A figure and the column that it stands in. */
export type RowCell = { column: number; money: Money };

/** A row as printed: what its figures mean is not yet decided. */
export type RawRow = {
  kind: 'row';
  /** The line that carries its figures. */
  anchor: TokenLine;
  lines: TokenLine[];
  /** In the order of the date columns; undefined where that column is empty. */
  dates: (PrintedDate | undefined)[];
  cells: RowCell[];
  /** What a column of DR / CR marks says of the row. */
  mark: 'debit' | 'credit' | undefined;
  /** What a column of currencies says, as printed. */
  currency: string | undefined;
  /** One item per printed line. */
  description: string[];
  /** Something in the column of dates was not read: the date of the row above may not be its own. */
  dateLost: boolean;
};

/** A balance stated in a line of its own: opening, closing, brought or carried forward. */
export type BalanceLine = {
  kind: 'balance';
  word: 'opening' | 'closing' | 'forward';
  line: TokenLine;
  dates: (PrintedDate | undefined)[];
  cells: RowCell[];
  description: string[];
};

/** A printed sum or count; `word` says of what, as far as the line says it. */
export type TotalLine = {
  kind: 'total';
  word: 'any' | 'debits' | 'credits' | 'count';
  line: TokenLine;
  cells: RowCell[];
  /** What it is where it turns out to be a payment to somebody of such a name. */
  row: RawRow;
};

/** A heading between rows that gives the rows under it a meaning. */
export type SectionLine = { kind: 'section'; role: SectionRole; line: TokenLine };

/** A line that stands where headings stand, in words that are not known: a cardholder, a card, an account. */
export type HeadingLine = {
  kind: 'heading';
  line: TokenLine;
  /** It bears a date and a figure of no column: maybe a row after all. */
  mayBeRow: boolean;
};

/** A heading of something else than transactions: daily balances, averages, rates. */
export type AsideLine = { kind: 'aside'; line: TokenLine };

export type Entry = RawRow | BalanceLine | TotalLine | SectionLine | HeadingLine | AsideLine;

type Classified = {
  line: TokenLine;
  cells: RowCell[];
  dates: (PrintedDate | undefined)[];
  mark: RawRow['mark'];
  currency: string | undefined;
  text: string;
  kind: 'amount' | 'date' | 'text' | Exclude<Entry, RawRow>;
};

/** The date in each date column; a date belongs to the column that it overlaps most. */
function datesIn(line: TokenLine, columns: Columns): (PrintedDate | undefined)[] {
  const found: (PrintedDate | undefined)[] = columns.dates.map(() => undefined);
  for (const date of line.dates) {
    let best = -1;
    let most = 0;
    let i = 0;
    for (const column of columns.dates) {
      const overlap = overlapOf(date, column);
      if (overlap > most) {
        best = i;
        most = overlap;
      }
      i += 1;
    }
    if (best >= 0) found[best] ??= date;
  }
  return found;
}

function cellsIn(line: TokenLine, columns: Columns): RowCell[] {
  const cells: RowCell[] = [];
  for (const money of line.money) {
    const column = columnAt(columns, money, line);
    if (column === undefined) continue;
    const aligned = columns.money[column];
    const inLine = aligned !== undefined && alignedWith(money, aligned);
    if (!money.exact && !(line.dates.length > 0 && inLine && isHeaded(aligned, columns))) continue;
    if (!columns.ordinal && !inLine && !isolatedEnough(line, money)) continue;
    const rival = cells.find((cell) => cell.column === column);
    if (!rival) cells.push({ column, money });
    else if (!rival.money.exact && money.exact) rival.money = money;
  }
  // Made exact: tens of thousands of rows keep theirs.
  return cells.slice();
}

/** A column with a heading, or one of a table without any. */
const isHeaded = ({ role }: MoneyColumn, { money }: Columns): boolean =>
  role !== undefined || money.every((column) => !column.role);

/** A long description may run up to its amount's left edge: a figure set exactly in line is of the column. */
const alignedWith = (money: Money, column: MoneyColumn): boolean =>
  Math.abs(money.edge - column.edge) <= IN_LINE ||
  Math.abs(money.x0 - column.x0) <= IN_LINE ||
  Math.abs((money.x0 + money.x1) / 2 - column.center) <= IN_LINE;

const IN_LINE = 1.5;

/** An exact amount at the line's end stands free even where cells are a word space apart. */
const isolatedEnough = (line: TokenLine, money: Money): boolean =>
  money.alone || (money.exact && trailing(line, money));

function trailing(line: TokenLine, money: Money): boolean {
  let at = money.to;
  while (at < line.words.length) {
    const next = line.money.find((other) => other.from === at);
    if (!next && !FILLER.test(line.words[at]?.text ?? '')) return false;
    at = next?.to ?? at + 1;
  }
  return true;
}

const TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/;

/** A time of day that a narrow column printed under its date. */
function timeUnder(line: TokenLine, columns: Columns): Word | undefined {
  const [first] = line.words;
  if (!first || line.dates.length > 0 || !TIME.test(first.text)) return undefined;
  return columns.dates.some((column) => Math.abs(column.x0 - first.x0) < 4) ? first : undefined;
}

/** Whether the word at `i` is part of the dates and figures of a row's columns. */
function isTakenBy(dates: Classified['dates'], cells: readonly RowCell[], i: number): boolean {
  for (const date of dates) if (date && i >= date.from && i < date.to) return true;
  for (const { money } of cells) if (i >= money.from && i < money.to) return true;
  return false;
}

/** What is left of a line when its dates and figures are taken out: description, references. */
function textOfRow(
  line: TokenLine,
  dates: Classified['dates'],
  cells: readonly RowCell[],
  bounds: Bounds,
  without: readonly (Word | undefined)[],
): string {
  const texts: string[] = [];
  let i = -1;
  for (const word of line.words) {
    i += 1;
    if (isTakenBy(dates, cells, i) || without.includes(word)) continue;
    if (word.x0 >= bounds.x1 || word.x1 <= bounds.x0) continue;
    if (FILLER.test(word.text) && standsApart(line, i)) continue;
    texts.push(word.text);
  }
  return texts.join(' ');
}

/** In a cell of its own: not a dash between two words of a description. */
function standsApart(line: TokenLine, i: number): boolean {
  const [before, word, after] = [line.words[i - 1], line.words[i], line.words[i + 1]];
  if (!word) return true;
  const gap = settings.cellGap * word.size;
  return !before || !after || word.x0 - before.x1 > gap || after.x0 - word.x1 > gap;
}

/** What prints in an unused cell. */
const FILLER = /^(?:[-–—~_.]+|\*+|n\/a|nil)$/i;

type Bounds = {
  x0: number;
  x1: number;
  /** Text that begins left of this is no description: a heading at the table's left edge. */
  textFrom: number;
};

/** Left and right edge of the table: what stands wholly outside belongs to a side box. */
function boundsOf(segment: Segment, columns: Columns): Bounds {
  const edges = [
    ...columns.money.flatMap((c) => [c.x0, c.x1]),
    ...columns.dates.flatMap((c) => [c.x0, c.x1]),
    ...(segment.header?.columns ?? []).flatMap((c) => [c.x0, c.x1]),
  ];
  const textFrom = textStart(segment, columns);
  if (edges.length === 0 || !segment.header) return { x0: -Infinity, x1: Infinity, textFrom };
  const [x0, x1] = [Math.min(...edges), Math.max(...edges)];
  // A heading says where a column of text begins, not how far its texts reach.
  const texts = segment.header.columns.filter(({ role }) => role === 'description');
  return {
    x0: texts.some((column) => column.x0 === x0) ? -Infinity : x0 - 14,
    x1: texts.some((column) => column.x1 === x1) ? Infinity : x1 + 14,
    textFrom,
  };
}

/**
 * Where rows print their dates leftmost and their descriptions to the right, the dates' right edge;
 * elsewhere nothing can be told from where a line begins.
 */
function textStart(segment: Segment, columns: Columns): number {
  const first = columns.dates.reduce((a, b) => (b.x0 < a ? b.x0 : a), Infinity);
  let dated = 0;
  let leftmost = 0;
  for (const line of segment.lines) {
    const inColumn = line.dates.some((date) =>
      columns.dates.some((column) => overlapOf(date, column) > 0),
    );
    if (!inColumn) continue;
    dated += 1;
    if (line.x0 > first - 4 && line.dates[0]?.from === 0) leftmost += 1;
  }
  return dated > 0 && leftmost >= 0.9 * dated ? first + 6 : -Infinity;
}

function markIn(
  line: TokenLine,
  column: { x0: number; x1: number },
  lexicon: Lexicon,
): { mark: 'debit' | 'credit'; word: Word } | undefined {
  for (const word of line.words) {
    if (word.x0 >= column.x1 || word.x1 <= column.x0) continue;
    const mark = lexicon.markerOf(fold(word.text));
    if (mark) return { mark, word };
  }
  return undefined;
}

/** The currency in a column of currencies, in a cell of its own. */
function currencyIn(line: TokenLine, { currencies }: Columns, lexicon: Lexicon): Word | undefined {
  return currencies
    ? line.words.find(
        (word, i) =>
          word.x0 < currencies.x1 &&
          word.x1 > currencies.x0 &&
          lexicon.isCurrency(word.text) &&
          standsApart(line, i),
      )
    : undefined;
}

/** `05-11 2058.54  07-11 1800.84`: figures of days, listed abreast without a word, are no transactions. */
function isList({ dates, money, words }: TokenLine): boolean {
  if (dates.length < 2) return false;
  const figures = money.filter((figure) => figure.exact);
  if (figures.length < dates.length) return false;
  const taken = [...dates, ...figures].reduce((sum, { from, to }) => sum + to - from, 0);
  return taken === words.length && dates.every(({ to }) => figures.some(({ from }) => from === to));
}

const MOVES: ReadonlySet<ColumnRole | undefined> = new Set(['amount', 'debit', 'credit'] as const);

/** Where headings name every column that moves money, figures under none of them are of another table. */
function isBeside(cells: readonly RowCell[], { money }: Columns): boolean {
  const stray = cells.some(({ column, money: { exact } }) => exact && !money[column]?.role);
  if (!stray) return false;
  const has = (role: ColumnRole): boolean => money.some((column) => column.role === role);
  const complete = has('amount') || (has('debit') && has('credit'));
  return complete && cells.every(({ column }) => !MOVES.has(money[column]?.role));
}

function classify(
  line: TokenLine,
  columns: Columns,
  bounds: Bounds,
  lexicon: Lexicon,
  holders: Holders,
): Classified {
  const dates = datesIn(line, columns);
  const cells = cellsIn(line, columns);
  const marked = columns.marks && markIn(line, columns.marks, lexicon);
  const time = timeUnder(line, columns);
  const currency = currencyIn(line, columns, lexicon);
  const text = textOfRow(line, dates, cells, bounds, [marked?.word, currency, time]);
  const beside = isBeside(cells, columns);
  const isHeading = holders.at.has(line) || isList(line) || beside;
  const leads = cells.length === 0 && line.dates.length === 0 && line.x0 < bounds.textFrom && !time;
  const item: Classified = {
    line,
    cells,
    dates,
    text,
    mark: marked?.mark,
    currency: currency?.text,
    kind: 'text',
  };
  item.kind = isHeading
    ? { kind: 'heading', line, mayBeRow: beside && isDated(item) }
    : kindOf(item, lexicon, leads);
  return item;
}

/** What a line is in its table; `leads` where it stands where headings stand. */
function kindOf(item: Classified, lexicon: Lexicon, leads: boolean): Classified['kind'] {
  const { line, cells, dates, text } = item;
  const special = lineKind(line, lexicon, leads);
  if (special?.kind === 'section' && !isDated(item) && cells.length <= 1)
    return { kind: 'section', role: special.role, line };
  if (special?.kind === 'balance' && special.word !== 'other' && cells.length > 0)
    return { kind: 'balance', word: special.word, line, dates, cells, description: [text] };
  if (special?.kind === 'balance' && cells.length > 0)
    return { kind: 'total', word: 'count', line, cells: [], row: rowOf(item) };
  if (special?.kind === 'note') return { kind: 'heading', line, mayBeRow: false };
  if (special?.kind === 'aside') return { kind: 'aside', line };
  if (special?.kind === 'total')
    return { kind: 'total', word: special.word, line, cells, row: rowOf(item) };
  if (leads && line.money.length === 0) return { kind: 'heading', line, mayBeRow: false };
  if (cells.length > 0) return 'amount';
  return isDated(item) ? 'date' : 'text';
}

const isDated = (item: Classified): boolean => item.dates.some((date) => date !== undefined);

/** What a table's part leaves open where its page ends. */
export type Open = {
  /** The dates of a line that stands above the rows of a day. */
  day: RawRow['dates'] | undefined;
  /** The last row, whose description may go on on the next page. */
  row: RawRow | undefined;
  /** Rows print lines above their figures: then a page may begin with the next row's. */
  above: boolean;
};

export const NOTHING_OPEN: Open = { day: undefined, row: undefined, above: false };

/**
 * Cuts a segment into entries. Rows are anchored at the lines that carry figures; a dated line without
 * figures begins the row whose figures come below it; other lines go to the row they stand nearest to.
 * `before` is what the table's part above left open; `open` is what this one leaves.
 */
export function entriesOf(
  segment: Segment,
  columns: Columns,
  lexicon: Lexicon,
  holders: Holders,
  before: Open = NOTHING_OPEN,
): { entries: Entry[]; open: Open } {
  const bounds = boundsOf(segment, columns);
  const items = segment.lines.map((line) => classify(line, columns, bounds, lexicon, holders));
  const figuresLast = printsFiguresLast(items);
  const entries: Entry[] = [];
  let pending: Classified[] = [];
  let row: RawRow | undefined;
  let { day, above } = before;
  /** A dated line was taken for no row's. */
  let lost = false;
  for (const item of items) {
    if (item.kind === 'date') day = item.dates;
    if (typeof item.kind === 'object') {
      // It may turn out to be the first row of its day.
      if (item.kind.kind === 'total' && isEmpty(item.kind.row.dates))
        item.kind.row.dates = pending.findLast((other) => other.kind === 'date')?.dates ?? [];
      if (row) attach(row, pending, 'below', bounds);
      pending = [];
      row = undefined;
      lost = item.kind.kind === 'heading' && isDated(item);
      entries.push(item.kind);
      continue;
    }
    if (item.kind !== 'amount') {
      pending.push(item);
      continue;
    }
    const goesOn = !row && entries.length === 0 && !figuresLast && !above && before.row;
    const split = goesOn
      ? carryOver(goesOn, pending)
      : splitPending(pending, row, item, figuresLast);
    if (row) attach(row, pending.slice(0, split), 'below', bounds);
    row = rowOf(item);
    attach(row, pending.slice(split), 'above', bounds);
    above ||= row.lines.length > 1;
    row.dateLost =
      (isEmpty(row.dates) && (lost || row.lines.some((line) => isCutDate(line, columns)))) ||
      hasBegunDate(row.anchor, segment, columns);
    lost = false;
    // A day's date may stand in a line of its own, and the page turn after it.
    if (isEmpty(row.dates) && day) row.dates = day;
    day = undefined;
    entries.push(row);
    pending = [];
  }
  if (row) attach(row, pending, 'below', bounds);
  return { entries, open: { day, row, above } };
}

/** Lines of one column of text begin at one place. */
const SAME_START = 2;

/** Gives a row the lines that go on with its description at the head of the next page; says how many. */
function carryOver(row: RawRow, items: readonly Classified[]): number {
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

/** A part of a date where dates stand: `2022/08/`, cut by the end of the page. */
function isCutDate({ words, dates }: TokenLine, columns: Columns): boolean {
  const [first] = words;
  return (
    first !== undefined &&
    dates.length === 0 &&
    /\d/.test(first.text) &&
    !TIME.test(first.text) &&
    columns.dates.some(({ x0, x1 }) => first.x0 > x0 - 4 && first.x1 < x1 + 4)
  );
}

/** A date without its end, in a column of dates or under the name of one. */
function hasBegunDate(line: TokenLine, { header }: Segment, { dates }: Columns): boolean {
  const begun = line.words.filter(
    (word, i) => isBegunDate(word) && !line.dates.some(({ from, to }) => i >= from && i < to),
  );
  if (begun.length === 0) return false;
  const named = (header?.columns ?? []).filter(
    ({ role }) => role === 'date' || role === 'valueDate',
  );
  return [...dates, ...named].some((place) => begun.some((word) => overlapOf(word, place) > 0));
}

function rowOf(item: Omit<Classified, 'kind'>): RawRow {
  const { line, dates, cells, mark, currency, text } = item;
  return {
    kind: 'row',
    anchor: line,
    lines: [line],
    dates,
    cells,
    mark,
    currency,
    description: text === '' ? [] : [text],
    dateLost: false,
  };
}

/** True when rows print their date on the first line and their figures on the last. */
function printsFiguresLast(items: readonly Classified[]): boolean {
  let last = 0;
  let first = 0;
  items.forEach((item, i) => {
    if (item.kind === 'amount' && isDated(item)) first += 1;
    if (item.kind !== 'date' || item.text === '') return;
    const next = items
      .slice(i + 1, i + 4)
      .find((other) => other.kind === 'amount' || isDated(other));
    if (next?.kind === 'amount' && !isDated(next)) last += 1;
  });
  return last > 0 && last >= 0.15 * first;
}

/** How many of the lines between two anchors belong to the upper one. */
function splitPending(
  pending: readonly Classified[],
  row: RawRow | undefined,
  next: Classified,
  figuresLast: boolean,
): number {
  if (!row) return 0;
  const dated = pending.findIndex((item) => item.kind === 'date');
  if (dated >= 0 && !isDated(next)) return dated;
  if (pending.length === 0) return 0;
  const chain = [row.anchor, ...pending.map((item) => item.line), next.line];
  // The first line of the next page, or of the next column of the page.
  const turn = chain.findIndex((line, i) => i > 0 && isTurn(chain[i - 1] ?? line, line));
  if (turn > 0) return figuresLast ? turn - 1 : pending.length;
  const gaps = chain
    .slice(1)
    .map((line, i) => line.baseline - (chain[i]?.baseline ?? line.baseline));
  const widest = Math.max(...gaps);
  const narrowest = Math.min(...gaps);
  if (widest > 1.12 * narrowest + 0.3) return gaps.indexOf(widest);
  return figuresLast ? 0 : pending.length;
}

const isTurn = (before: TokenLine, line: TokenLine): boolean =>
  line.page !== before.page || line.baseline < before.baseline;

/** Adds the lines that stand near enough, counted from the row outwards. */
function attach(
  row: RawRow,
  items: readonly Classified[],
  side: 'above' | 'below',
  bounds: Bounds,
): void {
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
    if (dated && side === 'above' && isEmpty(row.dates)) row.dates = item.dates;
    else if (dated) return;
    const inside = item.line.x0 < bounds.x1 && item.line.x1 > bounds.x0;
    if (inside && item.text !== '') {
      if (side === 'above') row.description.unshift(item.text);
      else row.description.push(item.text);
    }
    row.lines.push(item.line);
    edge = item.line;
  }
}

const isEmpty = (dates: RawRow['dates']): boolean => dates.every((date) => date === undefined);
