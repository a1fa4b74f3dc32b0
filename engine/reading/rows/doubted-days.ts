import { beginsInDay, type TokenLine } from '../tokens';
import type { RawRow } from './entries';

/** How far right of the days over them texts begin (points). */
const INDENT = 6;

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
