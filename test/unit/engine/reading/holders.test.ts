import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('cardholders whose headings stand in brackets have the rows and the sums beneath them', async () => {
  const [statement] = await statementsFrom(`
カードご利用代金明細書
ご利用日     ご利用店名                     ご利用金額
【橙木 太郎 様 ご利用カード：緑カード 4980-00**-****-1234】
24/01/09   つき電器店                      8,000
24/01/16   小橙書店                         431
                          ＜小計＞         8,431
【橙木 花子 様（家族カード） ご利用カード：緑カード 4980-00**-****-5678】
24/01/18   緑鳥ラジオ                        630
24/01/19   小橙書店                         120
                          ＜小計＞           750`);
  expect(statement?.breakdown.holders.map(({ holder, total }) => [holder.number, total])).toEqual([
    ['4980-00**-****-1234', -8431],
    ['4980-00**-****-5678', -750],
  ]);
  expect(statement?.facts.accountNumber).toBe('4980-00**-****-1234');
});
