import { amountOf, balanceOf, type Interpretation } from '../../reading';
import type { Block } from './block';
import { type Entry, says } from './says';

const saysFailed = (entry: Entry): boolean => says('failed', entry);

/**
 * `14:02  Card payment  1,833.00  FAILED  9,841.20`: rows that say that nothing came of them, with the balance of the row
 * before, from which the row after leads on. What says so and moves the balance is a row: it takes back what failed.
 */
export function withoutFailed(block: Block, how: Interpretation): Block {
  const { entries } = block;
  if (!entries.some(saysFailed)) return block;
  const balances = entries.map((entry) => balanceOf(entry, how));
  /** Whether an entry's amount leads to its balance from another's; true where there is no such entry. */
  const leadsOn = (at: number, from: number): boolean => {
    const [entry, balance, before] = [entries[at], balances[at], balances[from]];
    if (entry?.kind !== 'row' || balance === undefined || before === undefined) return true;
    return balance === before + (amountOf(entry, how, undefined, undefined) ?? 0);
  };
  /** In a day's rows that all print the day's balance, one that stays is nothing strange. */
  const stays = (at: number, before: number, after: number): boolean =>
    balances[before] === balances[at] &&
    leadsOn(before, 2 * before - at) &&
    leadsOn(after, at) &&
    !(entries[before]?.kind !== 'row' && entries[after]?.kind !== 'row');
  const isFailed = (at: number): boolean => {
    const entry = entries[at];
    if (entry?.kind !== 'row' || balances[at] === undefined || !saysFailed(entry)) return false;
    if (!stays(at, at - 1, at + 1) && !stays(at, at + 1, at - 1)) return false;
    return amountOf(entry, how, undefined, undefined) !== 0;
  };
  const kept = entries.filter((_, at) => !isFailed(at));
  return kept.length === entries.length ? block : { ...block, entries: kept };
}
