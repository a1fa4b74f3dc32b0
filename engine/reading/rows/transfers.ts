import type { Classified } from './classify';

/** Sizes between a row's line and one that goes on with its words, at most. */
const PITCH = 1.6;
/** Points by which lines of one column differ. */
const ALIGNED = 2;

/** The item goes on with the words of the one above: close below it, and beneath where these begin. */
function goesOn(below: Classified | undefined, { line, dates }: Classified): boolean {
  if (below?.kind !== 'text' || below.line.page !== line.page) return false;
  const gap = below.line.baseline - line.baseline;
  const end = Math.max(...dates.map((date) => date?.x1 ?? 0));
  const first = line.words.find(({ x0 }) => x0 > end);
  return (
    gap > 0 &&
    gap <= PITCH * line.size &&
    first !== undefined &&
    Math.abs(below.line.x0 - first.x0) <= ALIGNED
  );
}

/**
 * `28.03.2024  Übertrag  -400.00` over the words that say where to: what is carried to the next page is named like a transfer,
 * but has no day and no words of its own.
 */
export const withTransfers = (items: readonly Classified[]): Classified[] =>
  items.map((item, i) => {
    const isForward =
      typeof item.kind === 'object' && item.kind.kind === 'balance' && item.kind.word === 'forward';
    // At the head of a page it is what was brought forward.
    const isBelowRow = items
      .slice(0, i)
      .some(({ kind, line }) => kind === 'amount' && line.page === item.line.page);
    return isForward && item.dates[0] && isBelowRow && goesOn(items[i + 1], item)
      ? { ...item, kind: 'amount' }
      : item;
  });
