import { expect, test } from 'vitest';
import type { Word } from '@/engine/pdf';
import { withSubstitutes } from '@/engine/pdf/substitutes';

const word = (text: string, x0: number, x1: number, font: string, baseline = 100): Word => ({
  text,
  x0,
  x1,
  font,
  baseline,
  top: baseline - 8,
  bottom: baseline + 2,
  size: 10,
  angle: 0,
  visible: true,
});

const textsOf = (words: Word[]) => withSubstitutes(words).map(({ text }) => text);

test('letters that a font lacks, drawn in another one behind the line, are put where they stand', () => {
  expect(
    textsOf([
      word('Di', 10, 18, 'Sans'),
      word('n', 24, 29, 'Sans'),
      word('gi', 32, 39, 'Sans'),
      word('i', 45, 47, 'Sans'),
      word('38,420', 80, 110, 'Sans'),
      word('ễ', 18.2, 24, 'Other'),
      word('ả', 39, 45, 'Other'),
    ]),
  ).toEqual(['Diễn', 'giải', '38,420']);
});

test('letters of one font, figures, and what stands apart or on another line are no such', () => {
  const apart = [
    word('voir', 10, 28, 'Sans'),
    word('à', 28, 33, 'Sans'),
    word('12', 40, 50, 'Sans'),
    word('ễ', 50, 55, 'Other'),
    word('Di', 60, 68, 'Sans'),
    word('ễ', 71, 77, 'Other'),
    word('ễ', 68, 74, 'Other', 120),
  ];
  expect(textsOf(apart)).toEqual(apart.map(({ text }) => text));
});
