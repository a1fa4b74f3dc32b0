import { textOf } from '../../layout';
import type { Classified } from './classified';

/** Lines of one column of text begin at one place; points. */
const SAME_START = 2;
/** Lines of one description are as far apart; points. */
const SAME_LEADING = 0.6;

/**
 * A section's name between two lines of a description is a part of it (`Gutschriften` under a payee): it begins
 * where they do and stands as near to the row's first line as to the text that follows. Where rows begin with
 * text above their figures, it is a title.
 */
function innerTitlesAsText(items: readonly Classified[]): readonly Classified[] {
  const first = items.find(({ kind }) => kind === 'amount' || kind === 'text');
  if (first?.kind === 'text') return items;
  let changed = false;
  const all = items.map((item, i) => {
    if (!isTitle(item)) return item;
    const [before, after] = [items[i - 1], items[i + 1]];
    if (before?.kind !== 'amount' || after?.kind !== 'text') return item;
    const lines = [before.line, item.line, after.line];
    const [above, below] = [1, 2].map(
      (k) => (lines[k]?.baseline ?? 0) - (lines[k - 1]?.baseline ?? 0),
    );
    const x0 = item.line.x0;
    const over = items[i - 2];
    // A line of text as near above belongs to the same row.
    if (
      over?.kind === 'text' &&
      before.line.baseline - over.line.baseline <= (above ?? 0) + SAME_LEADING
    )
      return item;
    const inside =
      Math.abs(after.line.x0 - x0) <= SAME_START &&
      before.line.words.some((word) => Math.abs(word.x0 - x0) <= SAME_START) &&
      Math.abs((above ?? 0) - (below ?? 0)) <= SAME_LEADING &&
      (above ?? 0) > 0;
    if (!inside) return item;
    changed = true;
    return { ...item, kind: 'text' as const };
  });
  return changed ? all : items;
}

/** `Purchases:`, a label of what follows. */
const LABEL = /[:：]$/;

const isTitle = ({ kind, cells, line }: Classified): boolean =>
  typeof kind === 'object' &&
  kind.kind === 'section' &&
  cells.length === 0 &&
  !LABEL.test(line.words.at(-1)?.text ?? '');

/** A count between two lines of a description is a part of it: `Anzahl: 30` of the shares that were bought. */
function innerCountsAsText(items: readonly Classified[]): readonly Classified[] {
  if (!items.some(isCount)) return items;
  return items.map((item, i) => {
    const [before, after] = [items[i - 1], items[i + 1]];
    if (!isCount(item) || typeof before?.kind !== 'string') return item;
    if (after?.kind !== 'text' && after?.kind !== 'amount') return item;
    const { x0, baseline } = item.line;
    const [above, below] = [baseline - before.line.baseline, after.line.baseline - baseline];
    const inside =
      above > 0 &&
      Math.abs(above - below) <= SAME_LEADING &&
      Math.abs(after.line.x0 - x0) <= SAME_START &&
      before.line.words.some((word) => Math.abs(word.x0 - x0) <= SAME_START);
    return inside ? { ...item, kind: 'text' as const } : item;
  });
}

const isCount = ({ kind, cells }: Classified): boolean =>
  typeof kind === 'object' && kind.kind === 'total' && kind.word === 'count' && cells.length === 0;

/**
 * A section's name with a figure, set as the lines of a description above it are, is their last one: `Commissioni 1,70`
 * of what was paid.
 */
function lastLinesAsText(items: readonly Classified[]): readonly Classified[] {
  return items.map((item, i) => {
    const [over, before] = [items[i - 2], items[i - 1]];
    if (!isTitle(item) || before?.kind !== 'text' || !over || !item.line.money.some(isExact))
      return item;
    const { x0, baseline, size } = item.line;
    const leading = before.line.baseline - over.line.baseline;
    const isSet =
      leading > 0 &&
      Math.abs(baseline - before.line.baseline - leading) <= SAME_LEADING &&
      Math.abs(before.line.x0 - x0) <= SAME_START &&
      before.line.size === size &&
      over.line.words.some((word) => Math.abs(word.x0 - x0) <= SAME_START);
    return isSet ? { ...item, kind: 'text' as const } : item;
  });
}

const isExact = ({ exact }: { exact: boolean }): boolean => exact;

/**
 * What kind of movement a row is (`Fees and charges`) may be called as a section is: below the row's first line, where
 * another text of it begins, nearer to it than to the next row, and more than once on a page.
 */
function kindsOfRowsAsText(items: readonly Classified[]): readonly Classified[] {
  const isKind = (item: Classified, i: number): boolean => {
    const [before, after] = [items[i - 1], items[i + 1]];
    if (!isTitle(item) || before?.kind !== 'amount') return false;
    const { x0, baseline, page } = item.line;
    const [, ...words] = before.line.words;
    const below = after?.line.page === page ? after.line.baseline - baseline : Infinity;
    return (
      words.some((word) => Math.abs(word.x0 - x0) <= SAME_START) &&
      baseline - before.line.baseline + SAME_LEADING < below
    );
  };
  const kinds = new Set(items.filter(isKind));
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { line } of kinds) {
    const onPage = `${line.page} ${textOf(line)}`;
    if (seen.has(onPage)) repeated.add(textOf(line));
    seen.add(onPage);
  }
  if (repeated.size === 0) return items;
  return items.map((item) =>
    kinds.has(item) && repeated.has(textOf(item.line)) ? { ...item, kind: 'text' as const } : item,
  );
}

/** Lines that look like titles or sums, and are parts of descriptions. */
export const describedAsText = (items: readonly Classified[]): readonly Classified[] =>
  innerCountsAsText(
    items.some(isTitle) ? lastLinesAsText(innerTitlesAsText(kindsOfRowsAsText(items))) : items,
  );
