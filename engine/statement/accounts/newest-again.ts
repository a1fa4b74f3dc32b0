import { type DateOrder, dayNumber, isDated, type RawRow, readDate } from '../../reading';
import type { Block } from '../blocks';
import { ledOnFrom } from './headings';
import { goesOnNewestFirst, type Opening } from './opening';
import type { Seam } from './seam';

const datedRows = ({ entries }: Block): RawRow[] =>
  entries.filter((entry): entry is RawRow => entry.kind === 'row' && isDated(entry));

/** The day of a row that prints its year; days since 1970. */
function dayOf(row: RawRow | undefined, order: DateOrder): number | undefined {
  const read = row?.dates[0] && readDate(row.dates[0], order);
  return read?.year === undefined ? undefined : dayNumber({ ...read, year: read.year });
}

/**
 * What the rows of a block under a heading of its own lead on from, newest first, where they begin with a later day than the one
 * that such rows above ended with, whose balance leads to none of theirs: a pot of the account.
 */
export function newestAgain({
  account: { last },
  block,
  bound: { lines, howOf, labels, order },
}: Seam): Opening | undefined {
  if (block.segment === last.segment || goesOnNewestFirst(last, block, howOf, labels))
    return undefined;
  const [above, own] = [last, block].map((one) => datedRows(one));
  const [newest, oldest] = [above?.[0], above?.at(-1)].map((row) => dayOf(row, order));
  const [first, end] = [own?.[0], own?.at(-1)].map((row) => dayOf(row, order));
  if (newest === undefined || oldest === undefined || first === undefined || end === undefined)
    return undefined;
  const isAgain = newest > oldest && first > oldest && first > end;
  return isAgain ? ledOnFrom(block, lines, howOf) : undefined;
}
