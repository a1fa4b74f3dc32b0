import { expect, test } from 'vitest';
import { joinSplitDates } from '@/engine/reading';
import { lexiconFor, linesFrom } from '@/test/support/lines';

const textsOf = (text: string, code: string): string[][] => {
  const lines = linesFrom(text, lexiconFor(code));
  const figures = lines.flatMap(({ words }) => words.map((word) => word.text));
  return joinSplitDates(lines, figures).map(({ words }) => words.map((word) => word.text));
};

test.each([
  ['2024-03-    Oxbow Books\n01          Ref 5', 'en', '2024-03-01'],
  ['2025-    Oxbow Books\n08-01     Ref 5', 'en', '2025-08-01'],
  ['2019年10月   給与\n23日        番号', 'ja', '2019年10月23日'],
  ['2024년 3월    급여\n1일         번호', 'ko', '2024년 3월1일'],
])('a date that a narrow column broke is put together: %s', (text, code, date) => {
  expect(textsOf(text, code)[0]?.join(' ')).toContain(date);
});

test('a number below a whole date is not its end', () => {
  const [, below] = textsOf('발급일      2024년 3월 31일\n명세서 번호   108', 'ko');
  expect(below).toContain('108');
});
