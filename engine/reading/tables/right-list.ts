import { clipLine, type TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import type { Segment } from './segment';

/** Edges are rounded to points. */
const ROUNDED = 0.5;

/** Whether what a line has from `edge` on are days and their balances, and nothing else. */
function isOfList({ words, dates, money }: TokenLine, edge: number): boolean {
  const first = words.findIndex(({ x0 }) => x0 >= edge - ROUNDED);
  if (first < 0) return false;
  const taken = [...dates, ...money].filter(({ from }) => from >= first);
  const covered = taken.reduce((sum, { from, to }) => sum + to - from, 0);
  return covered === words.length - first && dates.some(({ from }) => from === first);
}

/** A table without the list of days' balances that stands right of it (`Header.until`). */
export function withoutRightList(segment: Segment, lexicon: Lexicon): Segment {
  const edge = segment.header?.until;
  if (edge === undefined) return segment;
  const lines = segment.lines.flatMap((line) =>
    isOfList(line, edge) ? (clipLine(line, -Infinity, edge - ROUNDED, lexicon) ?? []) : line,
  );
  return { ...segment, lines };
}
