import { describe, expect, it } from 'vitest';
import { accountViews, createTableState, type TableState } from '@/components/statement';
import { languageOf } from '@/test/support/page-parts';
import * as shown from '@/test/support/shown-statements';
import type { StatementData } from '@/utils/contract';

const { format } = languageOf();

const tableOf = (data: StatementData): TableState => {
  const [view] = accountViews(data);
  if (!view) throw new Error('The statement has no account');
  return createTableState(view, format);
};
const numbers = (table: TableState): number[] => table.rows.value.map((row) => row.number);

describe('the filter', () => {
  it('finds words anywhere in a row, in any order and case', () => {
    const table = tableOf(shown.proven);
    table.query.value = 'QUAY greengrocer';
    expect(numbers(table)).toEqual([2, 12, 17]);
  });
  it('finds what is on a row’s further lines', () => {
    const table = tableOf(shown.proven);
    table.query.value = 'mandate';
    expect(numbers(table)).toEqual([4]);
  });
  it('finds amounts as they are shown without grouping, and dates as they are shown', () => {
    const table = tableOf(shown.proven);
    table.query.value = '3214.77';
    expect(numbers(table)).toEqual([7]);
    table.query.value = '07/03/2025';
    expect(numbers(table)).toEqual([7]);
    table.query.value = '2025-03-07';
    expect(numbers(table)).toEqual([7]);
  });
  it('finds amounts as they are shown with grouping', () => {
    const table = tableOf(shown.proven);
    table.query.value = '+3,214.77';
    expect(numbers(table)).toEqual([7]);
    table.query.value = '-84';
    expect(numbers(table)).toEqual([11]);
  });
  it('takes characters of patterns as they are', () => {
    const table = tableOf(shown.proven);
    table.query.value = '.*(';
    expect(numbers(table)).toEqual([]);
  });
});

describe('the totals', () => {
  it('are those of the rows shown', () => {
    const table = tableOf(shown.proven);
    expect(table.totals.value).toEqual({ in: 327_008, out: -209_333, rows: 22 });
    table.query.value = 'refund';
    expect(table.totals.value).toEqual({ in: 895, out: 0, rows: 1 });
  });
  it('leave brought-forward balances out', () => {
    expect(tableOf(shown.cardUsers).totals.value).toEqual({ in: 31_020, out: -25_105, rows: 5 });
  });
});

describe('sorting', () => {
  it('goes up, down and back to the printed order', () => {
    const table = tableOf(shown.proven);
    table.sortBy('amount');
    expect(table.sort.value).toEqual({ key: 'amount', direction: 'ascending' });
    expect(numbers(table)[0]).toBe(1);
    table.sortBy('amount');
    expect(numbers(table)[0]).toBe(7);
    table.sortBy('amount');
    expect(table.sort.value).toBeUndefined();
    expect(numbers(table).slice(0, 3)).toEqual([1, 2, 3]);
  });
  it('keeps the printed order among equals', () => {
    const table = tableOf(shown.proven);
    table.sortBy('date');
    expect(numbers(table)).toEqual(Array.from({ length: 22 }, (_, at) => at + 1));
  });
  it('keeps rows without a value at the end, either way', () => {
    const table = tableOf(shown.cardUsers);
    table.sortBy('amount');
    expect(numbers(table).at(-1)).toBe(1);
    table.sortBy('amount');
    expect(numbers(table).at(-1)).toBe(1);
  });
});

describe('the lines', () => {
  const kinds = (table: TableState): string[] =>
    table.items.value.map((item) =>
      item.kind === 'row' ? String(item.row.number) : item.section.category,
    );

  it('have a heading before each part of the statement, and none before the previous balance', () => {
    expect(kinds(tableOf(shown.cardUsers))).toEqual([
      '1',
      'Payments',
      '2',
      'Transactions',
      '3',
      '4',
      '5',
      'Charges',
      '6',
    ]);
  });
  it('have no headings in another order than the printed one', () => {
    const table = tableOf(shown.cardUsers);
    table.sortBy('description');
    expect(kinds(table).every((kind) => /^\d+$/.test(kind))).toBe(true);
  });
});

describe('the current row', () => {
  it('moves through the rows shown and stops at the ends', () => {
    const table = tableOf(shown.proven);
    table.query.value = 'greengrocer';
    expect(table.current.value).toBe(2);
    table.move(1);
    expect(table.current.value).toBe(12);
    table.move(Infinity);
    expect(table.current.value).toBe(17);
    table.move(1);
    expect(table.current.value).toBe(17);
    table.move(-Infinity);
    expect(table.current.value).toBe(2);
  });
  it('is the first one when the filter hides it', () => {
    const table = tableOf(shown.proven);
    table.goTo(5);
    table.query.value = 'greengrocer';
    expect(table.current.value).toBe(2);
  });
  it('is none where no row is shown', () => {
    const table = tableOf(shown.proven);
    table.query.value = 'nothing like it';
    expect(table.current.value).toBeUndefined();
    table.move(1);
    expect(table.current.value).toBeUndefined();
  });
});
