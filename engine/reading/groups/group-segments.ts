import { joined } from '../../lists';
import { type Columns, columnsOf, type MoneyColumn } from '../columns';
import type { Header } from '../headings';
import type { Segment } from '../tables';
import type { Lexicon } from '../vocabulary';
import type { Group } from './groups';

const SHIFT = 4;
const NO_COLUMNS: Columns = {
  money: [],
  dates: [],
  marks: undefined,
  directions: undefined,
  currencies: undefined,
  units: [],
  points: undefined,
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

/**
 * Segments by their headings, in printed order; those without one by their columns. `check` is called before each; what it
 * throws ends the reading.
 */
export function groupSegments(
  segments: readonly Segment[],
  lexicon: Lexicon,
  check: () => void,
): Group[] {
  const groups: Group[] = [];
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
      group = { header: segment.header, segments: [], columns: own ?? NO_COLUMNS };
      groups.push(group);
    } else if (own) group.columns = withColumns(group.columns, own);
    group.segments.push(segment);
    last = segment.header ? undefined : group;
  }
  for (const group of groups) {
    check();
    group.columns = columnsOverAll(group, lexicon);
  }
  return groups;
}

/** A group's columns, measured over all its lines. */
function columnsOverAll({ header, segments }: Group, lexicon: Lexicon): Columns {
  const whole: Segment = {
    header,
    caption: undefined,
    lines: joined(segments.map(({ lines }) => lines)),
    goesOn: false,
    abreast: undefined,
    day: segments.every(({ day }) => day !== undefined) ? segments[0]?.day : undefined,
  };
  return columnsOf(whole, lexicon);
}
