import { settings } from '../../settings';
import type { Money, TokenLine } from '../tokens';

/** How the dated lines with figures of a table end. */
export type Ends = {
  /** Lines with a date and a figure. */
  rows: number;
  /** Of these, the lines that end in figures, … */
  all: number;
  /** … and those that begin with their date. */
  led: number;
  /** Figures that a line ends in, at most, and the lines that end in as many. */
  most: number;
  usual: number;
  /** Of the lines that are looked at: those whose cells are not set apart, those that run on, and those with a mark. */
  looked: number;
  tight: number;
  running: TokenLine[];
  marked: number;
};

/** Lines that are looked at: enough to tell how a table is set, few enough to be cheap. */
export const SAMPLE = 400;

/** How some lines end. */
export function endsOf(lines: readonly TokenLine[]): Ends {
  const ends: Ends = {
    rows: 0,
    all: 0,
    led: 0,
    most: 0,
    usual: 0,
    looked: 0,
    tight: 0,
    running: [],
    marked: 0,
  };
  for (const line of lines) {
    if (line.dates.length === 0 || !line.money.some(({ exact }) => exact)) continue;
    ends.rows += 1;
    const count = countTrailing(line);
    if (count === 0) continue;
    ends.all += 1;
    if (line.dates[0]?.from === 0) ends.led += 1;
    // How a table is set, its first rows show.
    if (ends.looked < SAMPLE) {
      ends.looked += 1;
      if (isRunning(line)) ends.running.push(line);
      if (isRunning(line, TIGHT)) ends.tight += 1;
      if (trailing(line).some(({ marker }) => marker)) ends.marked += 1;
    }
    if (count > ends.most) [ends.most, ends.usual] = [count, 0];
    if (count === ends.most) ends.usual += 1;
  }
  return ends;
}

/** Spaces between cells that were not set as columns are, in font sizes. */
const TIGHT = 2;

/** Its last figures stand a word space behind what is before them, or `gap` font sizes. */
function isRunning(line: TokenLine, gap: number = settings.cellGap): boolean {
  const figures = trailing(line);
  const from = figures[0]?.from ?? 0;
  const inFigure = (i: number): boolean =>
    figures.some((figure) => i > figure.from && i < figure.to);
  return line.words.every((word, i) => {
    const before = i >= from && !inFigure(i) && line.words[i - 1];
    return !before || word.x0 - before.x1 <= gap * word.size;
  });
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
export const trailing = (line: TokenLine): Money[] =>
  line.money.slice(line.money.length - countTrailing(line));
