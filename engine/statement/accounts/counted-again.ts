import { dayNumber } from '../../reading';
import type { Block } from '../blocks';
import type { Period } from '../facts';
import type { Account, Bound } from './seam';
import { areWithin } from './within-period';

/** Pages that begin to be counted again behind a last one, `1 of 3` behind `5 of 5`: by page, the place of its first line. */
export type CountedAgain = ReadonlyMap<number, number>;

const areApart = (one: Period, other: Period): boolean =>
  dayNumber(one.to) < dayNumber(other.from) || dayNumber(other.to) < dayNumber(one.from);

/**
 * Where the lines of another statement begin that a block is of: at a page that is counted as the first one again, and whose
 * head states another period than the account's own, in which all of the block's dates lie. `from` is where the account's lines
 * begin.
 */
export function countedFrom(
  { first, last }: Account,
  block: Block,
  from: number,
  { lines, periodIn, countedAgain, order }: Bound,
): number | undefined {
  if (countedAgain.size === 0) return undefined;
  const [before, page] = [lines[last.last]?.page ?? Infinity, lines[block.first]?.page ?? -1];
  let start: number | undefined;
  for (const [again, line] of countedAgain) if (again > before && again <= page) start = line;
  if (start === undefined) return undefined;
  const [own, next] = [periodIn(from, first.first), periodIn(start, block.first)];
  return own && next && areApart(own, next) && areWithin(block, next, order) ? start : undefined;
}
