import type { Word } from '../pdf';
import { settings } from '../settings';

/** Neighbouring words of one line that read as one: a heading, a cell. */
export type Cell = { words: Word[]; x0: number; x1: number };

/** Parts a line where the gap is wider than a word space. */
export function cellsOf(words: readonly Word[], gap: number = settings.cellGap): Cell[] {
  const cells: Cell[] = [];
  let cell: Cell | undefined;
  for (const word of words) {
    if (cell && word.x0 - cell.x1 <= gap * word.size) {
      cell.words.push(word);
      cell.x1 = Math.max(cell.x1, word.x1);
    } else {
      cell = { words: [word], x0: word.x0, x1: word.x1 };
      cells.push(cell);
    }
  }
  return cells;
}

/** Whether a word stands further than a word space from the one before it. */
export function beginsCell(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return !before || !word || word.x0 - before.x1 > settings.cellGap * word.size;
}

/** Where the last of these cells begins: its first word's index. */
export function lastCellFrom(words: readonly Word[], gap: number = settings.cellGap): number {
  let from = 0;
  let x1 = -Infinity;
  let i = 0;
  for (const word of words) {
    if (word.x0 - x1 > gap * word.size) from = i;
    x1 = from === i ? word.x1 : Math.max(x1, word.x1);
    i += 1;
  }
  return from;
}

const SAMPLE_LINES = 300;

/** The usual space between two words, in font sizes: 0.25–0.33 in most type, 0.6 in monospaced. */
export function wordGapOf(lines: readonly { words: readonly Word[] }[]): number {
  const gaps: number[] = [];
  for (const { words } of lines.slice(0, SAMPLE_LINES)) {
    let before: Word | undefined;
    for (const word of words) {
      const gap = before ? (word.x0 - before.x1) / word.size : 0;
      if (gap > 0.1 && gap < 1.2) gaps.push(gap);
      before = word;
    }
  }
  gaps.sort((a, b) => a - b);
  return gaps[gaps.length >> 1] ?? 0.3;
}
