import { overlapOf } from '../../layout';
import {
  type Group,
  isBare,
  isDated,
  isMovementRole,
  type Lexicon,
  type RawRow,
  type RowCell,
} from '../../reading';
import { fold } from '../../text';
import type { Block } from './block';

type Entry = Block['entries'][number];

/** Headings tell the sides of money apart, or a section of what came in or a balance does. */
const tellsSides = ({ group: { columns }, section }: Block): boolean =>
  section === 'payments' ||
  section === 'credits' ||
  columns.marks !== undefined ||
  columns.money.some(({ role }) => role === 'debit' || role === 'credit' || role === 'balance');

/** No figure of what moves bears a sign; where no column is called the amount, any figure may be. */
const isUnsigned = (entry: Entry, { money: columns }: Group['columns']): boolean => {
  const isNamed = columns.some(({ role }) => isMovementRole(role));
  const moves = ({ column }: RowCell): boolean => !isNamed || isMovementRole(columns[column]?.role);
  return entry.kind !== 'row' || entry.cells.every((cell) => !moves(cell) || isBare(cell.money));
};

/** Letters, and no digit: a reference has these, too. */
const IS_WORD = /^\P{Nd}*\p{L}\P{Nd}*$/u;

/** It begins with what an issuer calls a payment that it received, maybe in two lines; a reference may stand before. */
export function isReceived({ description }: Entry, { payments }: Lexicon): boolean {
  const words = description.join(' ').split(' ');
  const first = words.findIndex((word) => IS_WORD.test(word));
  return payments.at(words.map(fold), Math.max(first, 0)) !== undefined;
}

/** `Payment`, and nothing else, in the column that says of each row what kind it is. */
function isOfKind(
  { anchor }: RawRow,
  { columns: { directions } }: Group,
  { sections, titles }: Lexicon,
): boolean {
  if (!directions) return false;
  const words = anchor.words
    .filter((word) => overlapOf(word, directions) > 0)
    .map(({ text }) => fold(text));
  const match = sections.at(words, 0) ?? titles.at(words, 0);
  return match?.tag === 'payments' && match.to === words.length;
}

/** Nothing else says which way it goes. */
const isPayment = (row: RawRow, group: Group, lexicon: Lexicon): boolean =>
  row.mark === undefined && (isReceived(row, lexicon) || isOfKind(row, group, lexicon));

/**
 * On a card whose figures bear no sign, and which neither headings, sections nor balances part into money in and out,
 * what an issuer calls a payment that it received is marked as money in, but for what stands in a section of what went
 * out. Not where every row is one.
 */
export function markPayments(blocks: readonly Block[], lexicon: Lexicon): void {
  // A summary's sections have no rows.
  const own = blocks.filter(({ entries }) => entries.some(isDated));
  if (own.some(tellsSides)) return;
  const isBareIn = ({ entries, group }: Block): boolean =>
    entries.every((entry) => isUnsigned(entry, group.columns));
  if (!own.every(isBareIn)) return;
  const free = own.filter(({ section }) => section === undefined);
  const rows = free.flatMap(({ group, entries }) =>
    entries.flatMap((entry) => (entry.kind === 'row' ? { row: entry, group } : [])),
  );
  const payments = rows.filter(({ row, group }) => isPayment(row, group, lexicon));
  if (payments.length < rows.length) for (const { row } of payments) row.mark = 'credit';
}
