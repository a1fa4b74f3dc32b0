import { expect, test } from 'vitest';
import { headersOf, partAbreast, type TokenLine } from '@/engine/reading';
import { lexiconFor, linesFrom } from '@/test/support/lines';

const english = lexiconFor('en');

function parted(text: string): string[] | undefined {
  const lines: TokenLine[] = linesFrom(text);
  return partAbreast(lines, headersOf(lines, english))?.map(({ words }) =>
    words.map((word) => word.text).join(' '),
  );
}

test('what stands under the second names of a heading is read behind what stands under the first', () => {
  expect(
    parted(`
Date        Description       Amount      Date        Description       Amount
01/03/2024  Oxbow Books        12.50      05/03/2024  Mossgate Gym       10.00
02/03/2024  Lantern Mobile     13.50      06/03/2024  AB1 Parking        11.00`),
  ).toEqual([
    'Date Description Amount',
    '01/03/2024 Oxbow Books 12.50',
    '02/03/2024 Lantern Mobile 13.50',
    'Date Description Amount',
    '05/03/2024 Mossgate Gym 10.00',
    '06/03/2024 AB1 Parking 11.00',
  ]);
});

test('cheques listed abreast without descriptions are read line by line', () => {
  expect(
    parted(`
Date        Cheque no    Amount      Date        Cheque no    Amount
01/03/2024  1001          12.50      05/03/2024  1003          10.00`),
  ).toBeUndefined();
});

test('the first digits of a figure that stand left of their column go with the figure', () => {
  expect(
    parted(`
Amount    Date        Description      Amount    Date        Description
  12,50   01/03/2024  Oxbow Books    1 112,50    05/03/2024  Mossgate Gym
  13,50   02/03/2024  Lantern Mobile    11,00    06/03/2024  AB1 Parking`),
  ).toContain('1 112,50 05/03/2024 Mossgate Gym');
});
