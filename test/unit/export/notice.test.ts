import { expect, it } from 'vitest';
import { inEnglish } from '@/cli/support/notices';
import { languageOf } from '@/test/support/page-parts';
import { noticeMessage, type Notice } from '@/utils/export';

it.each<[Notice, string]>([
  [{ kind: 'alreadyExported', rows: 1 }, 'Left out, because it was exported before: 1 row.'],
  [{ kind: 'alreadyExported', rows: 2 }, 'Left out, because they were exported before: 2 rows.'],
  [
    { kind: 'shortened', rows: 1, limit: 32 },
    '1 description is longer than the 32 characters that this format holds, and is cut.',
  ],
  [
    { kind: 'split', source: 'a.pdf', files: 3, by: 'rows', limit: 500 },
    'a.pdf is split into 3 files, because the reader takes at most 500 rows.',
  ],
  [
    { kind: 'assertionsLeftOut', source: 'a.pdf', rows: 1 },
    'a.pdf: 1 printed balance does not follow from the amounts, so it is not asserted.',
  ],
])('counts %j as people do', (notice, words) => {
  expect(inEnglish(notice)).toBe(words);
  const { text, format } = languageOf();
  const { key, count, values } = noticeMessage(notice, format.count);
  expect(text.namedCount(key, count ?? 0, ...values)).toBe(words);
});

it('writes large numbers as the person does', () => {
  const { format } = languageOf();
  const notice: Notice = { kind: 'split', source: 'a', files: 2, by: 'rows', limit: 10_000 };
  expect(noticeMessage(notice, format.count).values).toEqual(['a', '10,000']);
});
