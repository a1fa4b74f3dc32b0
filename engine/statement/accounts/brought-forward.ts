import {
  amountOf,
  type DateOrder,
  dayNumber,
  readDate,
  sidedBalance,
  type TokenLine,
} from '../../reading';
import { currencySaid } from '../blocks';
import { broughtForward, lastBalance, type Opening } from './opening';
import type { Seam } from './seam';

/** What a block brings forward in another currency than the account printed last. */
export function inOtherCurrency({ account, block }: Seam): Opening | undefined {
  const [own] = block.entries;
  if (own?.kind !== 'balance') return undefined;
  const stated = account.last.entries.findLast(({ kind }) => kind === 'balance');
  const money = own.cells.at(-1)?.money;
  const isOther = (next: string | undefined, last: string | undefined): boolean =>
    next !== undefined && last !== undefined && next !== last;
  return money &&
    (isOther(money.currency, stated?.cells.at(-1)?.money.currency) ||
      isOther(own.currency, currencySaid(account.last.entries)))
    ? { minor: sidedBalance(own, money), line: own.line }
    : undefined;
}

/** What a block brings forward, where the account closed with its last balance. */
export function afterClosing({
  account: { last: before, hasRows },
  block,
  bound: { labels, howOf },
}: Seam): Opening | undefined {
  const opening = hasRows ? broughtForward(block) : undefined;
  const last = opening && lastBalance(before, howOf(before));
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
 * What a block brings forward, where the account ends in a line of another balance, and the block's rows lead from
 * its own first line to its last: no page goes on so.
 */
export function tyingAlone({ account, block, bound }: Seam): Opening | undefined {
  const opening = account.hasRows ? broughtForward(block) : undefined;
  const [end, last] = [account.last.entries.at(-1), block.entries.at(-1)];
  // A page that is printed twice begins as it did.
  if (!opening || opening.minor === broughtForward(account.first)?.minor) return undefined;
  if (end?.kind !== 'balance' || last?.kind !== 'balance') return undefined;
  // Where a page is missing between, it begins behind what is above.
  const [ended, begun] = [end.line, opening.line].map((line) => dayOn(line, bound.order));
  if (ended === undefined || begun === undefined || begun >= ended) return undefined;
  const [closed, closing] = [end, last].map((line) => {
    const money = line.cells.at(-1)?.money;
    return money && sidedBalance(line, money);
  });
  if (closed === undefined || closing === undefined || closed === opening.minor) return undefined;
  const how = bound.howOf(block);
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
