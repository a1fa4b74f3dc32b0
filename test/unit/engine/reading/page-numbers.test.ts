import { expect, test } from 'vitest';
import { linesFrom } from '@/test/support/lines';

const YEN = 'JPY\n146,470\n370,456';

test.each(['Page 1 of 1', '1 / 1', 'Seite 1 von 1', '- 1 -', '1/1'])(
  'a page number is no amount where amounts have no decimals: %s',
  (number) => {
    expect(linesFrom(`${YEN}\n${number}`).at(-1)?.money).toEqual([]);
  },
);

test.each(['Fee 1 of 2', 'Fee 30', 'Page 1 of 1 12,000'])('%s keeps its figures', (line) => {
  expect(linesFrom(`${YEN}\n${line}`).at(-1)?.money).not.toEqual([]);
});

test('the count of transactions on the page of its number is no page number', () => {
  expect(linesFrom(`${YEN}\nNumber of transactions 1`).at(-1)?.money).toHaveLength(1);
});

test('a figure of one group and more is no page number', () => {
  const opening = linesFrom('GBP\n12.50\nOpening balance 1 474.96').at(-1);
  expect(opening?.money.map(({ minor }) => minor)).toEqual([147_496]);
});

test('a day’s date at the foot of a page is no page number', () => {
  const [, , , last] = linesFrom(`${YEN}\n1-Mar-24`);
  expect(last?.dates).toHaveLength(1);
});

test('a page’s number in the last cell of a dated line is no amount', () => {
  const line = linesFrom(`${YEN}\n${'June 2026'.padEnd(40)}Page 1/ 1`).at(-1);
  expect(line?.money.filter(({ x0 }) => x0 >= 200)).toEqual([]);
});

test('the pages of a statement bound into a file are counted by themselves', () => {
  const lines = linesFrom(
    ['One', 'Page 1 of 2', 'Page 2 of 2', 'Page 1 of 2'].join('\f') + `\n${YEN}`,
  );
  expect(lines.slice(1, 4).flatMap(({ money }) => money)).toEqual([]);
});
