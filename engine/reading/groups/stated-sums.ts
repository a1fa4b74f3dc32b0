import { isDated } from '../rows';
import type { TokenLine } from '../tokens';
import { phrasesIn } from '../vocabulary';
import type { Placed } from './groups';

/** The fewest rows, and the least total (minor units), from which on a printed total tells which column it sums. */
export const LEAST_ROWS = 3;
const LEAST_SUM = 1000;

/** Figures printed outside of rows, sorted; of more, any sum would be between two of them. */
const MOST_FIGURES = 60;

/** What a line states that is no row, in minor units without sign, and whether it is called what is to be paid. */
export type StatedLine = { figures: ReadonlySet<number>; isDue: boolean };

const namesDue = (line: TokenLine): boolean =>
  phrasesIn(line, 'balances').some(({ tag }) => tag === 'closing');

/** A line calls its figures what is to be paid, or one without a figure over it does. */
function isDueIn(lines: readonly TokenLine[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  if (line && namesDue(line)) return true;
  return above?.page === line?.page && above?.money.length === 0 && namesDue(above);
}

/** What a document states in lines that are no rows. */
export function statedIn(
  lines: readonly TokenLine[],
  placed: readonly Placed[],
): readonly StatedLine[] {
  const rows = new Set(
    placed.flatMap(({ entry }) =>
      entry.kind === 'row' && isDated(entry) ? entry.lines.map(({ index }) => index) : [],
    ),
  );
  return lines.flatMap(({ index, money }, at) => {
    if (rows.has(index)) return [];
    const figures = money.filter(({ exact, minor }) => exact && minor >= LEAST_SUM);
    return figures.length === 0
      ? []
      : { figures: new Set(figures.map(({ minor }) => minor)), isDue: isDueIn(lines, at) };
  });
}

export const figuresOfAll = (stated: readonly StatedLine[]): ReadonlySet<number> =>
  new Set(stated.flatMap(({ figures }) => [...figures]));

/** Whether figures come to what is stated: all of them, those of one sign, or what leads from one balance to another. */
export function isStated(figures: readonly number[], stated: ReadonlySet<number>): boolean {
  const sumOf = (some: readonly number[]): number =>
    Math.abs(some.reduce((sum, figure) => sum + figure, 0));
  const all = sumOf(figures);
  const [plus, minus] = [figures.filter((one) => one > 0), figures.filter((one) => one < 0)];
  // A payment alone is the balance before it, in any column.
  const several = [figures, plus, minus].filter(({ length }) => length >= LEAST_ROWS);
  const sums = several.map(sumOf);
  if (sums.some((sum) => sum >= LEAST_SUM && stated.has(sum))) return true;
  if (all < LEAST_SUM || stated.size > MOST_FIGURES) return false;
  return [...stated].some((from) => stated.has(from + all));
}

/** What a column of a table comes to, in minor units without sign. */
export type Sum = { column: number; sum: number };

/**
 * Of several columns, the only one whose sum is stated in a line of its own, as what is to be paid is: a table's last line sums
 * all of them. Undefined where another one leads from one balance to another.
 */
export function summedApart(
  sums: readonly Sum[],
  stated: readonly StatedLine[],
): number | undefined {
  const countIn = ({ figures }: StatedLine): number =>
    new Set(sums.flatMap(({ sum }) => (figures.has(sum) ? sum : []))).size;
  const [only, ...more] = sums.filter(({ sum }) =>
    stated.some((line) => line.isDue && countIn(line) === 1 && line.figures.has(sum)),
  );
  const others = figuresOfAll(stated.filter((line) => countIn(line) < 2));
  const leads = sums.some(
    (one) => one !== only && [...others].some((from) => others.has(from + one.sum)),
  );
  return more.length === 0 && !leads ? only?.column : undefined;
}
