import { describe, expect, test } from 'vitest';
import { lexiconOf, tokenise } from '@/engine/reading';
import { linesFrom } from '@/test/support/lines';
import { languages } from '@/engine/languages';
import type { Word } from '@/engine/pdf';

const SIZE = 10;
const lexiconFor = (wanted: string) => lexiconOf(languages.filter(({ code }) => code === wanted));
const english = lexiconFor('en');

/** A line of words of 5 pt a character; `  ` (two spaces) parts columns by 30 pt, one space by 3 pt. */
function read(text: string, decimal: '.' | ',' = '.', lexicon = english) {
  const words: Word[] = [];
  let x = 50;
  for (const cell of text.split('  ')) {
    for (const part of cell.split(' ')) {
      const width = part.length * 5;
      words.push({
        text: part,
        x0: x,
        x1: x + width,
        top: 90,
        bottom: 102,
        baseline: 100,
        size: SIZE,
        font: 'Helvetica',
        angle: 0,
        visible: true,
      });
      x += width + 3;
    }
    x += 30;
  }
  const line = {
    page: 0,
    words,
    x0: 50,
    x1: x,
    top: 90,
    bottom: 102,
    baseline: 100,
    size: SIZE,
    scale: 1,
    beside: false,
    isProse: false,
    moved: 0,
  };
  const { dates, money } = tokenise(line, 0, { decimal, scale: 2, certain: true }, lexicon);
  return {
    dates: dates.map(({ value }) => value),
    money: money.map(({ minor, sign, marker }) => ({ minor, sign, marker })),
  };
}

const plain = (minor: number) => ({ minor, sign: undefined, marker: undefined });

describe('figures', () => {
  test.each([
    ['1,234.56', plain(123_456)],
    ['-1,234.56', { ...plain(123_456), sign: '-' }],
    ['(12.00)', { ...plain(1200), sign: '-' }],
    ['879.00-', { ...plain(87_900), sign: '-' }],
    ['12.00 CR', { ...plain(1200), marker: 'credit' }],
    ['12.00DR', { ...plain(1200), marker: 'debit' }],
    ['- $ 250.75', { ...plain(25_075), sign: '-' }],
    ['-GBP 92.12', { ...plain(9212), sign: '-' }],
  ])('%s', (text, expected) => {
    expect(read(`Shop  ${text}`).money).toEqual([expected]);
  });

  test.each([
    ['471.99Kredit', 'credit'],
    ['471.99Debet', 'debit'],
  ])('a mark of any length may stand right behind: %s', (text, marker) => {
    expect(read(`Shop  ${text}`, '.', lexiconFor('sk')).money).toEqual([
      { ...plain(47_199), marker },
    ]);
  });

  test('groups of digits at a word space are one figure', () => {
    expect(read('Shop  1 234,56', ',').money).toEqual([plain(123_456)]);
  });

  test('a currency between two figures belongs to the nearer one', () => {
    expect(read('59.38  GBP 2,057.10').money).toEqual([plain(5938), plain(205_710)]);
  });

  test('a currency between a figure and a day is the figure’s', () => {
    const figures = linesFrom('Salary  39,36 €  1938,01 € 01-02-2024').flatMap(
      ({ money }) => money,
    );
    expect(figures.map(({ minor, alone, currency }) => [minor, alone, currency])).toEqual([
      [3936, true, '€'],
      [193_801, true, '€'],
    ]);
  });

  test('a word is no mark that is set together with letters of no currency', () => {
    const italian = lexiconFor('it');
    expect(read('-12,50 SEPA', ',', italian).money).toEqual([{ ...plain(1250), sign: '-' }]);
    expect(read('12,50 EURA', ',', italian).money).toEqual([{ ...plain(1250), marker: 'credit' }]);
  });

  test('codes, times and percentages are no figures', () => {
    expect(read('#14.00 12:30 A/123.45 3.5%').money).toEqual([]);
  });
});

describe('dates', () => {
  test.each([
    ['14/03/2024', { kind: 'numbers', a: 14, b: 3, c: 2024, yearFirst: false }],
    ['2024-03-14', { kind: 'numbers', a: 2024, b: 3, c: 14, yearFirst: true }],
    ['14 Mar 2024', { kind: 'named', day: 14, month: 3, year: 2024 }],
    ['Mar 14, 2024', { kind: 'named', day: 14, month: 3, year: 2024 }],
    ['14MAR24', { kind: 'named', day: 14, month: 3, year: 24 }],
    ['14-Mar', { kind: 'named', day: 14, month: 3, year: undefined }],
    ['14th March', { kind: 'named', day: 14, month: 3, year: undefined }],
    ['DEC 29/23', { kind: 'named', day: 29, month: 12, year: 23 }],
    ['03/06/24*', { kind: 'numbers', a: 3, b: 6, c: 24, yearFirst: false }],
    ['12 28', { kind: 'numbers', a: 12, b: 28, c: undefined, yearFirst: false }],
    ['2812', { kind: 'numbers', a: 28, b: 12, c: undefined, yearFirst: false }],
  ])('%s', (text, expected) => {
    expect(read(`${text}  Shop  12.00`).dates).toEqual([expected]);
  });

  test('2.18 at a row’s end is an amount, not the second of a month', () => {
    const { dates, money } = read('26 Feb  CREDIT INTEREST  2.18  4,755.46');
    expect(dates).toHaveLength(1);
    expect(money).toEqual([plain(218), plain(475_546)]);
  });

  test('12.5 before a currency is an amount, and no day of May', () => {
    const { dates } = read('28 June 2025  Sent  12.5 €  Present');
    expect(dates).toEqual([{ kind: 'named', day: 28, month: 6, year: 2025 }]);
  });
});
