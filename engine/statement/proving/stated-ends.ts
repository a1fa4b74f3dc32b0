import { least } from '../../lists';
import { inTime } from '../../proof';
import { isSide, type TokenLine } from '../../reading';
import type { LabelledBalance } from '../labelled';
import type { Known, Solution } from '../solving';

/** Equations that a bank's statement has to hold before what goes against its words is believed. */
export const SURE = 8;

/** Columns of money out and in are called so. */
const namesSides = ({ blocks }: Solution, howOf: Known['howOf']): boolean =>
  blocks.every((block) =>
    howOf(block).roles.every(
      (role, at) => !isSide(role) || block.group.columns.money[at]?.role === role,
    ),
  );

/**
 * What a bank's account leads from, or to, is stated with the other sign, though nothing is owed: a mark before it may be
 * that of the amounts beside, or the amounts move the other way. Many balances under names that say which, show it.
 */
export function isStatedOtherwise(solution: Solution, { kind, labels, howOf }: Known): boolean {
  const { tie, chain, values } = solution;
  if (kind !== 'bank' || chain.checked === 0 || !tie) return false;
  if (chain.held >= SURE && namesSides(solution, howOf)) return false;
  if (values.some(({ how }) => how.owed)) return false;
  const isOther = (word: LabelledBalance['word'], minor: number): boolean => {
    const stated = labels.filter(
      (label) =>
        (label.word === word || (word === 'opening' && label.word === 'forward')) &&
        Math.abs(label.minor) === Math.abs(minor),
    );
    return minor !== 0 && stated.length > 0 && stated.every((label) => label.minor === -minor);
  };
  return isOther('opening', tie.opening) || isOther('closing', tie.closing);
}

/** Columns of money out and in that nothing names, and every balance is the same: exchanged, they sum up as well. */
export function mayBeExchanged(solution: Solution, howOf: Known['howOf']): boolean {
  if (namesSides(solution, howOf)) return false;
  const { tie, values } = solution;
  const balances = new Set(values.flatMap(({ balance }) => balance ?? []));
  for (const minor of tie ? [tie.opening, tie.closing] : []) balances.add(minor);
  return balances.size === 1;
}

/**
 * What the rows lead from, or to, is only called as what is brought forward, and another opening balance, or closing one, is
 * stated: a transfer may be called so, too.
 */
export function leavesEnds({ tie, values }: Solution, labels: Known['labels']): boolean {
  if (tie?.held !== true) return false;
  const leaves = (word: 'opening' | 'closing', minor: number): boolean => {
    const isSame = (label: LabelledBalance): boolean => Math.abs(label.minor) === Math.abs(minor);
    const stated = labels.filter((label) => label.word === word);
    if (stated.length === 0 || stated.some(isSame)) return false;
    return values.some(
      ({ entry }) =>
        entry.kind === 'balance' &&
        entry.word === 'forward' &&
        entry.cells.some(({ money }) => money.minor === Math.abs(minor)),
    );
  };
  return leaves('opening', tie.opening) || leaves('closing', tie.closing);
}

/** Balances that labels of a word state otherwise than the account's own end. */
const othersOf = (
  labels: Known['labels'],
  word: 'opening' | 'closing',
  own: number,
): Known['labels'] =>
  labels.filter(
    (label) => label.word === word && label.minor !== 0 && Math.abs(label.minor) !== Math.abs(own),
  );

/** `05 Mar 2025 Payment received  500.00` in the box above: what a balance is stated before, and another one behind. */
const isRowLike = ({ dates: [date], money }: TokenLine): boolean =>
  date?.from === 0 && !date.weak && money.some(({ exact }) => exact);

/**
 * Another closing balance is stated, which some of the rows lead to without those behind them, or another opening one, from
 * which a line with a day and a figure leads to that of the rows. No row has a balance that tells.
 */
export function leadsToOtherEnd(
  { tie, chain, values, order }: Solution,
  labels: Known['labels'],
  lines: readonly TokenLine[],
): boolean {
  if (tie?.held !== true || chain.checked > 0) return false;
  // A day's closing balance is the next one's opening.
  const goesOn = (minor: number): boolean =>
    labels.some((label) => label.word === 'opening' && label.minor === minor);
  const closings = new Set(
    othersOf(labels, 'closing', tie.closing).flatMap(({ minor }) =>
      goesOn(minor) ? [] : Math.abs(minor),
    ),
  );
  let known = tie.opening;
  for (const { amount = 0 } of closings.size > 0 ? inTime(values, order) : []) {
    known += amount;
    if (known !== tie.closing && closings.has(Math.abs(known))) return true;
  }
  const openings = othersOf(labels, 'opening', tie.opening);
  const top = least(
    values.map(({ entry }) => (entry.kind === 'row' ? entry.anchor.index : Infinity)),
  );
  return openings.some(({ line: { index: from } }) =>
    lines.some((line) => line.index > from && line.index < top && isRowLike(line)),
  );
}
