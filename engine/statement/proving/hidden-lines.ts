import { isMovementRole, type Money, signed, type TokenLine } from '../../reading';
import type { Solution } from '../solving';

/** Figures of one column end nearer than this (points). */
const ONE_EDGE = 2;

/** A figure that is none of its row's, on a line below the row's own. */
type Below = { figure: Money; row: number };

/** Rounded places where the amounts end. */
function edgesOf({ values }: Solution): number[] {
  const edges = new Set<number>();
  for (const { entry, how } of values)
    for (const { column, money } of entry.cells)
      if (isMovementRole(how.roles[column])) edges.add(Math.round(money.edge));
  return [...edges];
}

/** The line of a row's figures. */
const indexOf = (value: Solution['values'][number] | undefined): number =>
  value === undefined
    ? Infinity
    : value.entry.kind === 'row'
      ? value.entry.anchor.index
      : value.entry.line.index;

/** The only figures of undated lines between the rows that sum no list of them, each with the place of the row above. */
function figuresBelow({ values, sections }: Solution, lines: readonly TokenLine[]): Below[] {
  const below: Below[] = [];
  const sums = new Set(
    sections.flatMap(({ actual, expected }) => (expected === actual ? Math.abs(actual) : [])),
  );
  let row: number | undefined;
  // Both are in printed order.
  let next = 0;
  for (const { index, dates, money } of lines) {
    while (next < values.length && indexOf(values[next]) < index) next += 1;
    if (next < values.length && indexOf(values[next]) === index) row = next;
    else if (row !== undefined && dates[0]?.from !== 0) {
      const exact = money.filter((figure) => figure.exact && figure.minor !== 0);
      const [figure] = exact;
      if (figure && exact.length === 1 && !sums.has(figure.minor)) below.push({ figure, row });
    }
  }
  return below;
}

const sumOf = (figures: readonly Below[]): number =>
  figures.reduce((sum, { figure }) => sum + signed(figure), 0);

/**
 * Below rows' own figures, lines print figures that come to nothing: `Fee  -6.00`, `Rebate  6.00`, of one row, or in the column of
 * the amounts, of several. They may be rows without days of their own, without which all ties as well. Or most rows are what the figures
 * below them come to.
 */
export function hidesLines(solution: Solution, lines: readonly TokenLine[]): boolean {
  const below = figuresBelow(solution, lines);
  if (below.length < 2) return false;
  const edges = edgesOf(solution);
  const inLine = below.filter(({ figure }) =>
    edges.some((edge) => Math.abs(edge - figure.edge) <= ONE_EDGE),
  );
  if (inLine.length > 1 && sumOf(inLine) === 0) return true;
  const byRow = new Map<number, Below[]>();
  for (const one of below) {
    const own = byRow.get(one.row);
    if (own) own.push(one);
    else byRow.set(one.row, [one]);
  }
  const parts = [...byRow];
  const cancels = parts.some(([, own]) => own.length > 1 && sumOf(own) === 0);
  // `Monday 3 March  -70.00` over what it comes to: these are the rows.
  const moving = solution.values.filter(({ amount = 0 }) => amount !== 0).length;
  const summed = parts.filter(([row, own]) => sumOf(own) === solution.values[row]?.amount).length;
  return cancels || (summed > 1 && summed > moving / 2);
}
