import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

test('digits as wide as ideographs are digits, and names with such in them stay as they are', async () => {
  expect(
    await rowsFrom(`
お取引日              お取引内容     お引出し       お預入れ      差引残高
２０２４年１月１５日     ＡＴＭ１２      １，２００                  ８，８００
２０２４／０１／１６     振込４                      ７００       ９，５００`),
  ).toEqual([
    ['2024-01-15', -1200, 'ＡＴＭ１２'],
    ['2024-01-16', 700, '振込４'],
  ]);
});
