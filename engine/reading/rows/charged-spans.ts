import { isFiller } from '../../text';
import type { TokenLine } from '../tokens';
import type { Classified } from './classified';

/** Rows that begin with a day of their own, at least. */
const LEAST = 3;

/** `14 Nov 24 – 13 Dec 24  Arranged …`: it begins with two days, from one to the other. */
function beginsWithSpan({ dates: [from, to], words }: TokenLine): boolean {
  if (from?.from !== 0 || !to) return false;
  return to.from === from.to + 1 && isFiller(words[from.to]?.text ?? '');
}

/** It prints what moved and what that leads to: a row, whatever it begins with. */
const printsTwo = ({ cells }: Classified): boolean => cells.length > 1;

const beginsWithDay = ({ dates: [date] }: TokenLine): boolean => date?.from === 0;

/**
 * Where rows begin with a day, takes those that begin with the span of several for what they may be, below the table: what is
 * charged for that time, `Charging period  Overdraft type  Amount`.
 */
export function withoutSpans(items: readonly Classified[]): readonly Classified[] {
  const rows = items.filter(({ kind, line }) => kind === 'amount' && beginsWithDay(line));
  const spans = rows.filter((item) => beginsWithSpan(item.line) && !printsTwo(item));
  if (spans.length === 0 || rows.length - spans.length < LEAST) return items;
  const last = items.findLastIndex((item) => rows.includes(item) && !spans.includes(item));
  return items.map((item, i) =>
    i > last && spans.includes(item)
      ? { ...item, kind: { kind: 'heading', line: item.line, mayBeRow: true } }
      : item,
  );
}
