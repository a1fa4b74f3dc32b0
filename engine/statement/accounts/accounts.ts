import { phrasesIn, type TokenLine } from '../../reading';
import { type Block, hasRows } from '../blocks';
import type { LabelledBalance } from '../labelled';
import { labelsOfParts } from './labels-of-parts';
import { type HowOf, lastBalance } from './opening';
import type { Bound, Gathered } from './seam';
import { turnAt } from './turns';

/** The blocks of one account, and the lines of the document that can speak of it. */
export type AccountPart = {
  blocks: Block[];
  /** From the account before to its own last row: what says whose it is. */
  own: readonly TokenLine[];
  lines: readonly TokenLine[];
  labels: readonly LabelledBalance[];
  /** It is another statement of the account before. */
  follows: boolean;
};

/**
 * Parts the blocks into accounts: a new one begins where another opening balance is stated and the
 * running balance does not go on, or where it does in another period; and where pages are counted again under another period.
 */
export function accountsOf(blocks: readonly Block[], bound: Bound): AccountPart[] {
  return withLines(gathered(blocks, bound), bound);
}

function gathered(blocks: readonly Block[], bound: Bound): Gathered[] {
  const { labels, howOf } = bound;
  const accounts: Gathered[] = [];
  const firstLine = blocks[0]?.first ?? 0;
  /** An overview states what several accounts lead from. */
  const statesSeveral =
    labels.filter(({ word, line }) => word === 'opening' && line.index < firstLine).length > 1;
  /** What has carried a balance from one page to the next opens no account. */
  const carries = new Set<string>();
  for (const [at, block] of blocks.entries()) {
    const account = accounts.at(-1);
    if (!account) {
      const own = labels.find(({ word, line }) => word === 'opening' && line.index <= block.first);
      accounts.push(beginning(block, own?.minor, 0));
      continue;
    }
    const seam = { account, block, next: blocks[at + 1], bound };
    const turn = turnAt(seam, { carries, statesSeveral });
    if (turn.kind === 'goes on') {
      if (turn.carriedAs !== undefined) carries.add(turn.carriedAs);
      add(block, account, howOf);
    }
    if (turn.kind === 'begins')
      accounts.push({
        ...beginning(block, turn.opening, turn.from ?? account.last.last + 1),
        startsAt: turn.from,
        follows: turn.isSame,
      });
  }
  return accounts;
}

const beginning = (block: Block, opening: number | undefined, from: number): Gathered => ({
  first: block,
  last: block,
  hasRows: hasRows(block),
  blocks: [block],
  opening,
  from,
  startsAt: undefined,
  follows: false,
});

function add(block: Block, account: Gathered, howOf: HowOf): void {
  account.blocks.push(block);
  account.hasRows ||= hasRows(block);
  // Lists of cheques and the like may stand below it.
  const isLast = lastBalance(block, howOf(block)) !== undefined;
  if (isLast || lastBalance(account.last, howOf(account.last)) === undefined) account.last = block;
}

const sumsUp = (line: TokenLine): boolean =>
  line.dates.length === 0 &&
  line.money.some(({ exact }) => exact) &&
  phrasesIn(line, 'totals').some(({ from }) => from === 0);

/** Behind an account's last block, and the sums right below it on its page: they are its own. */
function behind({ last, entries }: Block, lines: readonly TokenLine[]): number {
  const onPage = ({ page }: TokenLine): boolean => page === lines[last]?.page;
  let to = last + 1;
  // The last rows may print no day; what looks so on the next page heads another account.
  for (const entry of entries)
    for (const line of entry.kind === 'row' ? entry.lines : [entry.line])
      if (line.index >= to && onPage(line)) to = line.index + 1;
  for (let line = lines[to]; line && sumsUp(line) && onPage(line); line = lines[to]) to += 1;
  return to;
}

/** Each account with its lines, up to the next account that has rows: a summary between them is none. */
function withLines(accounts: readonly Gathered[], { lines, labels }: Bound): AccountPart[] {
  const labelsFor = labelsOfParts(
    accounts.map(({ blocks }) => blocks),
    labels,
  );
  return accounts.map(({ blocks, startsAt, follows }, i) => {
    const below = accounts[i + 1];
    const before = accounts.slice(0, i).findLast((one) => one.hasRows);
    const above = before?.blocks.at(-1);
    const first = startsAt ?? (above ? behind(above, lines) : 0);
    const last = blocks.at(-1)?.last ?? lines.length;
    // What stands above the next statement is its own.
    const to = below?.startsAt ?? below?.blocks[0]?.first ?? lines.length;
    return {
      blocks,
      own: lines.slice(first, last + 1),
      lines: lines.slice(first, to),
      labels: labelsFor(i, first, to),
      follows,
    };
  });
}
