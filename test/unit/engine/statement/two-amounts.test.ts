import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const amountsOf = async (text: string) => (await rowsFrom(text)).map(([, amount]) => amount);

test('of two columns of amounts, the one filled in some rows only holds what was paid abroad', async () => {
  const amounts = await amountsOf(`
Credit card statement
Previous balance 40.72        New balance 152.03
Date        Details                  Amount      Amount
20/08/2024  Payment received                     -40.72
28/08/2024  Oxbow Books   USD          99.12      89.90
13/09/2024  Lantern Mobile                        54.91
17/09/2024  Mossgate Gym  CHF           7.10       7.22`);
  expect(amounts).toEqual([4072, -8990, -5491, -722]);
});

test('a balance named as the one before, beside the one after, is what rows begin with', async () => {
  const [statement] = await statementsFrom(`
Account statement
Date        Details           Previous balance    Debit    Credit    Balance
01/12/2024  Oxbow Books                 410.25    20.00               390.25
02/12/2024  Salary                      390.25             200.00     590.25
05/12/2024  Lantern Mobile              590.25    45.90               544.35`);
  expect(statement?.rows.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-2000, 39_025],
    [20_000, 59_025],
    [-4590, 54_435],
  ]);
  expect(statement?.closing).toBe(54_435);
});

test('names that a second line makes whole are read with it', async () => {
  const amounts = await amountsOf(`
Estado de cuenta de tarjeta de crédito
Cupo total 500.00      Pago mínimo 10.00
Número de      Fecha de       Descripción         Valor     Tasa      Cargos y   Saldo a   Cuotas
Autorización   Transacción                        Original  Pactada   Abonos     Diferir
R01915         25/02/2025     Librería Toronja     29.49    0,0000     29.49      0.00      1/1
R08071         25/02/2025     Taxi Lechuza         12.00    0,0000     12.00      0.00      1/1
A99001         18/02/2025     Abono              -300.00             -300.00      0.00`);
  expect(amounts).toEqual([-2949, -1200, 30_000]);
});

const APART = (sign: string) => `
Estado de cuenta tarjeta de crédito
Pago mínimo 340.00         Límite de crédito 45,000.00
Fecha         Descripción                       Monto
14-mar-2026   Librería Toronja          +      $850.00
20-mar-2026   Taxi Lechuza              +      $312.40
26-mar-2026   Pago banca digital        ${sign}      $125.00
02-abr-2026   Mercado Luna              +    $1,486.75
              Total cargos              +    $2,649.15
              Total abonos              ${sign}      $125.00`;

test('signs in a column of their own, far before the figures, are theirs', async () => {
  const [statement] = await statementsFrom(APART('-'));
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-85_000, -31_240, 12_500, -148_675]);
  expect(statement?.proof.breaks).toEqual([]);
  expect(statement?.proof.verdict).not.toBe('broken');
});

test('words below two names go each with the one that they stand under', async () => {
  const amounts = await amountsOf(`
ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO
CUPO TOTAL 2.000.000      MONTO MÍNIMO A PAGAR 10.000
LUGAR DE     FECHA       DESCRIPCIÓN OPERACIÓN O COBRO    MONTO     MONTO        CARGO DEL MES
OPERACIÓN    OPERACIÓN                                    OPERACIÓN TOTAL A   N° CUOTA   VALOR CUOTA
                                                          O COBRO   PAGAR                MENSUAL
SANTIAGO     16/06/26    LIBRERIA TORONJA                    30.000    30.000   02/03       10.000
SANTIAGO     20/06/26    TAXI LECHUZA                        60.001    60.001   03/06       10.000
CHILLAN      14/06/26    FARMACIA LUNA                       12.345    12.345   01/01       12.345
             10/06/26    PAGO EN LINEA                      -50.000   -50.000              -50.000`);
  expect(amounts).toEqual([-10_000, -10_000, -12_345, 50_000]);
});

test('an amount beside one whose name has a currency is what was paid abroad', async () => {
  const amounts = await amountsOf(`
Estado de cuenta internacional de tarjeta de crédito
Cupo total 2,000.00       Monto mínimo a pagar 10.00
Fecha       Descripción            Monto      Monto US$
07/08/2026  Tienda Toronja      2,027.00           2.25
08/08/2026  Libros Lechuza        850.00          12.10
09/08/2026  Taxi Luna             991.00           8.40`);
  expect(amounts).toEqual([-225, -1210, -840]);
});

test('beside money in and out, an amount that some rows have is what was paid abroad', async () => {
  const amounts = await amountsOf(`
Account statement
Date        Details             Amount      Debit     Credit
05/01/2026  Oxbow Books                     42.50
10/01/2026  Lantern Mobile   USD 20.00      18.11
25/01/2026  Direct debit                               300.00
02/02/2026  Mossgate Gym                     9.09`);
  expect(amounts).toEqual([-4250, -1811, 30_000, -909]);
});

test('an instalment is the amount where no other column has one, and what is not billed yet is no row', async () => {
  const amounts = await amountsOf(`
ESTADO DE CUENTA TARJETA DE CRÉDITO LECHUZA
CUPO TOTAL 1.500.000      MONTO MÍNIMO A PAGAR 10.000
DESCRIPCIÓN OPERACIÓN O COBRO       FECHA          VALOR CUOTA $
LIBRERIA TORONJA                    12/SEP/2026           23.450
02/06 ZAPATOS LUNA                  15/JUL/2026           45.000
PAGO EN LINEA                       10/SEP/2026          -80.000

2.4. TRANSACCIONES NO FACTURADAS
ZAPATERIA                           18/SEP/2026            9.990`);
  expect(amounts).toEqual([-23_450, -45_000, 80_000]);
});

