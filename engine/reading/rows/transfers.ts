import { settings } from '../../settings';
import type { Classified } from './classified';

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
    gap <= settings.wrapGap * line.size &&
    first !== undefined &&
    Math.abs(below.line.x0 - first.x0) <= ALIGNED
  );
}

const isForward = ({ kind }: Classified): boolean =>
  typeof kind === 'object' && kind.kind === 'balance' && kind.word === 'forward';

/** A row stands above it on its page: at the head of one, it is what was brought forward. */
function isBelowRow(items: readonly Classified[], at: number): boolean {
  const page = items[at]?.line.page;
  for (let i = at - 1; i >= 0 && items[i]?.line.page === page; i -= 1)
    if (items[i]?.kind === 'amount') return true;
  return false;
}

/**
 * `28.03.2024  Übertrag  -400.00` over the words that say where to: what is carried to the next page is named like a transfer,
 * but has no day and no words of its own.
 */
export const withTransfers = (items: readonly Classified[]): readonly Classified[] =>
  items.some(isForward)
    ? items.map((item, at) =>
        isForward(item) && item.dates[0] && isBelowRow(items, at) && goesOn(items[at + 1], item)
          ? { ...item, kind: 'amount' }
          : item,
      )
    : items;
