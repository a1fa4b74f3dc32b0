import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const amountsOf = async (text: string) =>
  (await rowsFrom(text)).flatMap(([, amount]) => amount ?? []);

const ROWS = `
Estado de cuenta de tarjeta de crédito
Saldo anterior 305.15        Saldo actual 422.51
Fecha       Descripción         Monto   Cuotas   Cuota del mes   Saldo pendiente
08/10/2024  Pago recibido     -305.15                  -305.15              0.00
09/10/2024  Libreria Toronja   900.00   3/2             300.00            300.00
11/10/2024  Radio Lechuza       89.90   1/1              89.90              0.00
14/10/2024  Gimnasio Colibri    26.09   1/1              26.09              0.00
21/10/2024  Devolucion         -11.60   1/1             -11.60              0.00
29/10/2024  Taxi del Puerto     18.12   1/1              18.12              0.00`;

test('of purchases and what is billed of them, the column that the balances are of is the amount', async () => {
  expect(await amountsOf(ROWS)).toEqual([30_515, -30_000, -8990, -2609, 1160, -1812]);
});

test('where the balances are of the purchases, what is billed of them is none', async () => {
  const whole = ROWS.replace('422.51', '1,022.51');
  expect(await amountsOf(whole)).toEqual([30_515, -90_000, -8990, -2609, 1160, -1812]);
});

test('names of amounts under names of days and texts go on with these', async () => {
  const amounts = await amountsOf(`
信用卡帳單
消費日      入帳       卡號        帳單說明            臺幣金額        外幣        外幣        總費用         分期未到期
         起息日      末四碼                                   折算日       金額        年百分率        金額
02/11    02/13    7731      小橙書店            1,901
02/12    02/14    7731      綠鳥電台            2,392
02/26    02/27    7731      分期月亮市場          2,150                           0.00%       8,600
                            本期應繳總金額         6,443`);
  expect(amounts).toEqual([-1901, -2392, -2150]);
});

test('of two columns that are both called amounts, the one that the bill is the sum of is the amount', async () => {
  const amounts = await amountsOf(`
カードご利用代金明細書
お支払い合計額                                  9,061  円
ご利用日       ご利用店名              ご利用金額     支払      今回        お支払い金額
                                （円）     区分      回数           （円）
24/01/09   つき電器店             24,400      3       2         8,000
24/01/16   小橙書店                 431      1       1           431
24/01/18   緑鳥ラジオ                630      1       1           630
                                        お支払い合計額            9,061`);
  expect(amounts).toEqual([-8000, -431, -630]);
});

const PAID = `
カードご利用代金明細書
ご利用日    ご利用先              支払区分     ご利用金額(円)    今回お支払額(円)
24/04/28   つき電器店            分割 2/6         148,000         24,667
24/05/18   小橙書店             1回払い            2,452          2,452
24/05/19   緑鳥ラジオ            1回払い              332            332
24/06/08   小橙書店（返品）        1回払い           -3,990         -3,990`;

test('what is paid of a purchase this month is not added to it', async () => {
  expect(await amountsOf(PAID)).toEqual([-24_667, -2452, -332, 3990]);
});

test('where the bill is the sum of purchases, what is paid of them is none', async () => {
  const whole = `${PAID}\n                                 今回お支払合計    146,794`;
  expect(await amountsOf(whole)).toEqual([-148_000, -2452, -332, 3990]);
});

test('what is billed of a purchase may be summed with its fees', async () => {
  const amounts = await amountsOf(`
이용대금명세서
이용일         이용가맹점                이용금액      개월          원금       수수료       결제후잔액
2024.06.21  달빛전자            1,290,000       6     215,000     4,837     430,000
2024.08.03  주황책방              840,000       3     280,000         0     280,000
2024.09.12  초록여행              596,000       2     298,000         0     298,000
2024.09.20  별빛라디오              12,300              12,300
        총 합계                                       810,137`);
  expect(amounts).toEqual([-219_837, -280_000, -298_000, -12_300]);
});

test('where what is billed with its fees has a column of its own, they are not taken off again', async () => {
  const amounts = await amountsOf(`
이용대금명세서
이용일         이용가맹점                이용금액      개월          원금       수수료          합계       결제후잔액
2024.06.21  달빛전자            1,290,000       6     215,000     4,837     219,837     430,000
2024.08.03  주황책방              840,000       3     280,000         0     280,000     280,000
2024.09.12  초록여행              596,000       2     298,000         0     298,000     298,000
2024.09.20  별빛라디오              12,300              12,300                12,300
        총 합계                                                           810,137`);
  expect(amounts).toEqual([-219_837, -280_000, -298_000, -12_300]);
});

