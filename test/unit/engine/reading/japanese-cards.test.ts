import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const HEAD = `
カードご利用代金明細書
今回ご請求金額  ¥18,431
ご利用日       ご利用先など                     ご利用金額       今回お支払
                                       （円）       金額（円）`;

const PLAIN = `${HEAD}
24/01/09   つき電器店                      8,000       8,000
24/01/16   小橙書店                       1,431       1,431
24/01/18   緑鳥ラジオ                      9,000       9,000`;

test('the name of what is billed now, broken over two lines with its unit, is none of money out', async () => {
  const [statement] = await statementsFrom(PLAIN);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-8000, -1431, -9000]);
});

test('a triangle is Japan’s minus: what a shop gave back comes in', async () => {
  const [statement] = await statementsFrom(`${PLAIN}
24/01/19   緑鳥ラジオ 返品                  ▲3,000      ▲3,000`);
  expect(statement?.rows.at(-1)?.amount).toBe(3000);
});

test('letters of a sum that are spread over its cell are one word, and the sum may be of what is billed now', async () => {
  const [statement] = await statementsFrom(`${PLAIN}
                           合  計                  18,431`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-8000, -1431, -9000]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('names that a word of courtesy ends are cardholders’, with the end of a card’s number or without', async () => {
  const [statement] = await statementsFrom(`${HEAD}
＜ご本人ご利用分＞  橙木 太郎 様
24/01/09   つき電器店                      8,000       8,000
24/01/16   小橙書店                       1,431       1,431
                           小  計                   9,431
＜家族カードご利用分＞  橙木 花子 様   ****-5678
24/01/18   緑鳥ラジオ                      9,000       9,000
                           小  計                   9,000`);
  expect(
    statement?.breakdown.holders.map(({ holder, total }) => [holder.name, holder.number, total]),
  ).toEqual([
    ['橙木 太郎', '', -9431],
    ['橙木 花子', '****-5678', -9000],
  ]);
});
