import { joined } from '../../lists';
import { type Columns, columnsOf, type MoneyColumn } from '../columns';
import type { Header } from '../headings';
import { entriesOf, type Entry, type Open } from '../rows';
import type { Holders, Segment } from '../tables';
import type { Lexicon } from '../vocabulary';
import { balancesAmongRows } from './balances-among';
import { categoriesAsSections } from './category-sums';
import { withoutDayHeadings } from './day-headings';
import { inReadingOrder } from './lists-abreast';
import { nameOriginalAmounts } from './original-amounts';
import { nameSummedColumns } from './summed-columns';
import { sumsAboveAsSections } from './sums-above';

/** Segments whose headings are the same: one table, over however many pages. */
export type Group = {
  header: Header | undefined;
  segments: Segment[];
  columns: Columns;
};

/** An entry and the table that it stands in; the list of them is in printed order. */
export type Placed = { group: Group; segment: Segment; entry: Entry };

const SHIFT = 4;
const NO_COLUMNS: Columns = {
  money: [],
  dates: [],
  marks: undefined,
  directions: undefined,
  currencies: undefined,
  ordinal: undefined,
};

function sameHeader(a: Header | undefined, b: Header | undefined): boolean {
  if (!a || !b) return a === b;
  return (
    a.columns.length === b.columns.length &&
    a.columns.every((column, i) => {
      const other = b.columns[i];
      return (
        other !== undefined && other.role === column.role && Math.abs(other.x0 - column.x0) <= SHIFT
      );
    })
  );
}

const isIn = ({ money }: Columns, column: MoneyColumn): boolean =>
  money.some(
    ({ edge, x0 }) => Math.abs(edge - column.edge) <= SHIFT || Math.abs(x0 - column.x0) <= SHIFT,
  );

/** Whether figures of the table with fewer columns all stand in columns of the other. */
function sameColumns(a: Columns, b: Columns): boolean {
  const [few, many] = a.money.length < b.money.length ? [a, b] : [b, a];
  return few.money.every((column) => isIn(many, column));
}

/** With columns that another page fills and these pages do not. */
const withColumns = (columns: Columns, { money }: Columns): Columns => ({
  ...columns,
  money: [...columns.money, ...money.filter((column) => !isIn(columns, column))],
});

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
  const groups: Group[] = [];
  const owner = new Map<Segment, Group>();
  let last: Group | undefined;
  for (const segment of segments) {
    check();
    const own = segment.header ? undefined : columnsOf(segment, lexicon);
    // A part without figures, of a description and the next day's date, is of the table above it.
    const above = own?.money.length === 0 ? last : undefined;
    let group =
      above ??
      groups.find((other) =>
        own
          ? other.header === undefined && sameColumns(other.columns, own)
          : sameHeader(other.header, segment.header),
      );
    if (!group) {
      group = {
        header: segment.header,
        segments: [],
        columns: own ?? NO_COLUMNS,
      };
      groups.push(group);
    } else if (own) group.columns = withColumns(group.columns, own);
    group.segments.push(segment);
    owner.set(segment, group);
    last = segment.header ? undefined : group;
  }
  for (const group of groups) {
    check();
    group.columns = columnsOf(
      {
        header: group.header,
        caption: undefined,
        lines: joined(group.segments.map((segment) => segment.lines)),
        goesOn: false,
        abreast: undefined,
        day: group.segments.every(({ day }) => day !== undefined)
          ? group.segments[0]?.day
          : undefined,
      },
      lexicon,
    );
  }
  const left = new Map<Group, Open>();
  /** What the table without a known heading left open last. */
  let lastOpen: Open | undefined;
  /** What the table with the last heading left open. */
  let headed: { names: string; open: Open } | undefined;
  const lists: Placed[][] = [];
  for (const segment of segments) {
    const group = owner.get(segment);
    const list: Placed[] = [];
    lists.push(list);
    if (!group) continue;
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
    for (const entry of entries) list.push({ group, segment, entry });
  }
  const ordered = inReadingOrder(lists, segments);
  const titled = categoriesAsSections(sumsAboveAsSections(withoutDayHeadings(joined(ordered))));
  const placed = balancesAmongRows(titled);
  nameSummedColumns(groups, placed);
  nameOriginalAmounts(groups, placed);
  return { groups, placed };
}
