import { inTime } from '../proof';
import { mayName, phrasesIn, signed, type TokenLine } from '../reading';
import { losesBalance } from './lost-balances';
import type { Proved, Row } from './model';
import type { Known, Solution } from './solving';

/** Every row has its amount twice, to the last: gross and net, where nothing was taken off. */
function saysAgain(values: Solution['values']): boolean {
  return values.every(({ entry, how: { roles } }) => {
    if (entry.kind !== 'row') return true;
    const [one, other, ...more] = entry.cells.filter(({ column }) => roles[column] === 'amount');
    const same = one && other && signed(one.money) === signed(other.money);
    return same === true && more.length === 0;
  });
}

/**
 * A line in words that are not known that states a balance: the one of the row before it, or, above all rows, the
 * only thing that it has to say.
 */
function statesBalance(
  { entry, balance }: Solution['values'][number],
  before: Solution['values'][number] | undefined,
  labelled: ReadonlySet<TokenLine>,
): boolean {
  if (balance === undefined || entry.kind !== 'row') return false;
  if (before) return before.balance === balance;
  if (labelled.has(entry.anchor)) return true;
  const taken = [...entry.dates, ...entry.cells.map(({ money }) => money)];
  return (
    entry.lines.length === 1 &&
    entry.cells.length === 1 &&
    entry.anchor.words.every(
      ({ text }, i) =>
        !/\d/.test(text) || taken.some((part) => part && i >= part.from && i < part.to),
    )
  );
}

/** Words that a balance is called by, at least: a payee may begin with one. */
const CALLED = 2;

/**
 * What a balance is called, where a row begins: its line may hold the figure of another row, and the two exchanged sum up
 * as well.
 */
function isCalledBalance({ entry }: Row): boolean {
  if (entry.kind !== 'row') return false;
  const { anchor } = entry;
  if (!mayName(anchor, 'balances')) return false;
  const first = anchor.words.findIndex(
    (_, i) => ![...anchor.dates, ...anchor.money].some(({ from, to }) => i >= from && i < to),
  );
  return phrasesIn(anchor, 'balances').some(
    ({ tag, from, to }) =>
      from === first && to - from >= CALLED && (tag === 'opening' || tag === 'closing'),
  );
}

/**
 * Rows without the texts and balances that other rows have: these may stand in a part of the page that was taken for
 * something else, and what is left of the rows may well sum up.
 */
function isHalfRead(moving: readonly Row[]): boolean {
  return (
    moving.some(({ description, balance }) => description.length === 0 && balance === undefined) &&
    moving.some(({ description, balance }) => description.length > 0 && balance !== undefined)
  );
}

/**
 * What the solution's equations say of each row. `proven` needs every row in an equation that held, none that
 * failed, and dates that nothing casts doubt on: balances cannot prove dates. Where something that looks like a
 * row was left out, the end of a running balance does not show that none is missing; nor does anything where a
 * part of a table was left out, or what may be another account (`alone`).
 */
export function prove(
  solution: Solution,
  rows: readonly Row[],
  { totals: { counts }, labels }: Pick<Known, 'totals' | 'labels'>,
  certain: { dates: boolean; rows: boolean; alone: boolean; tables: boolean; signs: boolean },
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
  if (counts.includes(moving.length)) equations.push({ kind: 'rowCount', checked: 1, held: 1 });
  const broken =
    chain.breaks.length > 0 ||
    tie?.held === false ||
    totalled.some(({ expected, actual }) => expected !== actual);
  // A row whose amount was not found may be covered by no equation at all.
  const labelled = new Set(labels.map(({ line }) => line));
  const unread =
    losesBalance(values) ||
    // Where balances tie, no row is missing.
    (tie?.held !== true &&
      chain.checked === 0 &&
      values.some(({ entry }) => entry.kind === 'row' && entry.figureLeft)) ||
    ordered.some(
      (value, i) =>
        value.entry.kind === 'row' &&
        value.amount === undefined &&
        value.entry.cells.some(({ money }) => money.exact) &&
        !statesBalance(value, ordered[i - 1], labelled),
    );
  // Two rows that were taken for one sum up as well.
  const doubled = values.some(({ isDouble }) => isDouble) && !saysAgain(values);
  const proven =
    equations.length > 0 &&
    unproven.length === 0 &&
    certain.dates &&
    certain.tables &&
    certain.signs &&
    certain.alone &&
    (certain.rows || tie?.held === true || counts.includes(moving.length)) &&
    !unread &&
    !doubled &&
    !moving.some(isCalledBalance) &&
    !isHalfRead(moving) &&
    !solution.contradicted &&
    !solution.signsAssumed;
  const idAt =
    chain.breaks.length > 0
      ? new Map(rows.map((row) => [placeOf(row), row.id] as const))
      : undefined;
  return {
    verdict: broken ? 'broken' : proven ? 'proven' : 'unchecked',
    unproven,
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