test('of what was bought and what of it is billed, the second is the amount', async () => {
  const amounts = await amountsOf(`
Extracto de tarjeta de crédito
Pago mínimo 10.000,00       Cupo total 900.000,00
Fecha        Descripción           Valor         Capital facturado   Cuotas    Capital pendiente
                                   transacción   del periodo                   por facturar
2026-06-24   Librería Toronja        44.900,00           44.900,00   1 de 1                 0,00
2026-06-22   Tienda Lechuza         149.054,00           49.684,67   1 de 3            99.369,33
2026-06-19   Taxi Luna               38.200,00           38.200,00   1 de 1                 0,00`);
  expect(amounts).toEqual([-4_490_000, -4_968_467, -3_820_000]);
});

test('what is left of each purchase follows from its own row, and makes no running balance', async () => {
  const [statement] = await statementsFrom(`
Extracto de tu tarjeta de crédito
Saldo anterior     100,00
Total a pagar    1.531,60
Fecha          Descripción             Valor    Cuotas   Valor cuota             Interés mes   Pendiente
10/03/2026     Libreria Selva          291,00    1 de 6         48,50               0,00      242,50
11/03/2026     Gimnasio Sol             29,10    1 de 3          9,70               0,00       19,40
12/03/2026     Cafe Luna               313,00    1 de 1        313,00               0,00        0,00
13/03/2026     Libreria Selva           24,90    1 de 3          8,30               0,00       16,60
14/03/2026     Cafe Luna               260,60    1 de 1        260,60               0,00        0,00
15/03/2026     Gimnasio Sol            204,60    1 de 6         34,10               0,00      170,50
16/03/2026     Tren Norte               76,90    1 de 1         76,90               0,00        0,00
17/03/2026     Libreria Selva           87,70    1 de 2         43,85               0,00       43,85
18/03/2026     Tren Norte               26,90    1 de 1         26,90               0,00        0,00
19/03/2026     Cafe Luna                40,00    1 de 4         10,00               0,00       30,00
20/03/2026     Tren Norte               16,90    1 de 1         16,90               0,00        0,00
21/03/2026     Gimnasio Sol             60,00    1 de 4         15,00               0,00       45,00`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([
    -29_100, -2910, -31_300, -2490, -26_060, -20_460, -7690, -8770, -2690, -4000, -1690, -6000,
  ]);
});

test('a fee that is part of the amount beside it is not added, where stated balances say so', async () => {
  const [statement] = await statementsFrom(`
Account statement
Starting balance        $132.07
Ending balance          $264.57
Date        Description            Fee        Amount
21/03/2026  Oxbow Books          $0.00        $23.18
22/03/2026  Salary               $0.00     + $312.44
23/03/2026  ATM withdrawal       $2.50        $62.50
24/03/2026  Cash out             $1.88       $126.88
25/03/2026  Lantern Mobile       $0.00      + $32.62`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([
    -2318, 31_244, -6250, -12_688, 3262,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('an amount beside money in and out, in every row, holds what was paid, maybe abroad', async () => {
  const [statement] = await statementsFrom(`
Account statement
Opening balance 100.00      Closing balance 119.50
Date        Details           Amount        Money in    Money out
01/12/2024  Oxbow Books        20.00 USD        0.00        20.00
02/12/2024  Transfer           80.00 USD       80.00         0.00
05/12/2024  Lantern Mobile    110.00 GEL        0.00        40.50`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-2000, 8000, -4050]);
});

test('of what was bought, what it came to in all, and what of it is due, only one moves', async () => {
  const amounts = await amountsOf(`
ご利用代金請求明細書
カード番号 3573-****-****-6120
当月ご請求金額
                       10,660円
ご利用明細        2025年1月ご請求分
利用日      利用店名・商品名     利用者   支払方法     利用金額   支払手数料   支払総額   当月請求額   翌月繰越残高
2024/12/31  セブン－イレブン     家族     1回払い         1,182            0      1,182        1,182              0
2024/12/28  東邦ガス             本人     1回払い         4,022            0      4,022        4,022              0
2024/12/26  ユニクロ返品         本人     1回払い        -3,990            0     -3,990       -3,990              0
2024/12/23  ジェイアール         本人     1回払い         4,634            0      4,634        4,634              0
2024/12/22  モバイルスイカ       本人     1回払い         2,364            0      2,364        2,364              0
2024/12/21  イオンリテール       家族     1回払い         2,448            0      2,448        2,448              0
                                                                       合計      10,660              0
楽天ポイント  前月末残高 4,812   今月獲得予定 1,349`);
  expect(amounts).toEqual([-1182, -4022, 3990, -4634, -2364, -2448]);
});

test('of a purchase and one of its equal instalments, the one that the document’s sums are of is what moves', async () => {
  const [statement] = await statementsFrom(`
HESAP ÖZETİ                         Kart Numarası  5571 13** **** 4471
Hesap Özeti Dönemi       11/02/2025 - 10/03/2025
Önceki Dönem Borcu                     100,00 TL
Dönem Borcu                          4.902,73 TL

TAKSİTLİ İŞLEMLER
İşlem Tarihi    Açıklama                 Toplam Tutar (TL)      Taksit      Dönem Taksit Tutarı (TL)
14/02/2025      TEKNOSA ISTANBUL                 14.999,40        1/6                       2.499,90
22/02/2025      LC WAIKIKI ISTANBUL               2.658,99        1/3                         886,33
20/02/2025      IKEA UMRANIYE                     5.666,00        1/4                       1.416,50
                Toplam Taksit Tutarı                                                        4.802,73`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -249_990, -88_633, -141_650,
  ]);
});
