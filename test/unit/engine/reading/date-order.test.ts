import { describe, expect, test } from 'vitest';
import { dateOrderOf } from '@/engine/reading';
import { linesFrom } from '@/test/support/lines';

const datesIn = (text: string) => linesFrom(text).flatMap(({ dates }) => dates);
const orderOf = (dates: string, context = '') => dateOrderOf(datesIn(dates), datesIn(context));

describe('years of two digits stand first', () => {
  test('where the last figures are more than a statement has years', () => {
    expect(orderOf('23.12.29\n23.12.30\n23.12.31\n24.01.02')).toEqual({
      order: 'ymd',
      certain: true,
    });
  });

  test('where the document prints them in full', () => {
    expect(orderOf('23.12.10\n23.12.11', 'Statement of 15 December 2023').order).toBe('ymd');
  });

  test('but not where the last figures are years', () => {
    expect(orderOf('29.12.23\n30.12.23\n31.12.23').order).toBe('dmy');
  });
});

describe('where no figure is above twelve', () => {
  test('points before a full year say that the day stands first', () => {
    expect(orderOf('10.02.2026\n11.02.2026')).toEqual({ order: 'dmy', certain: true });
  });

  test('strokes do not, nor do points before a short year', () => {
    expect(orderOf('10/02/2026\n11/02/2026').certain).toBe(false);
    expect(orderOf('10.02.06\n11.02.06').certain).toBe(false);
  });

  test('points say nothing against a date that has its month first', () => {
    expect(orderOf('10.02.2026\n11.02.2026', '02.25.2026').order).toBe('mdy');
  });
});
