import type { TokenLine } from '../../reading';
import { countedFrom } from './counted-again';
import { areOfOtherNumbers, headsAnother, titleOfOther } from './account-numbers';
import { closingFor, nextStatementFrom } from './next-statement';
import { goesOnNewestFirst, lastBalance, phraseOf } from './opening';
import { type Account, type Bound, openingOf } from './openings';
import { type Block, hasRows } from '../blocks';
import type { LabelledBalance } from '../labelled';

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
  const { lines, labels, howOf, periodIn } = bound;
  const parts: Block[][] = [];
  const firstLine = blocks[0]?.first ?? 0;
  /** An overview states what several accounts lead from. */
  const statesSeveral =
    labels.filter(({ word, line }) => word === 'opening' && line.index < firstLine).length > 1;
  /** What has carried a balance from one page to the next opens no account. */
  const carries = new Set<string>();
  const openings: (number | undefined)[] = [];
  let account: Account | undefined;
  /** Where the lines of the account begin. */
  let from = 0;
  /** Where the lines of other statements begin, by their first block. */
  const starts = new Map<Block, number>();
  /** Blocks that open with what the account before closed with, or are of its next statement. */
  const sameAccount = new Set<Block>();
  const begin = (block: Block, opening: number | undefined): void => {
    parts.push([block]);
    openings.push(opening);
    account = { first: block, last: block, hasRows: hasRows(block) };
  };
  /** … whose lines begin at a place of their own; `isSame` account as the one before, in another statement. */
  const beginAt = (
    start: number,
    block: Block,
    opening: number | undefined,
    isSame: boolean,
  ): void => {
    from = start;
    starts.set(block, start);
    if (isSame) sameAccount.add(block);
    begin(block, opening);
  };
  for (const [at, block] of blocks.entries()) {
    const current = parts.at(-1);
    if (!current || !account) {
      const own = labels.find(({ word, line }) => word === 'opening' && line.index <= block.first);
      begin(block, own?.minor);
      continue;
    }
    const opening = openingOf(account, block, blocks[at + 1], bound);
    const phrase = opening && phraseOf(opening.line);
    const carried = opening?.minor === lastBalance(account.last, howOf(account.last));
    // An account may open with what another one opened or closed with: with nothing, above all. A page that goes on may be headed
    // by the number of another, but states no opening balance.
    const isOther =
      opening !== undefined &&
      isStatedIn(opening.line, labels) &&
      (((!carried || opening.minor === 0) && areOfOtherNumbers(account, block, lines)) ||
        headsAnother([...current.filter(hasRows).slice(-1), block], lines, { alike: true }));
    const next = opening && nextStatementFrom(account, block, opening, from, labels, periodIn);
    // A summary above its rows states what they lead from and to.
    if (next !== undefined && !hasRows(block)) continue;
    const other = next ?? (hasRows(block) ? countedFrom(account, block, from, bound) : undefined);
    if (other !== undefined) {
      beginAt(other, block, opening?.minor, !isOther);
      continue;
    }
    const title =
      !opening && statesSeveral && hasRows(block)
        ? titleOfOther(account.first, block, lines)
        : undefined;
    if (title !== undefined) {
      beginAt(title, block, undefined, false);
      continue;
    }
    const isBroughtOn = carried || opening?.minor === openings.at(-1) || carries.has(phrase ?? '');
    const goesOn =
      goesOnNewestFirst(account.last, block, howOf, labels) || (isBroughtOn && !isOther);
    if (carried && !isOther && phrase !== undefined) carries.add(phrase);
    if (opening === undefined || goesOn) {
      current.push(block);
      account.hasRows ||= hasRows(block);
      // Lists of cheques and the like may stand below it.
      const isLast = lastBalance(block, howOf(block)) !== undefined;
      if (isLast || lastBalance(account.last, howOf(account.last)) === undefined)
        account.last = block;
    }
    // A summary below the rows states the opening balance that was missed above them.
    else if (!hasRows(block) && openings.at(-1) === undefined) continue;
    else {
      if (!isOther && opening.minor !== 0 && closingFor(opening, from, labels))
        sameAccount.add(block);
      from = account.last.last + 1;
      begin(block, opening.minor);
    }
  }
  const labelsFor = labelsOfParts(parts, labels);
  return parts.map((part, i) => {
    const [top] = part;
    const below = parts[i + 1]?.[0];
    // A summary above an account's rows is no account between.
    const before = parts.slice(0, i).findLast((one) => one.some(hasRows));
    const first = (top && starts.get(top)) ?? (before?.at(-1)?.last ?? -1) + 1;
    const last = part.at(-1)?.last ?? lines.length;
    // What stands above the next statement is its own.
    const to = (below && starts.get(below)) ?? below?.first ?? lines.length;
    return {
      blocks: part,
      own: lines.slice(first, last + 1),
      lines: lines.slice(first, to),
      labels: labelsFor(i, first, to),
      follows: top !== undefined && sameAccount.has(top),
    };
  });
}

/** A line calls its figure an opening balance, and not one brought forward. */
const isStatedIn = (line: TokenLine, labels: readonly LabelledBalance[]): boolean =>
  labels.some((label) => label.word === 'opening' && label.line === line);

/**
 * The labels of each part: those within its lines; where it states none, its own of an overview above all parts, which states as
 * many opening and closing balances as there are parts, in their order.
 */
function labelsOfParts(
  parts: readonly Block[][],
  labels: readonly LabelledBalance[],
): (part: number, from: number, to: number) => LabelledBalance[] {
  const within = (from: number, to: number): LabelledBalance[] =>
    labels.filter(({ line: { index } }) => index >= from && index < to);
  const overview = within(0, parts[0]?.[0]?.first ?? 0);
  const [openings, closings] = (['opening', 'closing'] as const).map((wanted) =>
    overview.filter(({ word }) => word === wanted),
  );
  const isOfEach = openings?.length === parts.length && closings?.length === parts.length;
  return (part, from, to) => {
    const own = within(from, to);
    const isNone = own.length === 0 || (part === 0 && isOfEach && own.length === overview.length);
    return isNone && isOfEach
      ? [openings[part], closings[part]].filter((label) => label !== undefined)
      : own;
  };
}
