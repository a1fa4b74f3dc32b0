import type { TokenLine } from '../../reading';
import type { Block } from '../blocks';
import type { Solution } from '../solving';

const LETTERS = /\p{L}{3}/u;

/** Words, and neither a day nor a figure. */
const isTitle = ({ words, dates, money }: TokenLine): boolean =>
  dates.length === 0 &&
  money.every(({ exact }) => !exact) &&
  words.some(({ text }) => LETTERS.test(text));

/** The balances that the rows of a block print, in printed order. */
const balancesIn = ({ entries }: Block, { values }: Solution): number[] => {
  const own = new Set<unknown>(entries);
  return values.flatMap(({ entry, balance }) =>
    own.has(entry) && balance !== undefined ? balance : [],
  );
};

/**
 * A table stands below another one on its page, under a title and under the names of its columns, printed again, and the balance that leads
 * from the one to the other is nothing: from nothing to nothing any two accounts lead.
 */
export function meetInNothing(solution: Solution, lines: readonly TokenLine[]): boolean {
  const blocks = solution.blocks.toSorted((a, b) => a.first - b.first);
  return blocks.some((block, i) => {
    const above = blocks[i - 1];
    const { header } = block.segment;
    if (!above || !header || header === above.segment.header) return false;
    const between = lines.filter(({ index }) => index > above.last && index < header.from);
    const page = lines.find(({ index }) => index === above.last)?.page;
    if (!between.some((line) => line.page === page && isTitle(line))) return false;
    return balancesIn(above, solution).at(-1) === 0 || balancesIn(block, solution)[0] === 0;
  });
}
