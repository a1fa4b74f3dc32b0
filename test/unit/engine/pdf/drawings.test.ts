import { expect, test } from 'vitest';
import { rawPdf, textAt } from '@/test/support/rawPdf';
import { readPages } from './read';

/** What a page draws, to whole points. */
async function drawn(content: string, entries = '') {
  const { pages } = await readPages(
    rawPdf({ pages: [{ content: `${textAt(50, 700, 'Amount')} ${content}`, entries }] }),
  );
  return pages[0]?.rules.map(({ x0, x1, y }) => [x0, x1, y].map(Math.round));
}

test('a stroke and a thin bar are rules, measured from the top', async () => {
  expect(await drawn('50 692 m 350 692 l S')).toEqual([[49, 351, 100]]);
  expect(await drawn('50 691.5 300 1 re f')).toEqual([[50, 350, 100]]);
});

test('a box has an upper and a lower edge', async () => {
  expect(await drawn('50 592 300 100 re f')).toEqual([
    [50, 350, 100],
    [50, 350, 200],
  ]);
});

test('marks, upright lines and shapes are none', async () => {
  expect(
    await drawn(
      '50 692 m 54 692 l S 50 592 m 50 692 l S ' +
        '50 500 m 100 560 l 150 500 l 200 560 l 250 500 l 300 560 l 350 500 l S',
    ),
  ).toEqual([]);
});

test('rules are turned with the page', async () => {
  expect(await drawn('100 50 1 300 re f', '/Rotate 90')).toEqual([[50, 350, 101]]);
});
