import { type Cell, cellsOf, textOf } from '../../../layout';
import { printsYear, type TokenLine } from '../../../reading';

/** Cells that stand left-aligned beneath each other. */
export type Stack = { texts: string[]; x0: number; top: number; baseline: number; size: number };

const ALIGNED = 2.5;
/** Line pitch of an address, in sizes. */
const PITCH = 1.9;
/** A letterhead is so many times larger than what stands under it. */
const LETTERHEAD = 1.6;
/** A window's address is set with wider word spaces than a cell, and facts stand far from it. */
export const GAP = 1.4;

/** A cell with a full date is a fact's, and no line of an address. */
const isDated = (line: TokenLine, { x0, x1 }: Cell): boolean =>
  line.dates.some((date) => !date.weak && date.x0 >= x0 && date.x1 <= x1 && printsYear(date));

/** Between two lines of such sizes at most; what stands under a letterhead is close to its own lines only. */
function pitchOf(a: number, b: number): number {
  const [small, large] = [Math.min(a, b), Math.max(a, b)];
  return PITCH * (large > LETTERHEAD * small ? small : large);
}

/** Cells of the first page, stacked where they stand left-aligned at a small pitch. */
export function stacksOf(lines: readonly TokenLine[]): Stack[] {
  const stacks: Stack[] = [];
  for (const line of lines) {
    for (const cell of cellsOf(line.words, GAP)) {
      const under = stacks.findLast(
        (stack) =>
          Math.abs(stack.x0 - cell.x0) <= ALIGNED &&
          line.baseline - stack.baseline > 0.5 * line.size &&
          line.baseline - stack.baseline <= pitchOf(line.size, stack.size),
      );
      const text = isDated(line, cell) ? '' : textOf(cell);
      if (under) {
        under.texts.push(text);
        under.baseline = line.baseline;
        under.size = line.size;
      } else {
        const { top, baseline, size } = line;
        stacks.push({ texts: [text], x0: cell.x0, top, baseline, size });
      }
    }
  }
  return stacks;
}
