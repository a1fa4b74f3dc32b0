import { greatest, least } from '../../lists';
import { mayName, type Money, signed, type TokenLine } from '../../reading';
import type { Row } from '../model';
import type { Solution } from '../solving';

/** The lines that a row is printed on, from the first to the last. */
export function spanOf({ entry }: Row): { from: number; to: number } {
  const lines = entry.kind === 'row' ? entry.lines : [entry.line];
  let [from, to] = [Infinity, -Infinity];
  for (const { index } of lines) {
    if (index < from) from = index;
    if (index > to) to = index;
  }
  return { from, to };
}

/** Figures of one column end nearer than this (points). */
const ONE_EDGE = 4;

/** Two of some figures are the same. */
const hasPair = (figures: readonly number[]): boolean => new Set(figures).size < figures.length;

/**
 * Among the rows, two figures that are in line with theirs, but are none of these, are the same, or two rows of its tables that
 * were left out print one figure: they may be rows that take each other back, without which the others tie as well.
 */
export function leavesPair(
  rows: readonly Row[],
  lines: readonly TokenLine[],
  solution: Solution,
): boolean {
  const { tie, values } = solution;
  const stated = new Set([tie?.opening, tie?.closing].map((minor) => Math.abs(minor ?? 0)));
  const own = new Set<Money>();
  const edges = new Set<number>();
  for (const { entry, balance } of values) {
    for (const { money } of entry.cells) {
      if (entry.kind === 'row') own.add(money);
      edges.add(Math.round(money.edge));
    }
    if (entry.kind === 'balance' && entry.word === 'forward') stated.add(Math.abs(balance ?? 0));
  }
  const isLeft = (figure: Money): boolean =>
    figure.exact && figure.minor !== 0 && !own.has(figure) && !stated.has(figure.minor);
  const isInLine = ({ edge }: Money): boolean =>
    [...edges].some((other) => Math.abs(other - edge) <= ONE_EDGE);
  const left = solution.blocks.flatMap(({ entries }) =>
    entries.flatMap(({ kind, cells }) =>
      kind === 'row' ? cells.flatMap(({ money }) => (isLeft(money) ? money.minor : [])) : [],
    ),
  );
  if (hasPair(left)) return true;
  const spans = rows.map(spanOf);
  const first = least(spans.map(({ from }) => from));
  const last = greatest(spans.map(({ to }) => to));
  const among = lines.filter(
    (line) =>
      line.index > first &&
      line.index < last &&
      (!line.beside || line.dates.length > 0) &&
      // Sums and balances are printed again and again; a payee with a day may be called so, too.
      (line.dates[0]?.from === 0 || !(mayName(line, 'totals') || mayName(line, 'balances'))),
  );
  const ofRows = new Set(rows.flatMap(({ entry }) => (entry.kind === 'row' ? entry.lines : [])));
  const others = among.map((line) => {
    // `Purchase with cash back $20.00 authorized on 01/17   50.60`: what a row says in its text is no other row.
    const mayBeRow = (figure: Money): boolean =>
      line.dates[0]?.from === 0 && (figure.alone || !ofRows.has(line));
    return line.money.filter(
      (figure) => isLeft(figure) && (isInLine(figure) || mayBeRow(figure) || line.beside),
    );
  });
  if (hasPair(others.flatMap((figures) => figures.map(({ minor }) => minor)))) return true;
  // Of several in a line, one may be the sum of others.
  const alone = others.flatMap((figures) => (figures.length === 1 ? figures : []));
  const isEach = others.every((figures) => figures.length < 2);
  return isEach && alone.length > 1 && alone.reduce((sum, figure) => sum + signed(figure), 0) === 0;
}