test('where all is paid at once, what is bought, its total and what is paid are one amount, and no two', async () => {
  const amounts = await amountsOf(`
ご利用代金請求明細書                        カード番号 4297-69**-****-1234
2025年3月ご請求金額                                               29,352円
利用日         利用店名            利用金額      手数料        支払総額        3月支払金額
2025/02/01  楽天モバイル            3,278         0         3,278         3,278
2025/02/02  セブン世田谷店             864         0           864           864
2025/02/03  ヨドバシ新宿           28,200         0        28,200        28,200
2025/02/12  返品 ユニクロ          -2,990         0        -2,990        -2,990`);
  expect(amounts).toEqual([-3278, -864, -28_200, 2990]);
});

test('points that are summed beside the bill are no second movement, and their balance is not the card’s', async () => {
  const [statement] = await statementsFrom(`
신한카드 이용대금 명세서                결제하실 금액 1,109,700
이용일자      이용하신 곳              이용금액    할부기간    회차            원금     수수료       포인트
25.12.01  쿠팡                38,900                      38,900       0        77
25.12.02  스타벅스               6,300                       6,300       0        12
25.12.03  SK에너지            700,000                     700,000       0     1,400
25.12.13  코레일 취소           -59,800                     -59,800       0         0
25.12.20  LG전자           1,890,000      10    04       189,000       0         0
25.12.21  하이마트             705,900       3    02       235,300       0       470
          총 합계                                       1,109,700
마이신한포인트 전월잔액 12,840 적립 1,959`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -38_900, -6300, -700_000, 59_800, -189_000, -235_300,
  ]);
  expect(statement?.opening).toBeUndefined();
});

const TO_PAY = `
이용대금명세서
이용일         이용가맹점                이용금액      개월          원금       수수료      납부하실 금액   결제 후 잔
                                                                                        액
2024.06.21  달빛전자            1,290,000       6     215,000     4,837     219,837     645,000
2024.08.03  주황책방              840,000       3     280,000               280,000     560,000
2024.09.12  초록여행               59,600              59,600                59,600
2024.09.20  별빛라디오              12,300              12,300                12,300`;

test('what is to be paid is the amount beside the same without its fee, though both are summed or none is', async () => {
  const sums =
    '        총 합계                                       566,900     4,837     571,737';
  for (const text of [`${TO_PAY}\n${sums}`, TO_PAY])
    expect(await amountsOf(text)).toEqual([-219_837, -280_000, -59_600, -12_300]);
});

test('an amount that is to be paid is told by its name from what was used, where no sum tells them', async () => {
  const amounts = await amountsOf(`
이용대금명세서
이용일         이용가맹점                이용금액      개월     납부하실 금액
2024.06.21  달빛전자            1,290,000       6         215,000
2024.08.03  주황책방              840,000       3         280,000
2024.09.20  별빛라디오              12,300                  12,300`);
  expect(amounts).toEqual([-215_000, -280_000, -12_300]);
});

const charged = (total: string) => `
Lantern Monthly Statement of Charges
Mastercard Gold ending 4471
Total charge on 15/02/2025                                          ${total}

Purchase date     Business name              Transaction amount   Charge amount   Details
20/09/2024        Oxbow Computers                      4,590.00          459.00   Payment 5 of 10
16/01/2025        Harbour Cafe                           412.88          412.88
17/01/2025        Oxbow Books                            220.00          220.00
22/01/2025        Oxbow Books                            -31.90          -31.90   Credit
26/01/2025        Lantern Mobile                          99.90           99.90`;

test('a charge that the bill is the sum of, beside what each purchase came to, is the amount and no fee on it', async () => {
  const sizes = async (text: string) =>
    (await rowsFrom(text)).map(([, amount]) => Math.abs(amount ?? 0));
  expect(await sizes(charged('1,159.88'))).toEqual([45_900, 41_288, 22_000, 3190, 9990]);
});

test('of columns that a table’s last line all sums, what the bill states by itself is the sum of the amounts', async () => {
  const amounts = await amountsOf(`
楽月カード
カードご利用代金請求明細書
お支払い日 2024年1月29日
1月のご請求金額  31,449円

利用日         利用店名・商品名                利用金額        手数料/利息          支払総額        1月支払金額        2月繰越残高
2023/12/31  つき電器店                    842             0           842           842             0
2023/12/30  小橙書店                   5,480             0         5,480         5,480             0
2023/12/20  緑鳥ラジオ                 45,000           918        45,918        15,306        30,612
2023/12/18  みず電力                   9,821             0         9,821         9,821             0
            合計                    61,143           918        62,061        31,449        30,612`);
  expect(amounts).toEqual([-842, -5480, -15_306, -9821]);
});
