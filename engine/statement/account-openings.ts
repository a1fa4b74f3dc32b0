import {
  type BalanceLine,
  balanceOf,
  type Interpretation,
  signed,
  type TokenLine,
} from '../reading';
import type { Block } from './blocks';
import { factsOf, isCurrencyCode, Labels } from './facts';
import type { LabelledBalance } from './labelled';

export type HowOf = (block: Block) => Interpretation;

/** A balance that a block begins with: undefined where its line states none; and the line. */
export type Opening = { minor: number | undefined; line: TokenLine };

/** The last balance that a block prints, in printed order. */
export function lastBalance(block: Block, how: Interpretation): number | undefined {
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
): Opening | undefined {
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
function otherCurrency(before: Block, block: Block): Opening | undefined {
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
): Opening | undefined {
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

export const hasRows = ({ entries }: Block): boolean => entries.some(({ kind }) => kind === 'row');

/** What the second of two blocks brings forward, where the account of the first one closed with its last balance. */
function afterClosing(
  before: Block,
  block: Block,
  labels: readonly LabelledBalance[],
  howOf: HowOf,
): Opening | undefined {
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

/** What the second of two blocks brings forward, where the headings above them name accounts of other numbers. */
function underOtherNumber(
  first: Block,
  block: Block,
  lines: readonly TokenLine[],
): Opening | undefined {
  const [entry] = block.entries;
  const money = entry?.kind === 'balance' ? entry.cells.at(-1)?.money : undefined;
  if (entry?.kind !== 'balance' || !money) return undefined;
  const [own, next] = [first, block].map((one) => numberAbove(one, lines));
  // Of one bank they are as long: others are one account's number in two forms.
  const other = own && next && own !== next && own.length === next.length;
  return other ? { minor: signed(money), line: entry.line } : undefined;
}

/** The digits of the account's number that stands close above a block. */
const numberAbove = (block: Block, lines: readonly TokenLine[]): string | undefined =>
  factsOf(
    new Labels(lines.slice(Math.max(0, block.first - LINES_ABOVE), block.first), new Set()),
  ).accountNumber?.replace(/\D/g, '');

/** The balance that a block begins an account with, behind the blocks of another; undefined where it states none. */
export const openingOf = (
  blocks: readonly [Block, ...Block[]],
  block: Block,
  {
    lines,
    labels,
    howOf,
  }: { lines: readonly TokenLine[]; labels: readonly LabelledBalance[]; howOf: HowOf },
): Opening | undefined => {
  const [first] = blocks;
  const before = blocks.at(-1) ?? first;
  return (
    openingBetween(before, block, labels) ??
    otherCurrency(before, block) ??
    underOtherCurrency(first, block, lines) ??
    underOtherNumber(first, block, lines) ??
    (blocks.some(hasRows) ? afterClosing(before, block, labels, howOf) : undefined)
  );
};
