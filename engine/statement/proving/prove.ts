import { inTime } from '../../proof';
import { type Certain, type Doubt, doubtsOf } from './doubts';
import type { Proved, Row } from '../model';
import type { Known, Solution } from '../solving';

/** The same in doubt for one more reason: what was proven is so no more. */
export const withDoubt = (proof: Proved, doubt: Doubt): Proved => ({
  ...proof,
  verdict: proof.verdict === 'proven' ? 'unchecked' : proof.verdict,
  doubts: proof.doubts.includes(doubt) ? proof.doubts : [...proof.doubts, doubt],
});

/**
 * What the solution's equations say of each row. `proven` needs every row in an equation that held, none that failed, and
 * nothing that casts doubt on them.
 */
export function prove(
  solution: Solution,
  rows: readonly Row[],
  known: Pick<Known, 'totals' | 'labels'>,
  certain: Certain,
): Proved {
  const { chain, tie, values, order, movement } = solution;
  const totalled = [...solution.sections, ...solution.holders].filter(
    ({ expected }) => expected !== undefined,
  );
  const ordered = inTime(values, order);
  const places =
    ordered === values ? undefined : new Map(ordered.map((value, i) => [value, i] as const));
  /** A row's place in time. */
  const placeOf = ({ at }: Row): number => {
    const value = values[at];
    return (value && places?.get(value)) ?? at;
  };
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
  if (known.totals.counts.includes(moving.length))
    equations.push({ kind: 'rowCount', checked: 1, held: 1 });
  const broken =
    chain.breaks.length > 0 ||
    tie?.held === false ||
    totalled.some(({ expected, actual }) => expected !== actual);
  const doubts = doubtsOf(solution, ordered, moving, known, certain);
  const proven = equations.length > 0 && unproven.length === 0 && doubts.length === 0;
  const idAt =
    chain.breaks.length > 0
      ? new Map(rows.map((row) => [placeOf(row), row.id] as const))
      : undefined;
  return {
    verdict: broken ? 'broken' : proven ? 'proven' : 'unchecked',
    unproven,
    doubts,
    equations,
    order,
    breaks: chain.breaks.map((gap) => ({
      from: idAt?.get(gap.from) ?? 0,
      at: idAt?.get(gap.at) ?? 0,
      diff: gap.diff,
    })),
    closing: tie && !tie.held ? tie : undefined,
  };
}
