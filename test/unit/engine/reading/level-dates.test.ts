import { expect, test } from 'vitest';
import { extract } from '@/engine';
import type { Page, PdfEngine } from '@/engine/pdf';
import { isoOf } from '@/engine/reading';
import { pagesFrom, readingOf } from '@/test/support/lines';

/** Half a line, in points. */
const HALF = 5.5;

/** Pages on which the words that `isRaised` says are set `by` points higher than the rest of their line. */
const withRaised = (pages: Page[], isRaised: (text: string) => boolean, by = HALF): Page[] =>
  pages.map((page) => ({
    ...page,
    words: page.words.map((word) =>
      isRaised(word.text)
        ? {
            ...word,
            top: word.top - by,
            bottom: word.bottom - by,
            baseline: word.baseline - by,
          }
        : word,
    ),
  }));

async function daysOf(pages: Page[]): Promise<[string, number | undefined, string][]> {
  const pdf: PdfEngine = {
    read: () => Promise.resolve(readingOf(pages)),
    render: () => Promise.reject(new Error('Written text has no picture')),
  };
  const { debug } = await extract({ bytes: new Uint8Array(), requestId: 'written' }, { pdf });
  return (debug.assembly?.statements ?? []).flatMap(({ rows }) =>
    rows.map(({ date, amount, description }): [string, number | undefined, string] => [
      isoOf(date).slice(0, 10),
      amount,
      description.join(' '),
    ]),
  );
}

test('figures that are set a little higher than the date and the text of their row are that row’s', async () => {
  const pages = pagesFrom(`
Statement of account
Tran Date      Remarks                   Debit        Credit        Balance
14/08/2024     Oxbow Books               803.42                    75552.73

13/08/2024     Marsh Ltd                             4065.10       76356.15

12/08/2024     Lantern Mobile           2726.16                    72291.05

11/08/2024     Mossgate Gym             1390.04                    75017.21`);
  const raised = withRaised(pages, (text) => text === '2726.16' || text === '72291.05');
  expect((await daysOf(raised))[2]).toEqual(['2024-08-12', -272_616, 'Lantern Mobile']);
});

test('… and so are those that are raised further, where the row above has its own', async () => {
  const pages = pagesFrom(`
Statement of account
Tran Date      Remarks                   Amount

14/08/2024     Oxbow Books                803.42


12/08/2024     Lantern Mobile            2726.16


11/08/2024     Mossgate Gym              1390.04`);
  const raised = withRaised(pages, (text) => text === '2726.16', 9);
  expect((await daysOf(raised)).map(([day, , text]) => `${day} ${text}`)).toEqual([
    '2024-08-14 Oxbow Books',
    '2024-08-12 Lantern Mobile',
    '2024-08-11 Mossgate Gym',
  ]);
});

test('a number that begins with a letter is no amount, though amounts drop their last zeros', async () => {
  const rows = await daysOf(
    pagesFrom(`
Statement of account
Tran Id      Tran Date      Remarks               Amount           Balance
S97329150    14/08/2024     Oxbow Books            803.4 (Dr)      75552.7 (Cr)
S98572296    13/08/2024     Marsh Ltd             4065.1 (Cr)      76356.1 (Cr)
S85945266    12/08/2024     Lantern Mobile
S50894148    11/08/2024     Mossgate Gym             1390 (Dr)     72291 (Cr)
S50564618    10/08/2024     Oxbow Books            310.05 (Dr)     73681 (Cr)`),
  );
  expect(rows.map(([day]) => day)).toEqual([
    '2024-08-14',
    '2024-08-13',
    '2024-08-11',
    '2024-08-10',
  ]);
});

test('… one below the other, too', async () => {
  const pages = pagesFrom(`
Statement of account
Tran Date      Remarks                   Amount

14/08/2024     Oxbow Books                803.42


12/08/2024     Lantern Mobile            2726.16


11/08/2024     Mossgate Gym              1390.04


10/08/2024     Willow Bakery              100.10`);
  const raised = withRaised(pages, (text) => text === '2726.16' || text === '1390.04', 9);
  expect((await daysOf(raised)).map(([day, amount]) => [day, Math.abs(amount ?? 0)])).toEqual([
    ['2024-08-14', 80_342],
    ['2024-08-12', 272_616],
    ['2024-08-11', 139_004],
    ['2024-08-10', 10_010],
  ]);
});

test('bare figures under a day are of that day, however near the next day’s line stands', async () => {
  const pages = pagesFrom(`
Statement of account
Date           Remarks                   Amount      Balance
14/08/2024
               Oxbow Books               803.42      9196.58
                                          12.50      9184.08
15/08/2024
               Lantern Mobile           2726.16      6457.92
                                          14.50      6443.42
16/08/2024
               Mossgate Gym             1390.04      5053.38`);
  const bare = new Set(['12.50', '9184.08', '14.50', '6443.42']);
  const lowered = withRaised(pages, (text) => bare.has(text), -4);
  expect((await daysOf(lowered)).map(([day]) => day)).toEqual([
    '2024-08-14',
    '2024-08-14',
    '2024-08-15',
    '2024-08-15',
    '2024-08-16',
  ]);
});
