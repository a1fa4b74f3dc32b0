import { isMovement, minorToText, type AccountStatement, type Row } from '@/utils/export';
import type { Format } from '../locale';
import type { AccountView, Section } from './account-view';

export type SortKey = 'date' | 'description' | 'amount' | 'balance';
export type Sort = { key: SortKey; direction: 'ascending' | 'descending' };

/** A line of the table: a row, or the heading of a part of the statement. */
export type Item = { kind: 'row'; row: Row } | { kind: 'section'; section: Section; rows: number };

/** Money in, money out and the number of the rows shown that move money; minor units. */
export type Totals = { in: number; out: number; rows: number };

/** One case, and one kind of minus: people type the hyphen. */
const plain = (text: string): string => text.toLocaleLowerCase().replaceAll('\u2212', '-');

/** The text that a filter looks through: what the table shows, and figures without their grouping. */
const searchable = (row: Row, account: AccountStatement, format: Format): string => {
  const figures = [row.amount, row.balance]
    .filter((minor) => minor !== undefined)
    .flatMap((minor) => [
      format.movement(minor, account),
      minorToText(Math.abs(minor), account.decimals),
    ]);
  return plain(
    [format.date(row.date), row.date, row.description, row.category ?? '', ...figures].join(' '),
  );
};

/** Makes a filter over one account; the index is built at the first use, once. */
export const createFilter = (
  { account }: AccountView,
  format: Format,
): ((query: string) => readonly Row[]) => {
  let index: string[] | undefined;
  return (query) => {
    const words = plain(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return account.rows;
    index ??= account.rows.map((row) => searchable(row, account, format));
    const texts = index;
    return account.rows.filter((_, at) => words.every((word) => texts[at]?.includes(word)));
  };
};

const valueOf = (row: Row, key: SortKey): string | number | undefined => row[key];

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));

/** Sorted copies keep the printed order among equals, and rows without a value last. */
export const sortRows = (rows: readonly Row[], sort: Sort | undefined): readonly Row[] => {
  if (!sort) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const a = valueOf(one, sort.key);
    const b = valueOf(other, sort.key);
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return sign * compare(a, b);
  });
};

export const totalsOf = (rows: readonly Row[]): Totals => {
  const movements = rows.filter(isMovement);
  const totals: Totals = { in: 0, out: 0, rows: movements.length };
  for (const { amount } of movements) {
    if (amount > 0) totals.in += amount;
    else totals.out += amount;
  }
  return totals;
};

/** Puts a heading before each run of rows of one category, where the statement has parts. */
export const withSections = (
  rows: readonly Row[],
  sections: AccountView['sections'],
): readonly Item[] => {
  const items: Item[] = [];
  let heading: Extract<Item, { kind: 'section' }> | undefined;
  for (const row of rows) {
    if (
      !row.isBalanceLine &&
      row.category !== undefined &&
      row.category !== heading?.section.category
    ) {
      const section = sections.get(row.category) ?? {
        category: row.category,
        name: undefined,
        total: undefined,
        off: undefined,
      };
      heading = { kind: 'section', section, rows: 0 };
      items.push(heading);
    }
    if (heading) heading.rows += 1;
    items.push({ kind: 'row', row });
  }
  return items;
};
