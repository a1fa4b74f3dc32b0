import type { Proved, Row } from './model';
import type { Solution } from './solution';

/**
 * What the solution's equations say of each row. `proven` needs every row in an equation that held, none that
 * failed, and dates that nothing casts doubt on: balances cannot prove dates. Where something that looks like a
 * row was left out, the end of a running balance does not show that none is missing; nor does anything where a
 * part of a table was left out.
 */
export function prove(
  solution: Solution,
  rows: readonly Row[],
  counts: readonly number[],
  certain: { dates: boolean; rows: boolean; tables: boolean; signs: boolean },
): Proved {
  const { chain, tie, values, order, movement } = solution;
  const totalled = [...solution.sections, ...solution.holders].filter(
    ({ expected }) => expected !== undefined,
  );
  /** A row's place in time. */
  const placeOf = ({ at }: Row): number => (order === 'desc' ? values.length - 1 - at : at);
  const moving = rows.filter((row) => row.amount !== undefined);
  const held = new Set(
    totalled
      .filter(({ expected, actual }) => expected === actual)
      .flatMap(({ entries }) => entries),
  );
  const covered = (row: Row): boolean =>
    chain.proven[placeOf(row)] === true ||
    (tie?.held === true && chain.checked === 0) ||
    held.has(row.entry) ||
    ((row.amount ?? 0) > 0 ? movement.credits : movement.debits);
  const unproven = moving.filter((row) => !covered(row)).map((row) => row.id);
  const equations: Proved['equations'] = [];
  if (chain.checked > 0)
    equations.push({ kind: 'runningBalance', checked: chain.checked, held: chain.held });
  if (tie) equations.push({ kind: 'openingToClosing', checked: 1, held: tie.held ? 1 : 0 });
  if (totalled.length > 0)
    equations.push({
      kind: 'sectionTotal',
      checked: totalled.length,
      held: totalled.filter((s) => s.expected === s.actual).length,
    });
  const sides = Number(movement.credits) + Number(movement.debits);
  if (sides > 0) equations.push({ kind: 'movementTotal', checked: sides, held: sides });
  if (counts.includes(moving.length)) equations.push({ kind: 'rowCount', checked: 1, held: 1 });
  const broken =
    chain.breaks.length > 0 ||
    tie?.held === false ||
    totalled.some(({ expected, actual }) => expected !== actual);
  // A row whose amount was not found may be covered by no equation at all.
  const unread = values.some(
    ({ entry, amount }) =>
      entry.kind === 'row' && amount === undefined && entry.cells.some(({ money }) => money.exact),
  );
  // Two rows that were taken for one sum up as well.
  const doubled = values.some(({ isDouble }) => isDouble);
  const proven =
    equations.length > 0 &&
    unproven.length === 0 &&
    certain.dates &&
    certain.tables &&
    certain.signs &&
    (certain.rows || tie?.held === true || counts.includes(moving.length)) &&
    !unread &&
    !doubled &&
    !solution.signsAssumed;
  const idAt =
    chain.breaks.length > 0
      ? new Map(rows.map((row) => [placeOf(row), row.id] as const))
      : undefined;
  return {
    verdict: broken ? 'broken' : proven ? 'proven' : 'unchecked',
    unproven,
    equations,
    breaks: chain.breaks.map((gap) => ({
      from: idAt?.get(gap.from) ?? 0,
      at: idAt?.get(gap.at) ?? 0,
      diff: gap.diff,
    })),
    closing: tie && !tie.held ? tie : undefined,
  };
}
