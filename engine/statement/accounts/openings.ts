import {
  amountOf,
  type DateOrder,
  dayNumber,
  readDate,
  sidedBalance,
  type TokenLine,
} from '../../reading';
import type { Block } from '../blocks';
import type { Period } from '../facts';
import type { CountedAgain } from './counted-again';
import { underOtherHeading } from './headings';
import { broughtForward, type HowOf, lastBalance, type Opening } from './opening';
import type { LabelledBalance } from '../labelled';
import { statedBelow } from './stated-below';

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
  if (own?.kind === 'balance') return { minor: money && sidedBalance(own, money), line: own.line };
  return labels.find(
    (label) =>
      label.word === 'opening' && label.line.index > before.last && label.line.index <= block.first,
  );
}

/** What the second of two blocks brings forward in another currency than the first one printed last. */
function otherCurrency(before: Block, block: Block): Opening | undefined {
  const [own] = block.entries;
  if (own?.kind !== 'balance') return undefined;
  const stated = before.entries.findLast(({ kind }) => kind === 'balance');
  const [money, last] = [own.cells.at(-1)?.money, stated?.cells.at(-1)?.money.currency];
  return money?.currency && last && money.currency !== last
    ? { minor: sidedBalance(own, money), line: own.line }
    : undefined;
}

/** What the second of two blocks brings forward, where the account of the first one closed with its last balance. */
function afterClosing(
  before: Block,
  block: Block,
  labels: readonly LabelledBalance[],
  howOf: HowOf,
): Opening | undefined {
  const opening = broughtForward(block);
  const last = lastBalance(before, howOf(before));
  if (!opening || last === undefined) return undefined;
  const closed = labels.some(
    ({ word, minor, line }) =>
      word === 'closing' &&
      minor === last &&
      line.index >= before.last &&
      line.index < opening.line.index,
  );
  return closed ? opening : undefined;
}

/**
 * What the second of two blocks brings forward, where the first one ends in a line of another balance, and the rows of the second lead
 * from its own first line to its last: no page goes on so.
 */
function tyingAlone(
  before: Pick<Account, 'first' | 'last'>,
  block: Block,
  howOf: HowOf,
  order: DateOrder,
): Opening | undefined {
  const opening = broughtForward(block);
  const [end, last] = [before.last.entries.at(-1), block.entries.at(-1)];
  // A page that is printed twice begins as it did.
  if (opening?.minor === broughtForward(before.first)?.minor) return undefined;
  if (!opening || end?.kind !== 'balance' || last?.kind !== 'balance') return undefined;
  // Where a page is missing between, it begins behind what is above.
  const [ended, begun] = [end.line, opening.line].map((line) => dayOn(line, order));
  if (ended === undefined || begun === undefined || begun >= ended) return undefined;
  const [closed, closing] = [end, last].map((line) => {
    const money = line.cells.at(-1)?.money;
    return money && sidedBalance(line, money);
  });
  if (closed === undefined || closing === undefined || closed === opening.minor) return undefined;
  const how = howOf(block);
  const amounts = block.entries.flatMap((entry) =>
    entry.kind === 'row' ? (amountOf(entry, how, undefined, undefined) ?? Number.NaN) : [],
  );
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return amounts.length > 0 && opening.minor + sum === closing ? opening : undefined;
}

/** The day that a line's only date is of; undefined where its year is not printed. */
function dayOn({ dates: [date, ...more] }: TokenLine, order: DateOrder): number | undefined {
  const read = date && more.length === 0 ? readDate(date, order) : undefined;
  return read?.year === undefined ? undefined : dayNumber({ ...read, year: read.year });
}

/** The period that lines from one place on state, up to another. */
export type PeriodIn = (from: number, to: number) => Period | undefined;

/** What is known of a document whose blocks are parted. */
export type Bound = {
  lines: readonly TokenLine[];
  labels: readonly LabelledBalance[];
  howOf: HowOf;
  periodIn: PeriodIn;
  countedAgain: CountedAgain;
  order: DateOrder;
};

/** The first block of an account, its last one that prints a balance, and whether one of them has rows. */
export type Account = { first: Block; last: Block; hasRows: boolean };

/** The balance that a block begins an account with, behind the blocks of another; undefined where it states none. `next` is the block behind it. */
export const openingOf = (
  { first, last, hasRows: isRead }: Account,
  block: Block,
  next: Block | undefined,
  { lines, labels, howOf, order }: Bound,
): Opening | undefined =>
  openingBetween(last, block, labels) ??
  otherCurrency(last, block) ??
  underOtherHeading({ first, last }, block, lines, howOf) ??
  statedBelow(block, next, labels, howOf) ??
  (isRead ? tyingAlone({ first, last }, block, howOf, order) : undefined) ??
  (isRead ? afterClosing(last, block, labels, howOf) : undefined);
