import { fold } from '../text';
import type { Valued } from './steps';

/** Rows of the same words that went one way, at least, for another to have gone it, too. */
const LEAST = 2;

const firstWord = ({ entry }: Valued): string => fold(entry.description[0]?.split(' ', 1)[0] ?? '');

/**
 * Gives rows whose balance follows no other, and whose amounts bear no sign, the way that all other rows went which begin
 * with the same word: `WITHDRAWAL`, in any language. Amounts of `values` have the signs of their balances.
 */
export function signByWords(values: readonly Valued[], unsigned: readonly Valued[]): void {
  const ways = new Map<string, { count: number; sum: number }>();
  const open = new Set(unsigned);
  for (const value of values) {
    if (open.has(value) || value.entry.kind !== 'row' || !value.amount) continue;
    const word = firstWord(value);
    const way = ways.get(word) ?? { count: 0, sum: 0 };
    ways.set(word, { count: way.count + 1, sum: way.sum + Math.sign(value.amount) });
  }
  for (const value of unsigned) {
    const way = ways.get(firstWord(value));
    if (!way || value.amount === undefined || way.count < LEAST) continue;
    if (Math.abs(way.sum) === way.count) value.amount = Math.sign(way.sum) * Math.abs(value.amount);
  }
}
