import { expect, test } from 'vitest';
import type { Page } from '@/engine/pdf';
import { isoOf } from '@/engine/reading';
import type { AccountStatement } from '@/engine/statement';
import { onlyStatementFrom, pagesFrom, statementsFrom, statementsOf } from '@/test/support/lines';

/** A page of the second size, by the first one's. */
const SMALLER = 0.6;

const paper = (rows: string): string => `
Statement of account                 Account number 1783934240
Period 01/03/2024 to 31/03/2024

Date     Details                Amount     Balance
         Opening balance                    100.00
${rows}
         Closing balance                     55.00`;

test('rows stand above their day in the middle of a cell, as its rules say', async () => {
  const { moved, verdict } = await onlyStatementFrom(
    paper(`─────────────────────────────────────────────────
03/03    Oxbow Books            -10.00       90.00
─────────────────────────────────────────────────
         Harrow Rail             -5.00       85.00
05/03    Marsh Ltd               -6.00       79.00
         Lantern Mobile          -4.00       75.00
─────────────────────────────────────────────────
11/03    City Water             -20.00       55.00
─────────────────────────────────────────────────`),
  );
  expect(moved.map(([day]) => day.slice(5))).toEqual(['03-03', '03-05', '03-05', '03-05', '03-11']);
  expect(verdict).toBe('proven');
});

test('a day at the foot of its cell is of the rows above it', async () => {
  const { moved, verdict } = await onlyStatementFrom(
    paper(`─────────────────────────────────────────────────
03/03    Oxbow Books            -10.00       90.00
──────
         Harrow Rail             -5.00       85.00
         Marsh Ltd               -6.00       79.00
05/03    Lantern Mobile          -4.00       75.00
──────
11/03    City Water             -20.00       55.00
─────────────────────────────────────────────────`),
  );
  expect(moved.map(([day]) => day.slice(5))).toEqual(['03-03', '03-05', '03-05', '03-05', '03-11']);
  expect(verdict).toBe('proven');
});

test.each([
  ['around each row', '─────────────────────────────────────────────────'],
  ['of other columns than the days’', '         ────────────────────────────────────────'],
])('rules %s leave a row the day above it', async (_, rule) => {
  const { moved, verdict } = await onlyStatementFrom(
    paper(`${rule}
03/03    Oxbow Books            -10.00       90.00
${rule}
         Harrow Rail             -5.00       85.00
${rule}
05/03    Marsh Ltd               -6.00       79.00
${rule}
         Lantern Mobile          -4.00       75.00
${rule}
11/03    City Water             -20.00       55.00
${rule}`),
  );
  expect(moved.map(([day]) => day.slice(5))).toEqual(['03-03', '03-03', '03-05', '03-05', '03-11']);
  expect(verdict).toBe('proven');
});

test('rules around several days say nothing of which row is of which', async () => {
  const { moved } = await onlyStatementFrom(
    paper(`─────────────────────────────────────────────────
03/03    Oxbow Books            -10.00       90.00
         Harrow Rail             -5.00       85.00
05/03    Marsh Ltd               -6.00       79.00
─────────────────────────────────────────────────
         Lantern Mobile          -4.00       75.00
11/03    City Water             -20.00       55.00
─────────────────────────────────────────────────`),
  );
  expect(moved.map(([day]) => day.slice(5))).toEqual(['03-03', '03-03', '03-05', '03-05', '03-11']);
});

test('a cell without a day, where others hold theirs below rows, proves no day', async () => {
  const { moved, verdict } = await onlyStatementFrom(
    paper(`─────────────────────────────────────────────────
03/03    Oxbow Books            -10.00       90.00
─────────────────────────────────────────────────
         Harrow Rail             -5.00       85.00
05/03    Marsh Ltd               -6.00       79.00
─────────────────────────────────────────────────
         Lantern Mobile          -4.00       75.00
─────────────────────────────────────────────────
11/03    City Water             -20.00       55.00
─────────────────────────────────────────────────`),
  );
  expect(moved.map(([day]) => day.slice(5))).toEqual(['03-03', '03-05', '03-05', '03-05', '03-11']);
  expect(verdict).toBe('unchecked');
});

const TWO_PAGES = `${paper('').split('\n').slice(0, -2).join('\n')}
─────────────────────────────────────────────────
03/03    Oxbow Books            -10.00       90.00
─────────────────────────────────────────────────
         Harrow Rail             -5.00       85.00
05/03    Marsh Ltd               -6.00       79.00
\fStatement of account                 Account number 1783934240
Date     Details                Amount     Balance
─────────────────────────────────────────────────
         Lantern Mobile          -4.00       75.00
─────────────────────────────────────────────────
11/03    City Water             -20.00       55.00
─────────────────────────────────────────────────
         Closing balance                     55.00`;

const daysOf = (statement: AccountStatement | undefined) =>
  statement?.rows.flatMap(({ date, amount }) => (amount === undefined ? [] : isoOf(date).slice(5)));

test('a cell that goes on over the page has its day on the page before', async () => {
  const [statement] = await statementsFrom(TWO_PAGES);
  expect(daysOf(statement)).toEqual(['03-03', '03-05', '03-05', '03-05', '03-11']);
});

test('rules stand where a smaller page draws them', async () => {
  const smaller = (page: Page): Page => ({
    ...page,
    width: page.width * SMALLER,
    height: page.height * SMALLER,
    words: page.words.map((word) => ({
      ...word,
      x0: word.x0 * SMALLER,
      x1: word.x1 * SMALLER,
      top: word.top * SMALLER,
      bottom: word.bottom * SMALLER,
      baseline: word.baseline * SMALLER,
      size: word.size * SMALLER,
    })),
    rules: page.rules.map(({ x0, x1, y }) => ({
      x0: x0 * SMALLER,
      x1: x1 * SMALLER,
      y: y * SMALLER,
    })),
  });
  const [statement] = await statementsOf(
    pagesFrom(TWO_PAGES).map((page) => (page.index === 0 ? page : smaller(page))),
  );
  expect(daysOf(statement)).toEqual(['03-03', '03-05', '03-05', '03-05', '03-11']);
});
