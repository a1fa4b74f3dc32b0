import { lastCellFrom, type Line, lineOf, textOf } from '../../layout';
import type { Word } from '../../pdf';
import type { Header } from '../headings';
import type { TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { type Stacked, stackedIn } from './stacked-figures';

/** Points between the page's columns and those that come from the lines beneath. */
const GAP = 24;
/** Dates that stand under each other begin at one place (points). */
const ONE_START = 4;
/** Names stand over the column of the figures; how far these may end from them (points). */
const OVER = 12;

/** What goes beside the line above it, and what is left of its own. */
type Moved = { beside: TokenLine; words: readonly Word[] };

/** The words of a record's second line that go beside the first: its figure, and a date under the first one's. */
function movedOf({ upper: { line: above }, lower: { line, money } }: Stacked): Word[] {
  const [day] = above.dates;
  const date = line.dates.find(
    ({ weak, x0 }) => !weak && day && Math.abs(x0 - day.x0) <= ONE_START,
  );
  return line.words.filter(
    (_, i) =>
      (i >= money.from && i < money.to) || (date !== undefined && i >= date.from && i < date.to),
  );
}

const isName = ({ dates, money }: TokenLine): boolean => dates.length === 0 && money.length === 0;

/** Words of a line's last cell, where that stands over the column of the records' figures. */
function namesOf(line: TokenLine, edge: number): readonly Word[] {
  const isOver = ({ x0, x1 }: Word): boolean => x0 < edge + OVER && x1 > edge - OVER;
  return isName(line) && line.words.some(isOver) ? line.words.slice(lastCellFrom(line.words)) : [];
}

/**
 * Lines of names right above the first record, one for each of its lines; and where they are printed again. Of the lower one,
 * what is over no figures names what the upper lines of the records print, where their balance is the upper figure.
 */
function namesAbove(
  lines: readonly TokenLine[],
  { upper, balance }: Stacked,
): Map<TokenLine, Moved> {
  const at = lines.indexOf(upper.line);
  const [first, second] = [lines[at - 2], lines[at - 1]];
  const moved = new Map<TokenLine, Moved>();
  if (!first || !second) return moved;
  const { edge } = upper.money;
  if (![first, second].every((line) => namesOf(line, edge).length > 0)) return moved;
  const isWhole = balance !== upper.money;
  const [above, below] = [first, second].map(textOf);
  let before: TokenLine | undefined;
  for (const line of lines) {
    const isAgain =
      before?.page === line.page && textOf(before) === above && textOf(line) === below;
    const words = isWhole ? line.words : namesOf(line, edge);
    if (before && isAgain) moved.set(line, { beside: before, words });
    before = line;
  }
  return moved;
}

/**
 * Lines with the balances of records that print them under their amounts, or above these, put beside, in columns of their own,
 * right of all that is printed, and their names with them. Undefined where there are no such records.
 */
export function joinStacked(
  lines: readonly TokenLine[],
  _: readonly Header[],
  lexicon: Lexicon,
): Line[] | undefined {
  const records = stackedIn(lines, lexicon);
  const [top] = records;
  if (!top) return undefined;
  let right = 0;
  for (const { x1 } of lines) right = Math.max(right, x1);
  const moved = namesAbove(lines, top);
  for (const record of records)
    moved.set(record.lower.line, { beside: record.upper.line, words: movedOf(record) });
  const beneath = new Map([...moved].map(([line, { beside, words }]) => [beside, { line, words }]));
  return lines.flatMap((line): Line[] => {
    const below = beneath.get(line);
    if (below) return [joined(line, below.line, below.words, right + GAP)];
    const taken = moved.get(line)?.words;
    if (!taken) return [line];
    const rest = line.words.filter((word) => !taken.includes(word));
    return rest.length > 0 ? [lineOf(line.page, rest, line.scale)] : [];
  });
}

/** A line with words of the one beneath it `by` points further right; it stands where both are printed. */
function joined(line: TokenLine, below: TokenLine, words: readonly Word[], by: number): Line {
  const shifted = words.map((word) => ({
    ...word,
    x0: word.x0 + by,
    x1: word.x1 + by,
    baseline: line.baseline,
  }));
  const { top, x1 } = line;
  return {
    ...lineOf(line.page, [...line.words, ...shifted], line.scale),
    top,
    x1,
    bottom: below.page === line.page ? below.bottom : line.bottom,
  };
}
