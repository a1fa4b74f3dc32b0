import { beginsCell } from '../../layout';
import type { Columns } from '../columns';
import { type PrintedDate, printsYear, type TokenLine } from '../tokens';
import type { Classified } from './classified';
import { areNamesOfDays } from './weekday-lines';

/** Lines that head the rows of a day, and rows under them that print no day, at least. */
const LEAST = 2;
/** Share of the rows that print a day, at most, for it to be of what their texts tell. */
const FEW = 1 / 3;

/** Lines that head days begin at one place (points), in one size. */
const ONE_PLACE = 3;
const ONE_SIZE = 0.5;

/** The name of a weekday, in whatever language. */
const WEEKDAY = /^\p{L}+[.,]?$/u;

/** A day in a line without a figure: alone, behind its weekday, or behind the words that such lines have, `Booked 12 May`. */
export function headingsIn(items: readonly Classified[]): ReadonlySet<Classified> {
  const days = items.filter(({ kind }) => kind === 'date');
  const says = days.find(({ text, namesDate }) => namesDate || text === '' || WEEKDAY.test(text));
  const first = (says ?? days[0])?.text ?? '';
  // `Refund 14 December 2022` is no heading beside `Booked 16 December 2022`.
  const ofOneWord = WEEKDAY.test(first) ? days.filter(({ text }) => WEEKDAY.test(text)) : [];
  const mayBeWeekdays =
    ofOneWord.some(({ dates }) => dates.some((date) => date && !printsYear(date))) ||
    areNamesOfDays(ofOneWord, ({ text }) => text);
  const isHeading = (text: string): boolean =>
    text === first || (mayBeWeekdays && WEEKDAY.test(text));
  const headings = days.filter(({ text }) => isHeading(text));
  // `28 February 2024` in small print, further right, below a row of `Monday 4 March 2024`.
  return new Set(headings.filter((item) => standsAs(item, headings[0])));
}

const standsAs = ({ line }: Classified, other: Classified | undefined): boolean =>
  other !== undefined &&
  Math.abs(line.x0 - other.line.x0) <= ONE_PLACE &&
  Math.abs(line.size - other.line.size) <= ONE_SIZE;

/** A day in a line of its own, which stands otherwise than those that head rows. */
const isElsewhere = (item: Classified, days: ReadonlySet<Classified>): boolean =>
  item.text === '' && days.size > 0 && ![...days].some((day) => standsAs(item, day));

/** A day that stands in one cell with other words: `Card 14 May Oxbow Books`, `11 May 14:51 Oxbow Books`. */
function isInText({ line: { words } }: Classified, day: PrintedDate | undefined): boolean {
  if (!day) return false;
  const isBehind = day.from > 0 && !beginsCell(words, day.from);
  const isBefore = day.to < words.length && !beginsCell(words, day.to);
  return isBehind || isBefore;
}

/** A line of a row's text, above its figures, that tells of a day: `Refund of 6 May 2021` below `Booked 8 May 2021`. */
const tellsDay = (item: Classified, days: ReadonlySet<Classified>): boolean =>
  item.kind === 'date' &&
  !days.has(item) &&
  item.line.dates[0] !== undefined &&
  (isElsewhere(item, days) || (item.line.dates[0].from > 0 && isInText(item, item.line.dates[0])));

/**
 * Items among which lines say days of rows, each of these without a day that its text tells: most rows print none. The days'
 * lines have theirs in the table's first column. Undefined where too many rows print a day of their own.
 */
export function withoutOwnDays(
  items: readonly Classified[],
  days: ReadonlySet<Classified>,
  columns: Columns,
  read: (line: TokenLine, columns: Columns) => Classified,
  goesOn = false,
): readonly Classified[] | undefined {
  const [top] = days;
  const at = top?.dates.findIndex((date) => date !== undefined) ?? 0;
  const daysOf = ({ dates }: Classified): (PrintedDate | undefined)[] => [dates[0], dates[at]];
  const rows = items.filter(({ kind }) => kind === 'amount');
  const dated = rows.filter((row) => daysOf(row).some((day) => day !== undefined));
  // What stands above all days is of no row.
  const from = goesOn ? 0 : items.findIndex((item) => days.has(item));
  const texts = items.filter((item, i) => i >= from && tellsDay(item, days));
  const own = dated.length + texts.length;
  if (rows.length - own < LEAST || own > FEW * rows.length) return undefined;
  const told = new Set([
    ...dated.filter((row) => daysOf(row).some((day) => isInText(row, day))),
    ...texts,
  ]);
  const isOther = (_: unknown, i: number): boolean => i > 0 && i !== at;
  const others = { ...columns, dates: columns.dates.filter(isOther) };
  const withOthers = (item: Classified, dates: Classified['dates']): Classified['dates'] => {
    const left = [...dates];
    return item.dates.map((date, i) => (isOther(date, i) ? left.shift() : undefined));
  };
  return items.map((item) => {
    if (days.has(item)) {
      const [first, day] = daysOf(item);
      return { ...item, dates: withOthers(item, item.dates.filter(isOther)).with(0, day ?? first) };
    }
    if (!told.has(item)) return item;
    const bare = read(item.line, others);
    return { ...bare, dates: withOthers(item, bare.dates) };
  });
}

/** Every row has a line with its day above it, which may say more of it: `08/01/2021 08:14 Reference 329923`. */
const startEach = (marked: readonly Classified[]): boolean =>
  marked.every(({ kind }, i) => kind === (i % 2 === 0 ? 'date' : 'amount'));

/**
 * Under lines that head the rows of a day, where most rows print none, a day in the text of a row is no day of the table's:
 * such rows are read anew without the first column of dates and that of the headings. `goesOn` where the first rows are of
 * the day that the part above left open.
 */
export function withoutDatesOfTexts(
  items: readonly Classified[],
  columns: Columns,
  read: (line: TokenLine, columns: Columns) => Classified,
  goesOn: boolean,
): readonly Classified[] {
  const marked = items.filter(({ kind }) => kind === 'amount' || kind === 'date');
  // What stands above the line over the first row, and below the last row, is of no row.
  const first = marked.findIndex(({ kind }) => kind === 'amount');
  const last = marked.findLastIndex(({ kind }) => kind === 'amount');
  const own = marked.slice(Math.max(first - 1, 0), last + 1);
  const eachStarts = startEach(own);
  const days = eachStarts ? new Set(own.filter(({ kind }) => kind === 'date')) : headingsIn(items);
  const top = eachStarts ? own[0] : marked.find((item) => !tellsDay(item, days));
  const areHeaded = days.size >= LEAST && top !== undefined && (goesOn || days.has(top));
  const tellDays = items.some(
    (item) => (item.kind === 'amount' && item.dates.length > 0) || tellsDay(item, days),
  );
  return (areHeaded && tellDays && withoutOwnDays(items, days, columns, read, goesOn)) || items;
}
