import {
  type BalanceLine,
  balanceOf,
  type Interpretation,
  signed,
  type TokenLine,
} from '../reading';
import type { Block } from './blocks';
import { isCurrencyCode } from './facts';
import type { LabelledBalance } from './labelled';

/** The blocks of one account, and the lines of the document that can speak of it. */
export type AccountPart = {
  blocks: Block[];
  /** From the account before to its own last row: what says whose it is. */
  own: readonly TokenLine[];
  lines: readonly TokenLine[];
  labels: readonly LabelledBalance[];
};

type HowOf = (block: Block) => Interpretation;

/** The last balance that a block prints, in printed order. */
function lastBalance(block: Block, how: Interpretation): number | undefined {
  for (const entry of [...block.entries].reverse()) {
    const balance = balanceOf(entry, how);
    if (balance !== undefined) return balance;
  }
  return undefined;
}

/** An opening balance stated between two blocks, or in the second one's own first lines. */
function openingBetween(
  before: Block,
  block: Block,
  labels: readonly LabelledBalance[],
): { minor: number | undefined; line: TokenLine } | undefined {
  const top = block.entries.slice(
    0,
    block.entries.findIndex((entry) => entry.kind === 'row'),
  );
  const own = top.find((entry) => entry.kind === 'balance' && entry.word === 'opening');
  const money = own?.kind === 'balance' ? own.cells.at(-1)?.money : undefined;
  if (own?.kind === 'balance') return { minor: money && signed(money), line: own.line };
  return labels.find(
    (label) =>
      label.word === 'opening' && label.line.index > before.last && label.line.index <= block.first,
  );
}

/** What the second of two blocks brings forward in another currency than the first one printed last. */
function otherCurrency(
  before: Block,
  block: Block,
): { minor: number | undefined; line: TokenLine } | undefined {
  const stated = ({ entries }: Block): BalanceLine[] =>
    entries.flatMap((entry) => (entry.kind === 'balance' ? entry : []));
  const currencyOf = (entry: BalanceLine | undefined): string | undefined =>
    entry?.cells.at(-1)?.money.currency;
  const [first] = block.entries;
  const own = first?.kind === 'balance' ? first : undefined;
  const [next, last] = [currencyOf(own), currencyOf(stated(before).at(-1))];
  const money = own?.cells.at(-1)?.money;
  return own && money && next && last && next !== last
    ? { minor: signed(money), line: own.line }
    : undefined;
}

/** Lines above a table that may name the currency of its account. */
const LINES_ABOVE = 6;

/** The currencies that stand, in words of their own, close above a block. */
function currenciesAbove(block: Block, lines: readonly TokenLine[]): ReadonlySet<string> {
  const above = lines.slice(Math.max(0, block.first - LINES_ABOVE), block.first);
  return new Set(
    above.flatMap(({ words, money }) =>
      money.length > 0 ? [] : words.flatMap(({ text }) => (isCurrencyCode(text) ? text : [])),
    ),
  );
}

/** What the second of two blocks brings forward, where the headings above them name one currency each, not the same. */
function underOtherCurrency(
  first: Block,
  block: Block,
  lines: readonly TokenLine[],
): { minor: number | undefined; line: TokenLine } | undefined {
  const [entry] = block.entries;
  const money = entry?.kind === 'balance' ? entry.cells.at(-1)?.money : undefined;
  if (entry?.kind !== 'balance' || !money) return undefined;
  const [[own, ...others], [next, ...more]] = [
    [...currenciesAbove(first, lines)],
    [...currenciesAbove(block, lines)],
  ];
  const other = own && next && own !== next && others.length === 0 && more.length === 0;
  return other ? { minor: signed(money), line: entry.line } : undefined;
}

const hasRows = ({ entries }: Block): boolean => entries.some(({ kind }) => kind === 'row');

/** What the second of two blocks brings forward, where the account of the first one closed with its last balance. */
function afterClosing(
  before: Block,
  block: Block,
  labels: readonly LabelledBalance[],
  howOf: HowOf,
): { minor: number | undefined; line: TokenLine } | undefined {
  const [first] = block.entries;
  const last = lastBalance(before, howOf(before));
  const money = first?.kind === 'balance' ? first.cells.at(-1)?.money : undefined;
  if (first?.kind !== 'balance' || !money || last === undefined) return undefined;
  const closed = labels.some(
    ({ word, minor, line }) =>
      word === 'closing' &&
      minor === last &&
      line.index >= before.last &&
      line.index < first.line.index,
  );
  return closed ? { minor: signed(money), line: first.line } : undefined;
}

const phraseOf = (line: TokenLine): string => line.speech.folded.join(' ').trim();

/**
 * Parts the blocks into accounts: a new one begins where another opening balance is stated and the
 * running balance does not go on.
 */
export function accountsOf(
  blocks: readonly Block[],
  lines: readonly TokenLine[],
  labels: readonly LabelledBalance[],
  howOf: HowOf,
): AccountPart[] {
  const parts: Block[][] = [];
  /** What has carried a balance from one page to the next opens no account. */
  const carries = new Set<string>();
  const openings: (number | undefined)[] = [];
  for (const block of blocks) {
    const current = parts.at(-1);
    const before = current?.at(-1);
    if (!current || !before) {
      parts.push([block]);
      openings.push(
        labels.find((label) => label.word === 'opening' && label.line.index <= block.first)?.minor,
      );
      continue;
    }
    const opening =
      openingBetween(before, block, labels) ??
      otherCurrency(before, block) ??
      underOtherCurrency(current[0] ?? before, block, lines) ??
      (current.some(hasRows) ? afterClosing(before, block, labels, howOf) : undefined);
    const phrase = opening && phraseOf(opening.line);
    const carried = opening?.minor === lastBalance(before, howOf(before));
    const goesOn = carried || opening?.minor === openings.at(-1);
    if (carried && phrase !== undefined) carries.add(phrase);
    if (opening === undefined || goesOn || carries.has(phrase ?? '')) current.push(block);
    // A summary below the rows states the opening balance that was missed above them.
    else if (!hasRows(block) && openings.at(-1) === undefined) continue;
    else {
      parts.push([block]);
      openings.push(opening.minor);
    }
  }
  return parts.map((part, i) => {
    const from = (parts[i - 1]?.at(-1)?.last ?? -1) + 1;
    const to = parts[i + 1]?.[0]?.first ?? lines.length;
    const last = part.at(-1)?.last ?? to;
    return {
      blocks: part,
      own: lines.slice(from, last + 1),
      lines: lines.slice(from, to),
      labels: labels.filter((label) => label.line.index >= from && label.line.index < to),
    };
  });
}
