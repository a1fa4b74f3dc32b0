import { amountOf, balanceOf, type TokenLine } from '../../reading';
import { type Block, hasRows } from '../blocks';
import { isCurrencyCode } from '../facts';
import { ledOnFrom } from './headings';
import { broughtForward, type HowOf, type Opening } from './opening';
import type { Seam } from './seam';

/** Lines that stand nearer on their pages (points) are at one place. */
const SAME_PLACE = 2;
/** Words of a title at most, and lines of a page's head. */
const LONGEST = 6;
const MOST = 40;

/** The lines of the page of a block's heading that stand above it: no more than the head of a page has. */
function headOf({ segment: { header } }: Block, lines: readonly TokenLine[]): TokenLine[] {
  const top = header && lines[header.from];
  if (!top) return [];
  const head: TokenLine[] = [];
  for (let i = top.index - 1; lines[i]?.page === top.page && head.length < MOST; i -= 1)
    head.push(lines[i] ?? top);
  return head;
}

/** Whether two lines are the same words, but for a currency, `EUR statement`, `GBP statement`. */
function differInCurrency({ words: own }: TokenLine, { words: other }: TokenLine): boolean {
  if (own.length !== other.length || own.length > LONGEST) return false;
  const pairs = own.map(({ text }, i) => [text, other[i]?.text ?? ''] as const);
  const different = pairs.filter(([one, two]) => one !== two);
  return (
    different.length > 0 &&
    different.length < own.length &&
    different.every((pair) => pair.every(isCurrencyCode))
  );
}

/** What the only row of a block leads on from. */
function beforeOnly(block: Block, line: TokenLine, howOf: HowOf): Opening | undefined {
  const [row, ...more] = block.entries.filter((entry) => entry.kind === 'row');
  if (!row || more.length > 0) return undefined;
  const how = howOf(block);
  const [balance, amount] = [balanceOf(row, how), amountOf(row, how, undefined, undefined)];
  return balance === undefined || amount === undefined
    ? undefined
    : { minor: balance - amount, line };
}

/**
 * What a block leads on from, or brings forward, on a page whose title is that of the account's first page but for the currency,
 * at the same place.
 */
export function underCurrencyTitle({
  account: { first },
  block,
  bound: { lines, howOf },
}: Seam): Opening | undefined {
  if (!hasRows(block)) return undefined;
  const head = headOf(block, lines);
  const [title] = head;
  if (!title || title.page === lines[first.first]?.page) return undefined;
  const others = headOf(first, lines);
  const isTitled = head.some((line) =>
    others.some(
      (other) =>
        Math.abs(other.baseline - line.baseline) < SAME_PLACE && differInCurrency(line, other),
    ),
  );
  if (!isTitled) return undefined;
  return broughtForward(block) ?? ledOnFrom(block, lines, howOf) ?? beforeOnly(block, title, howOf);
}
