import { isSide } from '../../reading';
import type { Block } from '../blocks';

/** The only side that the columns of a block's table are of. */
function sideOf({ group }: Block): string | undefined {
  const [side, ...more] = (group.header?.columns ?? []).flatMap(({ role }) =>
    isSide(role) ? role : [],
  );
  return more.length === 0 ? side : undefined;
}

const movedIn = ({ entries: [first] }: Block): number =>
  first === undefined ? 0 : (first.kind === 'row' ? first.anchor : first.line).moved;

/**
 * Whether a block is the right half of an account that is set as a T, what came in beside what went out: the closing balance
 * may stand in the left one, and the opening balance in this one.
 */
export function isOtherHalf(before: Block, block: Block): boolean {
  const { abreast } = before.segment;
  const isBeside = abreast !== undefined && abreast === block.segment.abreast;
  if (!isBeside && (movedIn(block) === 0 || movedIn(before) > 0)) return false;
  const [left, right] = [sideOf(before), sideOf(block)];
  return left !== undefined && right !== undefined && left !== right;
}
