import { DAYS_FROM_TODAY } from '../../languages';
import { fold } from '../../text';
import { beginsInDay, type TokenLine } from '../tokens';
import type { Classified } from './classified';
import { isDated, type RawRow } from './entries';

/** How far right of the days over them texts begin (points). */
const INDENT = 6;
/** Points between what begins at one place. */
const ONE_PLACE = 2;
/** Two rows, and three days. */
const BOTH_SIDES = 5;

/** `15.10.2022 Cheque` under `Monday, 17 October 2022`, further right: its text may begin with another day than its own. */
export const isOfText = ({ anchor, dates: [own] }: RawRow, over: TokenLine | undefined): boolean =>
  over !== undefined && own?.from === 0 && anchor.dates.includes(own) && own.x0 > over.x0 + INDENT;

/** It begins with another date than what dates it, which stands under or over that: either may be its day. */
export const beginsOtherwise = ({ anchor: { dates }, dates: [day] }: RawRow): boolean =>
  dates[0]?.from === 0 &&
  day !== undefined &&
  !dates.includes(day) &&
  Math.abs(dates[0].x0 - day.x0) < INDENT;

/** `Booked 03.11.2015  Value 07.11.2015` below its figures: it is dated by the second, and the first is none of its dates. */
export const isSecondOfLine = ({ anchor, lines, dates }: RawRow): boolean =>
  lines.length > 1 &&
  lines.some(
    (line) =>
      line !== anchor &&
      line.dates[0]?.weak === false &&
      !dates.includes(line.dates[0]) &&
      line.dates.some((date) => date === dates[0]),
  );

/** What may be its day begins a row as a figure, which is in no column. */
export const beginsInNoCell = ({ anchor, cells }: RawRow): boolean =>
  beginsInDay(anchor) && cells.every(({ money }) => money !== anchor.money[0]);

/** `25-12-2019` over `23-12-2019 Deposit`, and the figures below: either may be their day. */
export function areOfOtherDays(pending: readonly Classified[]): boolean {
  // Above most rows stands nothing.
  if (pending.length < 2) return false;
  const days = pending.flatMap(({ kind, line: { dates } }) =>
    kind === 'date' && dates[0]?.from === 0 ? dates[0] : [],
  );
  return new Set(days.map(({ value }) => JSON.stringify(value))).size > 1;
}

/** `15.05.  Reference 34069483   -96.76` right below `16.05.  Transfer`, dates under each other: either may be the row's day. */
export function isUnderOther({ line, dates }: Classified, above: Classified | undefined): boolean {
  const [own, other] = [line.dates[0], above?.line.dates[0]];
  return (
    above?.kind === 'date' &&
    above.line.page === line.page &&
    above.text !== '' &&
    own?.from === 0 &&
    other?.from === 0 &&
    dates[0] === own &&
    Math.abs(own.x0 - other.x0) <= ONE_PLACE &&
    JSON.stringify(own.value) !== JSON.stringify(other.value)
  );
}

/** `Today`, `Gestern, 14:20`: a line that says a day by the one on which the paper was made. */
export function saysDayFromToday({ line: { words, money } }: Classified): boolean {
  // Most lines have a figure.
  for (const { exact } of money) if (exact) return false;
  const [first] = words;
  return (
    first !== undefined &&
    DAYS_FROM_TODAY.has(fold(first.text).replace(/[,.:]$/, '')) &&
    words.slice(1).every(({ text }) => TIME.test(text))
  );
}

/** What may stand behind `Yesterday`: `14:20`, `2:20 pm`. */
const TIME = /^(?:\d{1,2}[:.]\d{2}|[ap]\.?m\.?|uhr)$/i;

/** `Yesterday` under rows of `Monday 4 March`: it stands where days do, in their size, and rows do not. */
export const headsUnknownDay = (
  { line, kind }: Classified,
  over: TokenLine,
  row: RawRow | undefined,
): boolean =>
  row !== undefined &&
  line.page === over.page &&
  (kind === 'text' || (typeof kind === 'object' && kind.kind === 'heading')) &&
  line.money.every(({ exact }) => !exact) &&
  Math.abs(line.x0 - over.x0) <= ONE_PLACE &&
  line.size === over.size &&
  (Math.abs(row.anchor.x0 - over.x0) > ONE_PLACE || row.anchor.size !== over.size);

/** Rows without days of their own, a day's line above each and below each: it may be of either. */
export function standOnBothSides(items: readonly Classified[]): boolean {
  const all = items.filter(({ kind }) => kind === 'amount' || kind === 'date');
  // Below the last row's, other days may stand.
  const marked = all.slice(0, all.findLastIndex(({ kind }) => kind === 'amount') + 2);
  return (
    marked.length >= BOTH_SIDES &&
    marked.length % 2 === 1 &&
    marked.every((item, i) =>
      i % 2 === 0 ? item.kind === 'date' : item.kind === 'amount' && !isDated(item),
    )
  );
}

/** A day alone in a line right below a row that begins with its own, further right: it is of the row's text. */
export const isBehindDay = (item: Classified, row: RawRow | undefined): boolean =>
  row !== undefined &&
  item.text === '' &&
  row.anchor.dates[0]?.from === 0 &&
  row.dates.includes(row.anchor.dates[0]) &&
  item.line.page === row.anchor.page &&
  item.line.x0 > (row.anchor.words[row.anchor.dates[0].to - 1]?.x1 ?? Infinity);
