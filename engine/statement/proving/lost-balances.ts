import { isMovementRole, type TokenLine } from '../../reading';
import type { Solution } from '../solving';

/** Figures of one column end nearer than this (points). */
const ONE_EDGE = 4;

/**
 * No row has a balance, and some print one in a figure that was not read: the very sum that the amounts lead to from
 * the opening balance, or the closing one. `inOrder` are the values in time.
 */
export function printsBalanceUnread(
  inOrder: readonly Solution['values'][number][],
  opening: number | undefined,
  closing: number | undefined,
): boolean {
  if (inOrder.some(isBalanced)) return false;
  let known = opening;
  return inOrder.some((value) => {
    const { entry, amount = 0 } = value;
    if (entry.kind !== 'row' || amount === 0) return false;
    if (known !== undefined) known += amount;
    const balances = [known, closing].map((minor) => Math.abs(minor ?? Number.NaN));
    return entry.anchor.money.some(
      ({ exact, minor }, i) =>
        exact &&
        // Nothing was paid abroad, `0,00`, beside what pays all that is owed.
        minor !== 0 &&
        // From nothing, a balance is what the amount is.
        minor !== Math.abs(amount) &&
        balances.includes(minor) &&
        isUnread(value, i),
    );
  });
}

/** Lines at one height differ by less (points). */
const ONE_HEIGHT = 2;

/** Every row's balance was led to from the one before: none lacks its own. Of most accounts so, and cheap to tell. */
export const leadsThroughout = ({ chain, values }: Solution): boolean =>
  chain.checked === values.length;

/**
 * Right beside a row without a balance stands the one that it leads to, in a line that is none of its own: it was
 * taken for a box. `lines` are the account's.
 */
export function printsBalanceBeside(
  inOrder: readonly Solution['values'][number][],
  opening: number | undefined,
  lines: readonly TokenLine[],
): boolean {
  if (opening === undefined || inOrder.every((value) => !lacksBalance(value))) return false;
  const byFigure = linesByFigure(lines);
  let known = opening;
  return inOrder.some((value) => {
    const { entry, amount = 0, balance } = value;
    known = balance ?? known + amount;
    if (entry.kind !== 'row' || !lacksBalance(value)) return false;
    const { page, baseline } = entry.anchor;
    return (byFigure.get(page)?.get(Math.abs(known)) ?? []).some(
      (line) =>
        // Days' balances have their days.
        line.dates.length === 0 &&
        Math.abs(line.baseline - baseline) <= ONE_HEIGHT &&
        !entry.lines.includes(line),
    );
  });
}

/** Lines by their pages and their figures, minor units. */
function linesByFigure(lines: readonly TokenLine[]): Map<number, Map<number, TokenLine[]>> {
  const found = new Map<number, Map<number, TokenLine[]>>();
  for (const line of lines)
    for (const { exact, minor } of line.money) {
      if (!exact) continue;
      let ofPage = found.get(line.page);
      if (!ofPage) found.set(line.page, (ofPage = new Map()));
      const own = ofPage.get(minor);
      if (own) own.push(line);
      else ofPage.set(minor, [line]);
    }
  return found;
}

const lacksBalance = ({ entry, amount, balance }: Solution['values'][number]): boolean =>
  entry.kind === 'row' && balance === undefined && amount !== undefined && amount !== 0;

/** Share of the rows from which on what they end in is a column. */
const MOST = 0.5;

/** No row has a balance, and most end in a figure that no column takes: these may be balances in a form that was not read. */
export function endsInFigures(values: Solution['values']): boolean {
  if (values.some(isBalanced)) return false;
  const rows = values.filter(({ entry, amount }) => entry.kind === 'row' && amount !== undefined);
  const ending = rows.filter((value) => {
    if (value.entry.kind !== 'row') return false;
    const { anchor, cells } = value.entry;
    const last = anchor.money.at(-1);
    return (
      last !== undefined &&
      last.exact &&
      last.to === anchor.words.length &&
      cells.every(({ money }) => money !== last && money.x1 < last.x0)
    );
  });
  return ending.length > 0 && ending.length >= MOST * rows.length;
}

/** A figure of a row's line, by its place, that says nothing of what moved. */
const isUnread = ({ entry, how }: Solution['values'][number], at: number): boolean =>
  entry.kind === 'row' &&
  entry.cells.every(
    ({ column, money }) => money !== entry.anchor.money[at] || !isMovementRole(how.roles[column]),
  );

const isBalanced = ({ entry, balance }: Solution['values'][number]): boolean =>
  entry.kind === 'row' && balance !== undefined;

/** A row without a balance prints a figure right where other rows have theirs: it was taken for a word of the row's text. */
export function losesBalance(solution: Solution): boolean {
  if (leadsThroughout(solution)) return false;
  const { values } = solution;
  const edges = new Set<number>();
  for (const { entry, how } of values)
    for (const { column, money } of entry.cells)
      if (how.roles[column] === 'balance') edges.add(Math.round(money.edge));
  if (edges.size === 0) return false;
  return values.some(({ entry, balance }) => {
    if (entry.kind !== 'row' || balance !== undefined) return false;
    return entry.anchor.money.some(
      (money) =>
        money.exact &&
        entry.cells.every((cell) => cell.money !== money) &&
        [...edges].some((edge) => Math.abs(edge - money.edge) <= ONE_EDGE),
    );
  });
}
