import { type BalanceLine, isDated, type PrintedDate, type RawRow } from '../../reading';
import type { Block } from './blocks';

type Entry = RawRow | BalanceLine;

/** The dates of a row that may be its day: that of its table's first column, or one that its line begins with. */
const daysOf = ({ dates }: RawRow): PrintedDate[] =>
  dates.flatMap((date, i) => (date && (i === 0 || date.from === 0) ? date : []));

/** Whether a row prints its day, and not only a date that stands behind words. */
const hasDay = (row: RawRow): boolean => daysOf(row).length > 0;

/** How a row prints its date, the plainest first: its day, or any date, in the line of its figures. */
const WAYS: readonly ((row: RawRow) => boolean)[] = [
  (row) => daysOf(row).some((day) => row.anchor.dates.includes(day)),
  ({ anchor, dates }) => dates.some((date) => date !== undefined && anchor.dates.includes(date)),
];

/**
 * Without what stands below the closing balance of dated rows, or below their sums (`summed` entries), and bears no date,
 * up to what is dated or opens an account: fees, how interest was reckoned, `Blocked amount: 0.00`. Where every row above
 * prints its date beside its figures, one that stands above them, or in another column, is none.
 */
export function withoutAnnex(entries: readonly Entry[], summed: number): readonly Entry[] {
  const stated = entries.findLastIndex(
    (entry) => entry.kind === 'balance' && entry.word === 'closing',
  );
  const closing = Math.max(stated, summed - 1);
  const above = entries.slice(0, closing + 1).filter((entry) => entry.kind === 'row');
  if (!above.some(isDated)) return entries;
  const isOwn = WAYS.find((way) => above.every(way)) ?? isDated;
  const goesOn = entries
    .slice(closing + 1)
    .some((entry) => (entry.kind === 'row' ? isOwn(entry) : entry.word === 'opening'));
  return goesOn ? entries : entries.filter(({ kind }, i) => i <= closing || kind === 'balance');
}

/** Nothing but rows that print no day. */
const lacksDays = ({ entries }: Block): boolean =>
  entries.every((entry) => entry.kind === 'row' && !hasDay(entry));

/**
 * Whether a block has neither a date nor a balance, nor has any below it, and the last one above that has, of its table,
 * ends with the closing balance: a summary, and no rows that go on over the page.
 */
export function isBelowClosed(blocks: readonly Block[], at: number): boolean {
  const isPlain = ({ entries }: Block): boolean =>
    entries.every((entry) => entry.kind === 'row' && !isDated(entry));
  const before = blocks.slice(0, at).findLast((other) => !isPlain(other) && !lacksDays(other));
  const block = blocks[at];
  const last = before?.entries.at(-1);
  if (!before || last?.kind !== 'balance' || last.word !== 'closing') return false;
  // Where every row above prints its day, a date in another column is of a text that reaches there.
  const isBare = before.entries.filter((entry) => entry.kind === 'row').every(hasDay)
    ? lacksDays
    : isPlain;
  return before.group === block?.group && blocks.slice(at).every(isBare);
}
