import { type BalanceLine, isDated, type PrintedDate, type RawRow } from '../../reading';
import type { Block } from './block';

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

/** Nothing but rows that print no day, or no date at all. */
const lacksDays = ({ entries }: Block): boolean =>
  entries.every((entry) => entry.kind === 'row' && !hasDay(entry));
const lacksDates = ({ entries }: Block): boolean =>
  entries.every((entry) => entry.kind === 'row' && !isDated(entry));

/**
 * The blocks that have neither a date nor a balance, nor any that has below them, behind one of their table that ends
 * with the closing balance, or one that is carried forward: a summary, and no rows that go on over the page. Where
 * every row of that one prints its day, a date in another column is of a text that reaches there.
 */
export function belowClosed(blocks: readonly Block[]): ReadonlySet<Block> {
  const closed = blocks.findLast((block) => !lacksDays(block));
  const last = closed?.entries.at(-1);
  if (!closed || last?.kind !== 'balance' || last.word === 'opening') return new Set();
  const printsDays = closed.entries.every((entry) => entry.kind !== 'row' || hasDay(entry));
  const isBare = printsDays ? lacksDays : lacksDates;
  const below = blocks.slice(blocks.findLastIndex((block) => !isBare(block)) + 1);
  const own = below.filter(({ group }) => group === closed.group);
  if (last.word === 'closing') return new Set(own);
  // What is carried forward last closes as well, where rows that went on would print their days, and others would say more.
  const column = last.cells.at(-1)?.column;
  const fillsBalance = ({ cells }: Entry): boolean => cells.some((cell) => cell.column === column);
  return new Set(printsDays ? own.filter(({ entries }) => entries.every(fillsBalance)) : []);
}
