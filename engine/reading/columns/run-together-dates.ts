import { overlapOf } from '../../layout';
import { settings } from '../../settings';
import type { Header, HeaderColumn } from '../headings';
import {
  hasDateIn,
  isDay,
  isMonth,
  type PrintedDate,
  type TokenLine,
  tokenLineOf,
} from '../tokens';
import type { Lexicon } from '../vocabulary';

/** `2812`, `281223`, `28122023`: day, month and year without a mark between them. */
export const RUN_TOGETHER = /^\d{4}(?:\d\d){0,2}$/;

/** Words from `i` up to `to` that may be such a date, and which. */
type Candidate = {
  line: TokenLine;
  i: number;
  to: number;
  a: number;
  b: number;
  c: number | undefined;
};

const PART = /^\d{1,2}$/;
/** Day and month may stand further apart than cells do, in font sizes. */
const PARTS_GAP = 3;

/** `10   03`: a day and a month as cells of their own. */
function partsAt(line: TokenLine, i: number): Candidate | undefined {
  const { words } = line;
  const [before, first, second, after] = [words[i - 1], words[i], words[i + 1], words[i + 2]];
  if (!first || !second || !PART.test(first.text) || !PART.test(second.text)) return undefined;
  const gap = settings.cellGap * first.size;
  if (before && first.x0 - before.x1 <= gap) return undefined;
  if (after && after.x0 - second.x1 <= gap) return undefined;
  if (second.x0 - first.x1 > PARTS_GAP * first.size) return undefined;
  return { line, i, to: i + 2, a: Number(first.text), b: Number(second.text), c: undefined };
}

function candidateAt(line: TokenLine, i: number): Candidate | undefined {
  const { words } = line;
  const [before, word, after] = [words[i - 1], words[i], words[i + 1]];
  if (!word || !RUN_TOGETHER.test(word.text)) return undefined;
  const gap = settings.cellGap * word.size;
  if ((before && word.x0 - before.x1 <= gap) || (after && after.x0 - word.x1 <= gap))
    return undefined;
  const { text } = word;
  const year = text.slice(4);
  return {
    line,
    i,
    to: i + 1,
    a: Number(text.slice(0, 2)),
    b: Number(text.slice(2, 4)),
    c: year === '' ? undefined : Number(year),
  };
}

/** The orders that make a date of it. */
const ORDERS: readonly ((candidate: Candidate) => boolean)[] = [
  ({ a, b }) => isDay(a) && isMonth(b),
  ({ a, b }) => isMonth(a) && isDay(b),
  ({ b, c }) => isMonth(b) && c !== undefined && isDay(c),
];

/** A few figures under a column of dates may be another thing's: of a note below the table. */
const NEARLY_ALL = 0.9;

/** The figures under the name of a column of dates that are dates, if one order makes dates of nearly all. */
function datesUnder(column: HeaderColumn, body: readonly TokenLine[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const line of body) {
    if (hasDateIn(line, column)) continue;
    let i = -1;
    for (const word of line.words) {
      i += 1;
      if (overlapOf(word, column) <= 0) continue;
      const candidate = candidateAt(line, i) ?? partsAt(line, i);
      if (candidate) candidates.push(candidate);
    }
  }
  const read = ORDERS.map((fits) => candidates.filter(fits));
  const best = read.reduce((most, next) => (next.length > most.length ? next : most));
  return best.length >= NEARLY_ALL * candidates.length ? best : [];
}

const dateOf = ({ line, i, to, a, b, c }: Candidate): PrintedDate => {
  const x0 = line.words[i]?.x0 ?? line.x0;
  const x1 = line.words[to - 1]?.x1 ?? x0;
  const value = { kind: 'numbers', a, b, c, yearFirst: false } as const;
  return { from: i, to, x0, x1, weak: false, value };
};

/**
 * Lines whose cells under the name of a column of dates hold nothing but digits, `2812`, `28  12`: these are dates,
 * and no figures.
 */
export function readRunTogether(
  lines: TokenLine[],
  headers: readonly Header[],
  lexicon: Lexicon,
): TokenLine[] {
  const found = new Map<TokenLine, PrintedDate[]>();
  for (const [at, { to, columns }] of headers.entries()) {
    const body = lines.slice(to, headers[at + 1]?.from ?? lines.length);
    for (const column of columns) {
      if (column.role !== 'date' && column.role !== 'valueDate') continue;
      for (const candidate of datesUnder(column, body)) {
        const { line } = candidate;
        found.set(line, [...(found.get(line) ?? []), dateOf(candidate)]);
      }
    }
  }
  if (found.size === 0) return lines;
  return lines.map((line) => {
    const own = found.get(line);
    if (!own) return line;
    const dates = [...line.dates, ...own].sort((a, b) => a.from - b.from);
    const money = line.money.filter(({ from, to }) =>
      own.every((date) => to <= date.from || from >= date.to),
    );
    return tokenLineOf(line, line.index, { dates, money }, lexicon);
  });
}
