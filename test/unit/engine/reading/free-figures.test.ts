import { expect, test } from 'vitest';
import { linesFrom } from '@/test/support/lines';

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
