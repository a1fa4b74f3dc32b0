import { describe, expect, it } from 'vitest';
import { createText } from '@/components/locale';
import messages from '@/public/_locales/en/messages.json';
import { getEnglishMessage } from '@/test/support/text';

describe('text', () => {
  it('fills in what a message leaves open', () => {
    const text = createText(getEnglishMessage, 'en');
    expect(text('job_reading', '3', '12')).toBe('Reading page 3 of 12');
  });
  it('takes the form that goes with a count, and writes the count as the locale does', () => {
    const text = createText(getEnglishMessage, 'en');
    expect(text.count('broken_rows', 1)).toBe('1 row doesn’t tie');
    expect(text.count('broken_rows', 1200)).toBe('1,200 rows don’t tie');
  });
  it('falls back to the general form where a language has more forms than its texts', () => {
    const polish = createText(getEnglishMessage, 'pl');
    expect(polish.count('totals_rows', 3)).toBe('3 rows');
  });
});

describe('the English texts', () => {
  const texts = Object.entries(messages).map(([key, { message }]) => ({ key, message }));

  it('never shout, never say oops, never say AI', () => {
    const unfit = texts.filter(({ message }) => /!|\boops\b|\bAI\b/i.test(message));
    expect(unfit).toEqual([]);
  });
  it('have a general form for each counted one', () => {
    const keys = new Set(texts.map(({ key }) => key));
    const alone = [...keys].filter(
      (key) => key.endsWith('_one') && !keys.has(key.replace(/_one$/, '_other')),
    );
    expect(alone).toEqual([]);
  });
});
