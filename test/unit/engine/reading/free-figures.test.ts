import { expect, test } from 'vitest';
import { linesOf } from '@/engine/layout';
import { numberFormatOf, textsOf, tokeniseAll, type TokenLine } from '@/engine/reading';
import { lexiconFor, linesFrom, pagesFrom } from '@/test/support/lines';

const aloneIn = (text: string): boolean[] =>
  linesFrom(text).flatMap(({ money }) =>
    money.filter(({ exact }) => exact).map(({ alone }) => alone),
  );

test('figures close behind texts of several lengths have a column where they begin at one place', () => {
  expect(
    aloneIn(`
# 21/03/2024    Withdrawn 12.50         Mill Lane
# 22/03/2024    Received  1,200.00      March
# 23/03/2024    Withdrawn 13.50         Mobile`),
  ).toEqual([true, true, true]);
});

test('behind one and the same word they are part of what it says', () => {
  expect(
    aloneIn(`
# 21/03/2024    Rate 12.50         Mill Lane
# 22/03/2024    Rate 11.75         March
# 23/03/2024    Rate 13.50         Mobile`),
  ).toEqual([false, false, false]);
});

test('the number of a chapter is no figure, where amounts have no decimals', () => {
  const lines = linesFrom(`
1. Total operations                    $ 482,110
18/05/25    Oxbow Books                $ 482,110
2. Total purchases                      $ 63,752
21/05/25    Marsh Tours                 $ 11,941
23/05/25    Mossgate Gym                $ 51,811`);
  const figures = lines.map(({ money }) =>
    money.flatMap(({ exact, minor }) => (exact ? minor : [])),
  );
  expect(figures).toEqual([[482_110], [482_110], [63_752], [11_941], [51_811]]);
});

/** The lines of a text whose spaces are narrower: three in a large line make no gap between cells. */
function narrowLines(text: string): TokenLine[] {
  const pages = pagesFrom(text).map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, x0: 0.93 * word.x0, x1: 0.93 * word.x1 })),
  }));
  return tokeniseAll(linesOf(pages), numberFormatOf(textsOf(pages)), lexiconFor('en'));
}

test('behind a mark that stands midway between two figures, the second is of another cell', () => {
  const alone = (text: string) =>
    narrowLines(text).flatMap((line) => line.money.map((figure) => figure.alone));
  expect(alone('# 21.03.2024    Mill Lane    133.15   D   3658.16')).toEqual([true, true]);
  expect(alone('# 21.03.2024    Mill Lane    133.15   at   3658.16')).toEqual([false, false]);
});

test('… where other figures stand alone there, they are of the same column', () => {
  expect(
    aloneIn(`
# 21/03/2024    Withdrawal $-12.50 $1,200.00
# 22/03/2024    Deposit    $900.00    $2,100.00
# 23/03/2024    Withdrawal $-13.50 $2,086.50
# 24/03/2024    Deposit    $200.00    $2,286.50`),
  ).toEqual([true, true, true, true, true, true, true, true]);
});

test('a number that begins with zeros is none of the figures', () => {
  const [line] = linesFrom('31.03.2025 Register 0879 0017 5660       184.22');
  const figures = line?.money.map(({ from }) => line.words[from]?.text);
  expect(figures).not.toContain('0017');
  expect(figures).not.toContain('0879');
  expect(figures).toContain('184.22');
});

const CREDITS = (gap: number): string => `
# 21/01/2024    2,000${' '.repeat(gap)}Meadow card
# 22/01/2024    9,963${' '.repeat(gap)}Oxbow power
# 23/01/2024           7,430 Salary of the month
# 24/01/2024      165${' '.repeat(gap)}Transfer fee
# 25/01/2024           4,000 Transfer of Devon Marsh
# 26/01/2024           5,000 Transfer of Devon Marsh
# 27/01/2024    9,200${' '.repeat(gap)}Rent`;

test('few figures set close before a text are a column’s, where the texts of most rows begin there', () => {
  expect(aloneIn(CREDITS(8))).toEqual(Array.from({ length: 7 }, () => true));
});

test('where texts begin elsewhere, a figure close before one is part of it', () => {
  expect(aloneIn(CREDITS(14)).filter((alone) => !alone)).toHaveLength(3);
});
