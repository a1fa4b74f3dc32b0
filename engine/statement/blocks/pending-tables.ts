import { mayName, type TokenLine } from '../../reading';
import { type Block, hasRows } from './blocks';

/** Words of a title at most: a sentence may speak of what is not booked yet. */
const LONGEST = 9;

/** Whether the line right above a table's names of columns says that its rows are not booked yet. */
function isTitledPending({ segment: { header } }: Block, lines: readonly TokenLine[]): boolean {
  const [title, names] = header ? lines.slice(header.from - 1, header.from + 1) : [];
  return (
    title !== undefined &&
    title.page === names?.page &&
    title.words.length <= LONGEST &&
    title.money.length === 0 &&
    mayName(title, 'pending')
  );
}

/** `Nog te verwerken reserveringen`: without the tables under such a title, where others have rows. */
export function withoutPendingTables(
  blocks: readonly Block[],
  lines: readonly TokenLine[],
): readonly Block[] {
  const booked = blocks.filter((block) => !isTitledPending(block, lines));
  return booked.some(hasRows) ? booked : blocks;
}
