import { beginsCell } from '../../layout';
import { type Money, signed, type TokenLine } from '../tokens';
import { type Lexicon, mayName } from '../vocabulary';
import { type StackedName, stackedName, type Way } from './stacked-names';

/** A line of a record, with its only figure. */
export type Figured = { line: TokenLine; money: Money };

/** A record of two lines: what moved, and beneath it, or above, the balance that it leads to. */
export type Stacked = { upper: Figured; lower: Figured; amount: Money; balance: Money };

const recordOf = (upper: Figured, lower: Figured, balance: Way): Stacked =>
  balance === 'beneath'
    ? { upper, lower, amount: upper.money, balance: lower.money }
    : { upper, lower, amount: lower.money, balance: upper.money };

/** Figures of one column end nearer than this (points). */
const ONE_EDGE = 4;
/** Lines between an amount and its balance, at most, and how far apart their baselines are, in sizes of type. */
const BETWEEN = 1;
const BENEATH = 4;
/** So many figures lead on, to tell records: amounts alone seldom do. */
const LEAST_LINKS = 2;
/** Share of the column's figures, from the first record to the last, that are of records. */
const MOST = 0.9;

/** The only figure of a line that is a cell, if it ends it: `26,410`. */
function lastFigure(line: TokenLine): Figured | undefined {
  const { words } = line;
  const money = line.money.at(-1);
  if (!money?.exact || !money.alone || money.to < words.length) return undefined;
  const isCell = (figure: Money): boolean =>
    figure.exact && figure.alone && beginsCell(words, figure.from);
  return isCell(money) && !line.money.some((other) => other !== money && isCell(other))
    ? { line, money }
    : undefined;
}

/** Whether two figures end at one place, by their digits or by what stands behind these: a minus, a currency. */
export const areInLine = (one: Money, other: Money): boolean =>
  Math.abs(one.edge - other.edge) <= ONE_EDGE || Math.abs(one.x1 - other.x1) <= ONE_EDGE;

/** Whether a figure may be of one record with the one above it. */
function isBeneath({ line: above, money: upper }: Figured, { line, money }: Figured): boolean {
  const isNear =
    line.page === above.page
      ? line.index <= above.index + 1 + BETWEEN &&
        line.baseline - above.baseline <= BENEATH * line.size
      : line.page === above.page + 1;
  return (
    isNear &&
    areInLine(money, upper) &&
    // A line says what moved; what stands beneath its figure needs no words, and no sum's.
    above.words.length > upper.to - upper.from &&
    !mayName(line, 'totals') &&
    !mayName(line, 'balances')
  );
}

/** A figure that the balance beneath repeats is a sum, unless the balance before was nothing: then it is what moved. */
const isRepeated = ({ amount, balance }: Stacked, before: number): boolean =>
  before !== 0 && balance.minor === amount.minor;

/** Whether one record's balance is what the other's amount leads to, or from: the newest may stand first. */
function leadsOn(one: Stacked, other: Stacked): boolean {
  const [first, second] = [one, other].map(({ balance }) => signed(balance));
  if (first === undefined || second === undefined) return false;
  const step = Math.abs(second - first);
  return (
    (step === other.amount.minor && !isRepeated(other, first)) ||
    (step === one.amount.minor && !isRepeated(one, second))
  );
}

/** Pairs of figures in one column, from `at` on, each of which leads on to the next one. */
function runFrom(figures: readonly Figured[], at: number, way: Way): Stacked[] {
  const run: Stacked[] = [];
  for (let i = at; i + 1 < figures.length; i += 2) {
    const [upper, lower] = [figures[i], figures[i + 1]];
    if (!upper || !lower || !isBeneath(upper, lower)) break;
    const next = recordOf(upper, lower, way);
    // What moves nothing leads on from anything.
    if (next.amount.minor === 0) break;
    const last = run.at(-1);
    if (last && !leadsOn(last, next)) break;
    run.push(next);
  }
  return run;
}

