import { isSide, isSign, type Money, type RawRow } from '../../reading';
import type { Solution } from '../solving';

/** Whether a minus in a cell of its own stands right before a figure that bears none. */
function hasMinusBefore({ anchor: { words } }: RawRow, { sign, from }: Money): boolean {
  const word = sign === undefined ? words[from - 1] : undefined;
  return isSign(word) && word?.text !== '+';
}

/**
 * `-    59.05` over `101.56`: rows whose figures have a minus before them, however far, that was not read, are just those that
 * came in, and all others went out. Where money out has a column of its own, such dashes fill what is empty.
 */
export function leavesSigns({ values }: Solution): boolean {
  let [signed, plain] = [0, 0];
  for (const { entry, how, amount = 0 } of values) {
    if (entry.kind !== 'row' || amount === 0 || how.roles.some(isSide)) continue;
    const own = entry.cells.find(({ column }) => how.roles[column] === 'amount');
    if (!own) continue;
    // Figures that bear signs say their ways: beside them, dashes fill what is empty.
    if (own.money.sign !== undefined) return false;
    const isSigned = hasMinusBefore(entry, own.money);
    if (isSigned !== amount > 0) return false;
    if (isSigned) signed += 1;
    else plain += 1;
  }
  return signed > 0 && plain > 0;
}

/** `11,445.72*` on every row: what a star means, a note says; a card's may mark what came in. */
export function areStarred({ values }: Solution): boolean {
  const moving = values.filter(({ entry, amount }) => entry.kind === 'row' && amount !== undefined);
  return (
    moving.length > 0 &&
    moving.every(({ entry, how }) => {
      const own = entry.cells.find(({ column }) => how.roles[column] === 'amount')?.money;
      if (!own || entry.kind !== 'row') return false;
      const { words } = entry.anchor;
      return [words[own.to - 1], words[own.to]].some((word) => word?.text.endsWith('*'));
    })
  );
}
