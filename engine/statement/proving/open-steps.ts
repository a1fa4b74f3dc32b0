import type { Solution } from '../solving';

/** Sums of some rows that are looked at: of more, it is likely that some come to nothing. */
const MOST_SUMS = 4096;

/** Some of these amounts (minor units, signed) come to nothing together, or may. */
function comeToNothing(amounts: readonly number[]): boolean {
  const own = new Set(amounts);
  if (amounts.some((amount) => own.has(-amount))) return true;
  let sums = new Set<number>();
  for (const amount of amounts) {
    const more = new Set(sums);
    for (const sum of sums) more.add(sum + amount);
    more.add(amount);
    if (more.has(0)) return true;
    if (more.size > MOST_SUMS) return true;
    sums = more;
  }
  return false;
}

/**
 * Between two balances stand rows without signs, some of which come to nothing as they were read: with these turned, they lead
 * from the one to the other as well. `inOrder` are the values in time.
 */
export function leavesSignsOpen(inOrder: readonly Solution['values'][number][]): boolean {
  let open: number[] = [];
  for (const { entry, how, amount = 0, balance } of inOrder) {
    if (entry.kind === 'row' && how.sign === 'balance' && amount !== 0) open.push(amount);
    if (balance === undefined) continue;
    if (open.length > 1 && comeToNothing(open)) return true;
    open = [];
  }
  return open.length > 1 && comeToNothing(open);
}
