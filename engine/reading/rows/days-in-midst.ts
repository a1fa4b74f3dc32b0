import type { TokenLine } from '../tokens';
import type { Classified } from './classified';
import { isDated } from './entries';

/** White before the next row is so many times what parts a row from a day right below. */
const WIDER = 1.15;

/** The row above a line, with nothing but text between, on its page. */
function rowAbove(items: readonly Classified[], at: number): Classified | undefined {
  let i = at - 1;
  while (items[i]?.kind === 'text') i -= 1;
  const row = items[i];
  return row?.kind === 'amount' && row.line.page === items[at]?.line.page ? row : undefined;
}

/** The widest step from line to line between a day and the figures of the next row on its page. */
function widestBelow(items: readonly Classified[], at: number): number {
  let widest = 0;
  for (let i = at + 1; i < items.length; i += 1) {
    const [above, item] = [items[i - 1], items[i]];
    if (!above || item?.line.page !== above.line.page) return 0;
    widest = Math.max(widest, item.line.baseline - above.line.baseline);
    if (item.kind !== 'text') return widest;
  }
  return 0;
}

/**
 * Among rows with dates of their own, the lines of those without that have a day right below them, with more white
 * between it and the next row: it may be theirs, in the midst of their lines, and not that of the rows below.
 */
export function rowsOverDays(items: readonly Classified[]): ReadonlySet<TokenLine> {
  const found = new Set<TokenLine>();
  if (!items.some((item) => item.kind === 'amount' && isDated(item))) return found;
  for (const [at, { kind, line }] of items.entries()) {
    if (kind !== 'date') continue;
    const row = rowAbove(items, at);
    const step = line.baseline - (items[at - 1]?.line.baseline ?? -Infinity);
    if (row && !isDated(row) && widestBelow(items, at) > WIDER * step) found.add(row.line);
  }
  return found;
}
