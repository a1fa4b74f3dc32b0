import { expect, test } from 'vitest';
import { texts, wordsOf } from './read';

/** Shown as some writers of PDFs show text that is not all Latin: two bytes for each character, in a font of single ones. */
const shown = (text: string): string => {
  const hex = Array.from({ length: text.length }, (_, k) =>
    text.charCodeAt(k).toString(16).padStart(4, '0'),
  );
  return `BT /F1 10 Tf 50 700 Td <${hex.join('')}> Tj ET`;
};

test.each([
  ['2025-03-28 - Maaş ödemesi - 42.500 ₺', 'Turkish letters and the lira'],
  ['₹1,25,000.50 Cr', 'the rupee before a figure'],
  ['(₦) 12,500.5', 'the naira in brackets'],
  ['Płatność kartą', 'Polish letters'],
])('characters written as two bytes each are put together again: %s', async (text) => {
  expect(texts(await wordsOf(shown(text)))).toEqual(text.split(' '));
});

test('a word of such characters stands where both of their bytes do', async () => {
  const [word] = await wordsOf(shown('ş12'));
  const [lone] = await wordsOf(`BT /F1 10 Tf 50 700 Td (12) Tj ET`);
  expect(word?.x0).toBeCloseTo(50, 1);
  expect((word?.x1 ?? 0) - (word?.x0 ?? 0)).toBeGreaterThan((lone?.x1 ?? 0) - (lone?.x0 ?? 0));
});

test('a stray control character takes nothing apart', async () => {
  const words = await wordsOf('BT /F1 10 Tf 50 700 Td (Oxbow\\001 12.50 Books\\000 7.00) Tj ET');
  expect(texts(words)).toEqual(['Oxbow\ufffd', '12.50', 'Books\ufffd', '7.00']);
});
