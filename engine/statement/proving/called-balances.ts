import { beginsCell } from '../../layout';
import { mayName, phrasesIn, type TokenLine } from '../../reading';
import type { Row } from '../model';
import type { Known, Solution } from '../solving';
import { leadsThroughout } from './lost-balances';
import { leavesEnds } from './stated-ends';

/** Words that a balance is called by, at least, unless they are all that their cell says: a payee may begin with one. */
const CALLED = 2;
/** Letters of what may lead to it: `By`, `To`, `Being`. */
const LEAD = 5;

/**
 * What a balance is called, where a row begins, or a line of it above its figures: it may hold the figure of another row, and
 * the two exchanged sum up as well.
 */
function isCalledBalance({ entry, balance, amount }: Row): boolean {
  if (entry.kind !== 'row') return false;
  const { index, x1 } = entry.anchor;
  // `By balance c/d  1,239.50  0.00`: what is carried down leaves nothing.
  const empties = balance === 0 && amount !== undefined && amount !== 0;
  for (const line of entry.lines) {
    // What stands right of all that the row says is a box's beside.
    const isOwn = line.index <= index && line.x0 < x1;
    if (isOwn && mayName(line, 'balances') && callsBalance(line, empties)) return true;
  }
  return false;
}

function callsBalance(line: TokenLine, orForward: boolean): boolean {
  const first = line.words.findIndex(
    (_, i) => ![...line.dates, ...line.money].some(({ from, to }) => i >= from && i < to),
  );
  // `By balance c/d`.
  const second = (line.words[first]?.text.length ?? Infinity) <= LEAD ? first + 1 : first;
  return phrasesIn(line, 'balances').some(
    ({ tag, from, to }) =>
      (from === first || from === second) &&
      (tag === 'opening' || tag === 'closing' || (orForward && tag === 'forward')) &&
      (to - from >= CALLED || beginsCell(line.words, to)),
  );
}

/**
 * `21.04.  Transfer instalment 887595  10.00` among rows, where a transfer is called what is brought forward: it
 * states no balance that the rows lead to, and may be one of them.
 */
function statesNoBalance(
  inOrder: readonly Solution['values'][number][],
  tie: Solution['tie'],
): boolean {
  if (!tie) return false;
  let known = tie.opening;
  return inOrder.some(({ entry, amount = 0, balance }) => {
    if (entry.kind !== 'balance') {
      known = balance ?? known + amount;
      return false;
    }
    if (entry.word !== 'forward') return false;
    const { dates, money } = entry.line;
    const stated = money.filter(({ exact }) => exact);
    const isRowLike = dates[0]?.from === 0 || stated.some(({ sign }) => sign !== undefined);
    const balances = [known, tie.opening, tie.closing].map(Math.abs);
    return isRowLike && stated.length > 0 && stated.every(({ minor }) => !balances.includes(minor));
  });
}

/** Rows without a text whose figures are the very ends that the rows lead from and to: they state these, and sum up as well. */
function repeatsEnds(moving: readonly Row[], tie: Solution['tie']): boolean {
  if (!tie || tie.opening === tie.closing) return false;
  const bare = moving.filter(({ description }) => description.length === 0);
  return [tie.opening, tie.closing].every((minor) =>
    bare.some(({ amount = 0 }) => amount !== 0 && Math.abs(amount) === Math.abs(minor)),
  );
}

/** Rows may be balances by what they are called, or say, or balances rows. */
export const mayBeBalances = (
  solution: Solution,
  inOrder: readonly Solution['values'][number][],
  moving: readonly Row[],
  labels: Known['labels'],
): boolean =>
  moving.some(isCalledBalance) ||
  repeatsEnds(moving, solution.tie) ||
  (!leadsThroughout(solution) && statesNoBalance(inOrder, solution.tie)) ||
  leavesEnds(solution, labels);
