import { overlapOf } from '../../layout';
import type { Word } from '../../pdf';
import { settings } from '../../settings';
import { fold } from '../../text';
import type { Lexicon } from '../vocabulary';
import type { Bounds } from './bounds';
import type { Classified } from './classified';
import type { RowCell } from './entries';
import { textOfRow } from './row-text';

/** Rows that must print a mark below for it to be their way, and the share of all rows with a figure. */
const LEAST = 2;
const MOST_ROWS = 0.5;

/** How far from a figure's right edge a mark below it ends that is set in line with it, in font sizes. */
const IN_LINE = 0.4;

/** How far beside a figure a mark may stand that has the line below to itself, in font sizes. */
const BESIDE = 3;

/**
 * Where a column is too narrow for its figures' marks (DR, CR), so that they stand in the line below under the figure,
 * gives them to the figures; any share of the rows may bear them where they all say the same and end where the figures
 * do. A line that holds nothing else is left out.
 */
export function withMarksFromBelow(
  items: readonly Classified[],
  bounds: Bounds,
  lexicon: Lexicon,
): readonly Classified[] {
  const marked = new Map<Classified, RowCell[]>();
  const without = new Map<Classified, Word[]>();
  let rows = 0;
  let row: Classified | undefined;
  for (const item of items) {
    if (item.kind === 'amount') {
      row = item;
      rows += 1;
    }
    if (item.kind !== 'text') continue;
    const below = row && isNear(row, item) ? marksUnder(row, item, lexicon) : undefined;
    if (!below) continue;
    // One mark to a row: a second line of them is of something else.
    if (row && !marked.has(row)) {
      marked.set(row, below.cells);
      without.set(item, below.words);
    }
  }
  const isWay = marked.size >= LEAST && marked.size >= MOST_ROWS * rows;
  if (marked.size === 0 || (!isWay && !isAside([...marked.values()].flat(), [...without.values()])))
    return items;
  return items.flatMap((item): Classified[] => {
    const cells = marked.get(item);
    if (cells) return [{ ...item, cells }];
    const words = without.get(item);
    if (!words) return [item];
    const text = textOfRow(item.line, item.dates, item.cells, bounds, words);
    return text === '' ? [] : [{ ...item, text }];
  });
}

function isNear({ line: row }: Classified, { line }: Classified): boolean {
  const gap = line.baseline - row.baseline;
  return row.page === line.page && gap > 0 && gap <= settings.descriptionGap * row.size;
}

/** `GUTSCHRIFT` under the few figures that are credits, set as they are; or where their column begins, all in one place. */
function isAside(cells: readonly RowCell[], words: readonly (readonly Word[])[]): boolean {
  const marks = new Set(cells.flatMap(({ money }) => money.marker ?? []));
  const edges = cells.filter(({ money }) => money.marker).map(({ money }) => money.edge);
  const all = words.flat();
  const near = (a: number, b: number, { size }: Word): boolean => Math.abs(a - b) <= IN_LINE * size;
  const isInLine = (word: Word): boolean => edges.some((edge) => near(edge, word.x1, word));
  const isInPlace = (word: Word): boolean =>
    all.length >= LEAST && all.every(({ x0 }) => near(x0, word.x0, word));
  return (
    marks.size === 1 &&
    all.every(({ text }) => text.length > 1) &&
    (all.every(isInLine) || all.every(isInPlace))
  );
}

/** A word that has its line to itself, close beside the last figure of the row above. */
function isAlone(
  { x0, x1, size }: Word,
  { words }: Classified['line'],
  money: RowCell['money'],
  cells: readonly RowCell[],
): boolean {
  const gap = Math.max(money.x0 - x1, x0 - money.x1);
  const isLast = cells.at(-1)?.money === money;
  return words.length === 1 && isLast && gap >= 0 && gap <= BESIDE * size;
}

/** A row's cells with the marks that stand under their figures, and these; undefined where there are none. */
function marksUnder(
  { cells }: Classified,
  { line }: Classified,
  lexicon: Lexicon,
): { cells: RowCell[]; words: Word[] } | undefined {
  const words: Word[] = [];
  const found = cells.map((cell): RowCell => {
    const { money } = cell;
    if (money.marker || money.sign) return cell;
    const own = line.words.filter(
      (word) => overlapOf(word, money) > 0 || isAlone(word, line, money, cells),
    );
    const [word, ...more] = own;
    const marker = word && more.length === 0 ? lexicon.markerOf(fold(word.text)) : undefined;
    if (!word || !marker) return cell;
    words.push(word);
    return { ...cell, money: { ...money, marker } };
  });
  return words.length > 0 ? { cells: found, words } : undefined;
}
