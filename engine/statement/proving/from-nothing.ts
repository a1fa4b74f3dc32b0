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

/** What a line says, whatever its numbers are: pages are counted. */
const saidIn = ({ speech }: TokenLine): string =>
  speech.folded.join(' ').replace(/(?<!\d)\d{1,3}(?!\d)/g, '#');

/** Titles between two tables; on a later page, those that no page before it bears. */
function titledBetween(above: Block, from: number, lines: readonly TokenLine[]): boolean {
  const before = lines.filter(({ index }) => index <= above.last);
  const page = before.at(-1)?.page;
  const said = new Set(before.map(saidIn));
  return lines.some(
    (line) =>
      line.index > above.last &&
      line.index < from &&
      isTitle(line) &&
      (line.page === page || !said.has(saidIn(line))),
  );
}

/** A list turns to another currency where nothing is left in the one above. */
function turnsCurrency({ values }: Solution): boolean {
  let said: string | undefined;
  let left: number | undefined;
  for (const { entry, balance } of values) {
    const own = entry.currency ?? entry.cells.find(({ money }) => money.currency)?.money.currency;
    if (own !== undefined && said !== undefined && own !== said && left === 0) return true;
    said = own ?? said;
    left = balance ?? left;
  }
  return false;
}

/**
 * A table stands below another one, under a title and under the names of its columns, printed again, and the balance that leads
 * from the one to the other is nothing: from nothing to nothing any two accounts lead; so do two currencies of one list.
 */
export function meetInNothing(solution: Solution, lines: readonly TokenLine[]): boolean {
  const blocks = solution.blocks.toSorted((a, b) => a.first - b.first);
  const meet = blocks.some((block, i) => {
    const above = blocks[i - 1];
    const { header } = block.segment;
    if (!above || !header || header === above.segment.header) return false;
    const ends = [balancesIn(above, solution).at(-1), balancesIn(block, solution)[0]];
    return ends.includes(0) && titledBetween(above, header.from, lines);
  });
  return meet || turnsCurrency(solution);
}
