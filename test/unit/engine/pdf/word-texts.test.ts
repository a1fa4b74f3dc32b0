import { describe, expect, it } from 'vitest';
import { WordTexts } from '@/engine/pdf/word-texts';

const read = (texts: WordTexts, text: string): string => {
  for (const character of text) texts.add(character.codePointAt(0) ?? 0);
  return texts.take();
};

describe('the texts of words', () => {
  it.each(['Miete', '1.234,56', 'Ωμέγα', '😀 und 𝒜', '東京', ''])(
    'are as they were added: %s',
    (text) => {
      expect(read(new WordTexts(), text)).toBe(text);
    },
  );

  it('of several thousand characters are whole', () => {
    const text = 'abcde'.repeat(2_000);
    expect(read(new WordTexts(), text)).toBe(text);
  });

  it('follow each other without what was before', () => {
    const texts = new WordTexts();
    expect(['Salary', 'Sal', 'Salary', 'ary'].map((text) => read(texts, text))).toEqual([
      'Salary',
      'Sal',
      'Salary',
      'ary',
    ]);
  });

  it('that have one number by chance are told apart', () => {
    // In 31s, `Aa` and `BB` come to the same.
    const alike = ['AaAaAa', 'BBBBBB', 'AaBBAa', 'BBAaBB', 'AaAaBB', 'BBBBAa', 'AaBBBB', 'BBAaAa'];
    const texts = new WordTexts();
    for (const text of [...alike, ...alike.map((one) => `${one}AaBB`), ...alike])
      expect(read(texts, text)).toBe(text);
  });
});