/** How far a figure may end from the end of its column's name (points). */
const UNDER = 12;

/** Columns at most: more edges are no table's. */
const MOST_COLUMNS = 12;

/** Lines with figures that show how a document sets them, and the share of these that have one alone. */
const SAMPLE = 400;
const ALONE = 0.5;

/** Figures by the column that they end, in printed order; none where most lines have several, as other documents' do. */
function columnsOf(lines: readonly TokenLine[]): Figured[][] {
  const columns: Figured[][] = [];
  let [figured, alone] = [0, 0];
  for (const line of lines) {
    if (line.money.length === 0) continue;
    const figure = lastFigure(line);
    figured += 1;
    if (figure) alone += 1;
    if (figured === SAMPLE && alone < ALONE * SAMPLE) return [];
    if (!figure) continue;
    const own = columns.find(([first]) => first && areInLine(first.money, figure.money));
    if (own) own.push(figure);
    else if (columns.push([figure]) > MOST_COLUMNS) return [];
  }
  return columns;
}

/**
 * Records whose balance stands under their amount, in one column: told by nothing but that each leads on to the next one;
 * above it only where their names say so. None where the column holds much else.
 */
export function stackedIn(lines: readonly TokenLine[], lexicon: Lexicon): Stacked[] {
  const columns = columnsOf(lines);
  const name = columns.length > 0 ? stackedName(lines, lexicon) : undefined;
  return columns.flatMap(
    (figures) => (name && namedIn(figures, name)) ?? recordsIn(figures, name?.balance ?? 'beneath'),
  );
}

/** The records under names that stand as their figures do, `Amount` over `Balance`: few show it, one does. */
function namedIn(
  figures: readonly Figured[],
  { index, edge, balance }: StackedName,
): Stacked[] | undefined {
  const from = figures.findIndex(({ line }) => line.index > index);
  const [first] = figures.slice(from < 0 ? figures.length : from);
  if (!first || Math.abs(first.money.edge - edge) > UNDER) return undefined;
  const run = runFrom(figures, from, balance);
  // More are told by arithmetic, wherever they begin.
  return run.length > 0 && run.length <= LEAST_LINKS ? run : undefined;
}

/** Where records of a run begin and end among the figures of a column. */
type Run = { from: number; to: number };

/** Runs of at least two records, from the first figure on. */
function runsIn(figures: readonly Figured[], way: Way): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at + 1 < figures.length;) {
    const { length } = runFrom(figures, at, way);
    if (length > 1) runs.push({ from: at, to: at + 2 * length });
    at += length > 1 ? 2 * length : 1;
  }
  return runs;
}

/** The figures from one place to another, two by two; none where some are no records. */
function pairsIn(figures: readonly Figured[], { from, to }: Run, way: Way): Stacked[] {
  const pairs: Stacked[] = [];
  for (let i = from; i + 1 < to; i += 2) {
    const [upper, lower] = [figures[i], figures[i + 1]];
    if (!upper || !lower || !isBeneath(upper, lower)) return [];
    pairs.push(recordOf(upper, lower, way));
  }
  return pairs;
}

function recordsIn(figures: readonly Figured[], way: Way): Stacked[] {
  const runs = runsIn(figures, way);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return [];
  // Between runs, one does not tie: what is printed is printed so.
  const gaps = runs.flatMap((run, i) =>
    i > 0 ? { from: runs[i - 1]?.to ?? 0, to: run.from } : [],
  );
  const records = [...runs, ...gaps]
    .sort((a, b) => a.from - b.from)
    .flatMap((run) => pairsIn(figures, run, way));
  if (2 * records.length < MOST * (last.to - first.from)) return [];
  const links = runs.reduce((sum, { from, to }) => sum + (to - from) / 2 - 1, 0);
  return links >= LEAST_LINKS ? records : [];
}
