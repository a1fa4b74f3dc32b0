import type { TokenLine } from '../../reading';
import type { Block } from '../blocks';
import type { Solution } from '../solving';

const LETTERS = /\p{L}{3}/u;

/** Words, and neither a day nor a figure. */
const isTitle = ({ words, dates, money }: TokenLine): boolean =>
  dates.length === 0 &&
  money.every(({ exact }) => !exact) &&
  words.some(({ text }) => LETTERS.test(text));

type Entry = Block['entries'][number];

/** The first and the last balance that the rows of a block print, in printed order. */
function endsOf({ entries }: Block, balances: ReadonlyMap<Entry, number>): (number | undefined)[] {
  const printed = (entry: Entry): boolean => balances.has(entry);
  return [entries.find(printed), entries.findLast(printed)].map((entry) =>
    entry ? balances.get(entry) : undefined,
  );
}

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
  const balances = new Map<Entry, number>();
  for (const { entry, balance } of solution.values)
    if (balance !== undefined) balances.set(entry, balance);
  const meet = blocks.some((block, i) => {
    const above = blocks[i - 1];
    const { header } = block.segment;
    if (!above || !header || header === above.segment.header) return false;
    const [, closing] = endsOf(above, balances);
    const [opening] = endsOf(block, balances);
    return (closing === 0 || opening === 0) && titledBetween(above, header.from, lines);
  });
  return meet || turnsCurrency(solution);
}
