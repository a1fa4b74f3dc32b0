import { mayName, phrasesIn } from '../vocabulary';
import type { Classified } from './classified';

/** Labels of balances beside each other, and figures below them: more than one of each. */
const SEVERAL = 2;

/**
 * Figures under a line that names several balances (`Opening balance  Paid in  Paid out  Closing balance`) are a box's
 * of another table: no row.
 */
export function withoutBoxedSums(items: readonly Classified[]): readonly Classified[] {
  const boxed = new Set<Classified>();
  items.forEach((item, i) => {
    const before = items[i - 1];
    if (before && namesBalances(before) && isOfSums(item)) {
      boxed.add(before);
      boxed.add(item);
    }
  });
  if (boxed.size === 0) return items;
  return items.map((item) =>
    boxed.has(item)
      ? { ...item, kind: { kind: 'heading', line: item.line, mayBeRow: false } as const }
      : item,
  );
}

function namesBalances({ kind, line }: Classified): boolean {
  if (kind !== 'text' || line.money.length > 0 || !mayName(line, 'balances')) return false;
  return phrasesIn(line, 'balances').filter(({ tag }) => tag !== 'other').length >= SEVERAL;
}

const isOfSums = ({ kind, line: { words, dates, money } }: Classified): boolean =>
  kind === 'amount' &&
  dates.length === 0 &&
  money.filter(({ exact }) => exact).length >= SEVERAL &&
  words.every((_, i) => money.some(({ from, to }) => i >= from && i < to));
