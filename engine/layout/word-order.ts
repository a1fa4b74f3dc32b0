import type { Word } from '../pdf';

/** Whether words are in order, as those of a page are that is drawn line by line. */
function areFromTop(words: readonly Word[]): boolean {
  let last = -Infinity;
  for (const { baseline } of words) {
    if (!(baseline >= last)) return false;
    last = baseline;
  }
  return true;
}

/**
 * A page is drawn by its lines, though not always from top to bottom: its head and end are often drawn last. Words in the order of their
 * baselines, and of one baseline as they were; the runs on one are few to sort.
 */
export function fromTop(words: readonly Word[]): readonly Word[] {
  if (areFromTop(words)) return words;
  const starts: number[] = [];
  const baselines: number[] = [];
  let last = Number.NaN;
  let at = 0;
  for (const { baseline } of words) {
    if (baseline !== last) {
      starts.push(at);
      baselines.push(baseline);
      last = baseline;
    }
    at += 1;
  }
  const order = starts.map((_, run) => run);
  order.sort((a, b) => (baselines[a] ?? 0) - (baselines[b] ?? 0));
  const sorted = words.slice();
  let to = 0;
  for (const run of order) {
    const end = starts[run + 1] ?? words.length;
    for (let i = starts[run] ?? end; i < end; i += 1) {
      const word = words[i];
      if (word) sorted[to] = word;
      to += 1;
    }
  }
  return sorted;
}
