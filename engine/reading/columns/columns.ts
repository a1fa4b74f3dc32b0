import { overlapOf, type Span, wordGapOf } from '../../layout';
import { greatest, least } from '../../lists';
import type { Word } from '../../pdf';
import { settings } from '../../settings';
import { fold } from '../../text';
import type { Segment } from '../tables';
import type { Money, TokenLine } from '../tokens';
import { type Lexicon, mayName, phrasesIn } from '../vocabulary';
import { dateColumns } from './date-columns';
import { type DirectionColumn, directionColumn } from './direction-columns';
import { trailing } from './line-ends';
import { hasCell, type MoneyColumn, moneyColumns, rowLines } from './money-columns';
import { type Ordinal, ordinalColumns } from './ordinal-columns';

export type Columns = {
  money: MoneyColumn[];
  /** Left edges (points) of the date columns, the transaction date first. */
  dates: { x0: number; x1: number }[];
  /** A column of DR / CR marks apart from the figures. */
  marks: { x0: number; x1: number } | undefined;
  /** A column of words that say which way a row goes. */
  directions: DirectionColumn | undefined;
  /** A column that names the currency of the row, or of its foreign amount. */
  currencies: { x0: number; x1: number } | undefined;
  /** All columns that name currencies: what stands in them is no text of the row. */
  units: readonly Span[];
  /** A column of the points that a purchase earned: no text of its row. */
  points: Span | undefined;
  /** Where x tells no columns apart, so that a figure's column is its place from the line's end. */
  ordinal: Ordinal | undefined;
};

/** Measures the columns of a segment from its own figures and dates, and unites them with their headings. */
export function columnsOf(segment: Segment, lexicon: Lexicon): Columns {
  const found = moneyColumns(segment);
  const byPlace = ordinalColumns(segment, found);
  const marks = markColumn(segment, lexicon);
  const money = byPlace?.columns ?? found;
  return {
    money: marks ? withoutLoneSide(money) : money,
    dates: dateColumns(segment),
    marks,
    directions: marks ? undefined : directionColumn(segment, money, lexicon),
    currencies: segment.header?.columns.find(({ role }) => role === 'currency'),
    units: segment.header?.columns.filter(({ role }) => role === 'currency') ?? [],
    points: segment.header?.points,
    ordinal: byPlace,
  };
}

/**
 * Beside a column of marks, the name of one side over the figures, and of no other, is a part of the marks' own: `Amount`
 * beside `Dr or` over `cr`.
 */
function withoutLoneSide(money: MoneyColumn[]): MoneyColumn[] {
  const sides = money.filter(({ role }) => role === 'debit' || role === 'credit');
  if (sides.length !== 1 || money.some(({ role }) => role === 'amount')) return money;
  return money.map((column) => (sides.includes(column) ? { ...column, role: 'amount' } : column));
}

/** Words of a text stand close before or behind it: `Debit card purchase`. */
function isOfText({ words, dates, money }: TokenLine, i: number, gap: number): boolean {
  const taken = (at: number): boolean =>
    [...dates, ...money].some(({ from, to }) => at >= from && at < to);
  const [before, word, after] = [words[i - 1], words[i], words[i + 1]];
  if (!word) return false;
  const reach = gap * word.size;
  return (
    (before !== undefined && !taken(i - 1) && word.x0 - before.x1 <= reach) ||
    (after !== undefined && !taken(i + 1) && after.x0 - word.x1 <= reach)
  );
}

/** `Money in   655.10`, `Closing balance 1,757.75`: what a summary states bears no mark. */
const statesNoSum = (line: TokenLine): boolean =>
  line.dates.length > 0 ||
  !(['totals', 'balances'] as const).some((topic) =>
    phrasesIn(line, topic).some(({ from }) => from === 0),
  );

const mayBeMarked = (line: TokenLine): boolean => mayName(line, 'marks');

/** A column of marks is narrower; points. */
const WIDEST = 60;

/** Marks that are words of a text make no column, unless a heading names it. */
const MOST_OF_TEXT = 0.5;

/** Words that say debit or credit and stand in one column on most lines with figures. */
function markColumn(segment: Segment, lexicon: Lexicon): Columns['marks'] {
  if (!segment.lines.some(mayBeMarked)) return undefined;
  const names = segment.header?.columns.filter((column) => column.role === 'sign') ?? [];
  const headed = names.length > 0;
  // A row's date may stand on another line than its figures; what else is dated below the table is none.
  const lines = (headed ? segment.lines.filter(hasCell) : rowLines(segment)).filter(statesNoSum);
  // Where a heading names them, one is enough: others may stand close to their figures, and be theirs.
  const fewest = headed ? 1 : 0.6 * lines.length;
  const marked = lines.filter(mayBeMarked);
  if (marked.length < fewest) return behindFigures(lines, marked, lexicon);
  const found: { x0: number; x1: number; count: number; ofText: number }[] = [];
  const gap = wordGapOf(lines) + settings.headingGap;
  for (const line of marked) {
    line.words.forEach((word, i) => {
      if (word.text.length > 6 || lexicon.markerOf(fold(word.text)) === undefined) return;
      if (line.money.some((money) => i >= money.from && i < money.to)) return;
      const ofText = Number(isOfText(line, i, gap));
      const column = found.find((other) => word.x0 < other.x1 && word.x1 > other.x0);
      if (column) {
        column.x0 = Math.min(column.x0, word.x0);
        column.x1 = Math.max(column.x1, word.x1);
        column.count += 1;
        column.ofText += ofText;
      } else found.push({ x0: word.x0, x1: word.x1, count: 1, ofText });
    });
  }
  // Under their name are the marks; a payee's title, `Dr Jane Doe`, is none.
  const isNamed = (column: Span): number =>
    Number(names.some((name) => overlapOf(name, column) > 0));
  const best = found.sort((a, b) => isNamed(b) - isNamed(a) || b.count - a.count)[0];
  if (best && !headed && best.ofText > MOST_OF_TEXT * best.count) return undefined;
  return best && best.count >= fewest && best.x1 - best.x0 < WIDEST ? best : undefined;
}

/** A few `CR`, each the last word of its line, behind the last figure and wide of it, where nothing else stands. */
function behindFigures(
  lines: readonly TokenLine[],
  marked: readonly TokenLine[],
  lexicon: Lexicon,
): Columns['marks'] {
  const words: Word[] = [];
  for (const { words: all, money } of marked) {
    // Most lines end in their figure.
    if (money.at(-1)?.to !== all.length - 1) continue;
    const last = all.at(-1);
    if (last && last.text.length > 1 && lexicon.markerOf(fold(last.text)) === 'credit')
      words.push(last);
  }
  if (words.length === 0) return undefined;
  const x0 = least(words.map((word) => word.x0));
  const x1 = greatest(words.map((word) => word.x1));
  if (x1 - x0 >= WIDEST) return undefined;
  const own = new Set(words);
  const isOwn = lines.every((line) =>
    line.words.every((word) => word.x0 >= x1 || word.x1 <= x0 || own.has(word)),
  );
  return isOwn ? { x0, x1 } : undefined;
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
  let nearest = Infinity;
  for (let i = 0; i < columns.money.length; i += 1) {
    const column = columns.money[i];
    if (!column) continue;
    const inside = money.x1 > column.x0 - 2 && money.x0 < column.x1 + 2;
    const off = Math.abs(money.edge - column.edge);
    if ((inside || off <= settings.columnEdge) && off < nearest) {
      best = i;
      nearest = off;
    }
  }
  return best;
}
