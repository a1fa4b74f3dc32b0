import { expect, test } from 'vitest';
import { joinSplitDates } from '@/engine/reading';
import { lexiconFor, linesFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const textsOf = (text: string, code: string): string[][] => {
  const lines = linesFrom(text, lexiconFor(code));
  const figures = lines.flatMap(({ words }) => words.map((word) => word.text));
  return joinSplitDates(lines, figures).map(({ words }) => words.map((word) => word.text));
};

test.each([
  ['2024-03-    Oxbow Books\n01          Ref 5', 'en', '2024-03-01'],
  ['2025-    Oxbow Books\n08-01     Ref 5', 'en', '2025-08-01'],
  ['2025-10-01T10:   Oxbow Books\n39:04   Ref 5', 'en', '2025-10-01T10:39:04'],
  ['2019年10月   給与\n23日        番号', 'ja', '2019年10月23日'],
  ['2024년 3월    급여\n1일         번호', 'ko', '2024년 3월1일'],
])('a date that a narrow column broke is put together: %s', (text, code, date) => {
  expect(textsOf(text, code)[0]?.join(' ')).toContain(date);
});

test('a day below its month that is set digit by digit is the whole day', () => {
  const lines = linesFrom('2024-03-    Oxbow Books\n1 2         Ref 5');
  const spread = lines.map((line) => ({
    ...line,
    words: line.words.map((word) =>
      word.text === '2' ? { ...word, x0: word.x0 - 4, x1: word.x1 - 4 } : word,
    ),
  }));
  expect(joinSplitDates(spread, ['2024-03-'])[0]?.words[0]?.text).toBe('2024-03-12');
});

test('a number below a whole date is not its end', () => {
  const [, below] = textsOf('발급일      2024년 3월 31일\n명세서 번호   108', 'ko');
  expect(below).toContain('108');
});

test('a date with its time of day behind a T is the date', async () => {
  const rows = await rowsFrom(`
Account statement
Date                   Narration          Debit      Credit     Balance
2025-10-01T10:39:04    Oxbow Books        12.50                   87.50
2025-10-02T16:11:24Z   Salary                        200.00      287.50
2025-10-03T          Lantern Mobile       10.00                  277.50
08:05:00`);
  expect(rows).toEqual([
    ['2025-10-01', -1250, 'Oxbow Books'],
    ['2025-10-02', 20_000, 'Salary'],
    ['2025-10-03', -1000, 'Lantern Mobile'],
  ]);
});

test('the last digits of a card below a day are not its year', () => {
  const [above] = textsOf(
    '01.06.   03.06.   Oxbow Books   31,65-\nSumme    2210     882,22-',
    'de',
  );
  expect(above).toContain('03.06.');
});

test('a year below the last day of the one before, among days that end in a dot, heads the rows below', async () => {
  const rows = await rowsFrom(`
Kontoauszug                       Kontonummer 60215004
Zeitraum                          01.01.2020 - 31.12.2021
Datum     Text                        Betrag      Saldo
2020
          Anfangssaldo                             0,00
16.01.    Oxbow Books                 717,61     717,61
31.12.    Zinsen                       68,76     786,37
2021
29.01.    Saltmarsh GmbH              142,72     929,09
31.12.    Zinsen                       41,74     970,83
          Endsaldo                               970,83`);
  expect(rows.flatMap(([date, amount]) => (amount === undefined ? [] : date))).toEqual([
    '2020-01-16',
    '2020-12-31',
    '2021-01-29',
    '2021-12-31',
  ]);
});
