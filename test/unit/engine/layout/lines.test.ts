import { describe, expect, test } from 'vitest';
import { linesOf, textOf } from '@/engine/layout';
import type { Page, Word } from '@/engine/pdf';

/** A 10-point word of 30 points' width. */
const word = (text: string, x0: number, baseline: number, more: Partial<Word> = {}): Word => ({
  text,
  x0,
  x1: x0 + 30,
  top: baseline - 8,
  bottom: baseline + 2,
  baseline,
  size: 10,
  font: 'Helvetica',
  angle: 0,
  visible: true,
  ...more,
});

const page = (words: Word[], images = 0): Page => ({
  index: 0,
  width: 595,
  height: 842,
  words,
  images,
  rules: [],
  unmapped: 0,
  characters: 100,
});

const read = (words: Word[], images?: number): string[] =>
  linesOf([page(words, images)]).map(textOf);

describe('lines of words', () => {
  test('are read from top to bottom, left to right, whatever the order in the file', () => {
    const words = [word('two', 90, 100), word('three', 50, 112), word('one', 50, 100.5)];
    expect(read(words)).toEqual(['one two', 'three']);
  });

  test('leave out what runs at an angle', () => {
    expect(read([word('COPY', 50, 100, { angle: 0.8 }), word('plain', 50, 100)])).toEqual([
      'plain',
    ]);
  });
});

test('signs of large rows stay where most of the page is small print', () => {
  const large = { size: 11 };
  const small = Array.from({ length: 40 }, (_, i) => word('terms', 50, 300 + 7 * i, { size: 5 }));
  const row = [
    word('Rent', 50, 100, large),
    word('-', 90, 100, large),
    word('9.00', 95, 100, large),
  ];
  expect(read([...row, word('D', 300, 200, large), ...small])[0]).toBe('Rent - 9.00');
  expect(read([...row, word('D', 300, 200, large), ...small])[1]).toBe('terms');
});

describe('words that cannot be seen', () => {
  const hidden = { visible: false };

  test('are not read beside words that can', () => {
    expect(read([word('shown', 50, 100), word('99.00', 90, 100, hidden)])).toEqual(['shown']);
    expect(read([word('99.00', 90, 100, hidden)])).toEqual([]);
  });

  test('are read on a scanned page, where they are what was recognised', () => {
    const recognised = [word('Balance', 50, 100, hidden), word('99.00', 90, 100, hidden)];
    expect(read(recognised, 1)).toEqual(['Balance 99.00']);
    expect(read([...recognised, word('p.', 50, 800)], 1)).toEqual(['Balance 99.00', 'p.']);
  });

  test('are not read beside a picture where most lines bear a label for screen readers', () => {
    const row = (y: number) => [
      word('Rent', 50, y),
      word('9.00', 90, y),
      ...['Details', 'Paid', 'out'].map((text, i) => word(text, 120 + 40 * i, y, hidden)),
    ];
    expect(read([...row(100), ...row(120)], 1)).toEqual(['Rent 9.00', 'Rent 9.00']);
  });
});
