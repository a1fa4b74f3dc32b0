import { joined } from '../../lists';
import type { Columns } from '../columns';
import type { Header } from '../headings';
import { entriesOf, type Entry, type Open } from '../rows';
import type { Holders, Segment } from '../tables';
import type { Lexicon } from '../vocabulary';
import { balancesAmongRows } from './balances-among';
import { categoriesAsSections } from './category-sums';
import { chargesAsSections } from './charges-between-sums';
import { withoutDayHeadings } from './day-headings';
import { groupSegments } from './group-segments';
import { inReadingOrder } from './lists-abreast';
import { nameOriginalAmounts } from './original-amounts';
import { nameSummedColumns } from './summed-columns';
import { sumsAboveAsSections } from './sums-above';
import { sumsAsTitles } from './titles-with-sums';

/** Segments whose headings are the same: one table, over however many pages. */
export type Group = {
  header: Header | undefined;
  segments: Segment[];
  columns: Columns;
};

/** An entry and the table that it stands in; the list of them is in printed order. */
export type Placed = { group: Group; segment: Segment; entry: Entry };

/** A box beside a table: the table goes on behind it. */
const isBeside = ({ lines }: Segment): boolean => lines.every(({ beside }) => beside);

/**
 * Groups segments by heading, measures each group's columns over all its lines, and cuts entries. `check` is called
 * before each; what it throws ends the reading.
 */
export function readGroups(
  segments: readonly Segment[],
  lexicon: Lexicon,
  holders: Holders,
  check: () => void,
): { groups: Group[]; placed: Placed[] } {
  const groups = groupSegments(segments, lexicon, check);
  const lists = cutSegments(segments, groups, lexicon, holders, check);
  const ordered = inReadingOrder(lists, segments);
  const summed = sumsAsTitles(sumsAboveAsSections(withoutDayHeadings(joined(ordered))));
  const titled = categoriesAsSections(chargesAsSections(summed));
  const placed = balancesAmongRows(titled);
  nameSummedColumns(groups, placed);
  nameOriginalAmounts(groups, placed);
  return { groups, placed };
}

/** The entries of each segment, in printed order: what one leaves open, the next part of its table goes on with. */
function cutSegments(
  segments: readonly Segment[],
  groups: readonly Group[],
  lexicon: Lexicon,
  holders: Holders,
  check: () => void,
): Placed[][] {
  const owners = new Map(groups.flatMap((group) => group.segments.map((one) => [one, group])));
  const left = new Map<Group, Open>();
  /** What the table without a known heading left open last. */
  let lastOpen: Open | undefined;
  /** What the table with the last heading left open. */
  let headed: { names: string; open: Open } | undefined;
  return segments.map((segment) => {
    const group = owners.get(segment);
    if (!group) return [];
    check();
    // Measured apart, the parts of one table may be of two groups: a day goes on all the same.
    const names = segment.header?.columns.map(({ role }) => role).join();
    // So they are in the next column of a page, or on a next one that is set otherwise.
    const same = names !== undefined && headed?.names === names ? headed.open : left.get(group);
    const before = segment.goesOn ? (lastOpen ?? same) : same;
    const { entries, open } = entriesOf(segment, group.columns, lexicon, holders, before);
    left.set(group, open);
    if (names !== undefined) headed = { names, open };
    // A footer between two pages leaves nothing, and takes nothing away.
    const begins = open.day !== undefined && open.day !== before?.day;
    const says = begins || entries.some(({ kind }) => kind === 'row');
    if (!segment.header && says && !isBeside(segment)) lastOpen = open;
    return entries.map((entry) => ({ group, segment, entry }));
  });
}
