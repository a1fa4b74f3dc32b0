import { mayName, type RawRow } from '../../reading';
import type { Block } from './block';

export type Entry = Block['entries'][number];

export const isRow = (entry: Entry): entry is RawRow => entry.kind === 'row';

/** Whether a line of a row says that nothing came of it, or that it is not booked yet. */
export function says(topic: 'failed' | 'pending', entry: Entry): boolean {
  if (!isRow(entry)) return false;
  for (const line of entry.lines) if (mayName(line, topic)) return true;
  return false;
}
