import { amountOf, balanceOf, type Interpretation, type TokenLine } from '../../reading';
import type { Block } from '../blocks';
import { isCurrencyCode } from '../facts';
import { areOfOtherNumbers } from './numbers-above';
import { isTitled, linesAbove } from './lines-above';
import { broughtForward, type HowOf, type Opening } from './opening';
import type { Seam } from './seam';

const BRACKETS = /^\(|\)$/g;

/** `USD 32.25`: a price abroad, in other marks than the statement's figures. */
const PRICE = /^\d+[.,](?:\d+)?$/;

/**
 * The currencies that stand, in words of their own or in brackets, close above a block on its page, and below the one
 * `before` it.
 */
function currenciesAbove(
  block: Block,
  before: Block | undefined,
  lines: readonly TokenLine[],
): ReadonlySet<string> {
  const page = lines[block.first]?.page;
  // A row's words may stand above its figures, or below, and name the currency of a price abroad.
  const beside = [block.entries[0], before?.entries.at(-1)];
  const ofRow = new Set(
    beside.flatMap((row) => (row?.kind === 'row' ? row.lines.map(({ index }) => index) : [])),
  );
  // Right above a heading stands what it is of.
  if (block.segment.header) ofRow.delete(block.segment.header.from - 1);
  const above = linesAbove(block, lines).filter(({ index }) => !ofRow.has(index));
  return new Set(
    above.flatMap(({ words, money, page: own }) =>
      money.length > 0 || own !== page
        ? []
        : words.flatMap(({ text }, i) => {
            const code = text.replace(BRACKETS, '');
            return isCurrencyCode(code) && !PRICE.test(words[i + 1]?.text ?? '') ? code : [];
          }),
    ),
  );
}

/**
 * What the second of two blocks brings forward, or leads on from, where the headings above them name one currency each, not
 * the same.
 */
export function underOtherCurrency({
  account: { first, last },
  block,
  bound: { lines, howOf },
}: Seam): Opening | undefined {
  const [next, ...more] = currenciesAbove(block, last, lines);
  if (!next || more.length > 0) return undefined;
  const [own, ...others] = currenciesAbove(first, undefined, lines);
  const other = own && own !== next && others.length === 0;
  return other ? (broughtForward(block) ?? ledOnFrom(block, lines, howOf)) : undefined;
}

/**
 * What the second of two blocks brings forward, or leads on from, where the headings above them name accounts of
 * other numbers.
 */
export const underOtherNumber = ({
  account,
  block,
  bound: { lines, howOf },
}: Seam): Opening | undefined =>
  areOfOtherNumbers(account, block, lines)
    ? (broughtForward(block) ?? ledOnFrom(block, lines, howOf))
    : undefined;

/** The line above a block's heading that names an account: `Joint Account (EUR)`; without its balance. */
function titleOf({ segment: { header } }: Block, lines: readonly TokenLine[]): string | undefined {
  const line = header && lines[header.from - 1];
  if (!isTitled(line)) return undefined;
  const figure = line.money.find(({ exact }) => exact)?.from ?? line.words.length;
  return line.speech.folded.slice(0, figure).join(' ').trim();
}

/**
 * The balance before the first of a block's rows, each of which leads to the next one's balance; before the last one, where
 * each leads to the balance of the one above.
 */
function balanceBefore({ entries }: Block, how: Interpretation): number | undefined {
  const rows = entries
    .filter((entry) => entry.kind === 'row')
    .map((row) => ({
      balance: balanceOf(row, how),
      amount: amountOf(row, how, undefined, undefined),
    }));
  // `GBP on 1 December 2024  412.08`, above the rows or below them, moves nothing.
  const isAtEnd = (i: number): boolean => i === 0 || i === rows.length - 1;
  const moving = rows.filter(({ amount }, i) => amount !== undefined || !isAtEnd(i));
  const steps = moving.flatMap(({ balance, amount }) =>
    balance === undefined || amount === undefined ? [] : { before: balance - amount, balance },
  );
  if (steps.length < 2 || steps.length < moving.length) return undefined;
  if (steps.every(({ before }, i) => i === 0 || before === steps[i - 1]?.balance))
    return steps[0]?.before;
  const isNewestFirst = steps.every(
    ({ balance }, i) => i === 0 || balance === steps[i - 1]?.before,
  );
  return isNewestFirst ? steps.at(-1)?.before : undefined;
}

/** What the rows of a block under a heading of its own lead on from. */
export function ledOnFrom(
  block: Block,
  lines: readonly TokenLine[],
  howOf: HowOf,
): Opening | undefined {
  const line = block.segment.header && lines[block.segment.header.from];
  const minor = line && balanceBefore(block, howOf(block));
  return line && minor !== undefined ? { minor, line } : undefined;
}

/** What the rows of the second of two blocks lead on from, where the headings above the two name different accounts. */
export function underOtherTitle({
  account: { first },
  block,
  bound: { lines, howOf },
}: Seam): Opening | undefined {
  const [own, next] = [first, block].map((one) => titleOf(one, lines));
  return own && next && own !== next ? ledOnFrom(block, lines, howOf) : undefined;
}
