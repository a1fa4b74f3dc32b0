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

const HEAD = `
Credit card statement     17 Dec 2025 - 16 Jan 2026
Previous balance  100.00     New balance  168.80`;
const NAMES = 'Trans date   Description                Amount';

/** Who holds the rows, their card, how many these are, and their printed total. */
const holdersIn = async (text: string): Promise<unknown[]> =>
  (await statementsFrom(text)).flatMap(({ breakdown }) =>
    breakdown.holders.map(({ holder: { name, number }, rows, total }) => [
      name,
      number,
      rows.length,
      total,
    ]),
  );

test('a name with the last digits of its card heads a section, and the same words with a figure are its sum', async () => {
  const text = `${HEAD}
MONA MARSH #4410: Payments, Credits and Adjustments
${NAMES}
22 Dec       AUTOPAY PYMT               - 50.00
MONA MARSH #4410: Transactions
${NAMES}
21 Dec       Oxbow Books                  12.50
22 Dec       Lantern Mobile               30.00
MONA MARSH #4410: Total Transactions      42.50
D K MARSH #5102: Transactions
${NAMES}
23 Dec       Mossgate Gym                 60.00
MR D K MARSH #5102: Total Transactions    60.00

Interest charged
Interest charge on purchases              16.30
Interest charge on cash advances           0.00
Total interest for this period            16.30`;
  expect(await holdersIn(text.replace('MR D', 'D'))).toEqual([
    ['MONA MARSH', '4410', 3, undefined],
    ['D K MARSH', '5102', 1, -6000],
  ]);
  const [statement] = await statementsFrom(text.replace('MR D', 'D'));
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([5000, -1250, -3000, -6000, -1630]);
});

test('what is charged for the whole period is of its last day, and proves no date', async () => {
  const [statement] = await statementsFrom(`${HEAD}
${NAMES}
22 Dec       AUTOPAY PYMT               - 50.00
22 Dec       Lantern Mobile              102.50
Interest charged
Interest charge on purchases              16.30
Total interest for this period            16.30`);
  const last = statement?.rows.at(-1);
  expect([last?.amount, last?.date]).toEqual([-1630, { year: 2026, month: 1, day: 16 }]);
  expect(statement?.proof.verdict).toBe('unchecked');
});

test('a name above the last digits of its card heads the rows of a cardholder', async () => {
  const text = `${HEAD}
MONA MARSH
Card ending in 4410
${NAMES}
21 Dec       Oxbow Books                  12.50
22 Dec       Lantern Mobile               30.00

DEVON MARSH
Card ending in 5102
${NAMES}
23 Dec       Mossgate Gym                 26.30`;
  expect(await holdersIn(text)).toEqual([
    ['MONA MARSH', '4410', 2, undefined],
    ['DEVON MARSH', '5102', 1, undefined],
  ]);
});

test('rows under what leads to a name, without a number, are the cardholder’s', async () => {
  const text = `${HEAD}
Payments made by Mona Marsh
${NAMES}
22 Dec       ACH deposit                 -50.00
Payments made by Devon Marsh
${NAMES}
23 Dec       ACH deposit                 -10.00
Transactions by Mona Marsh
${NAMES}
21 Dec       Oxbow Books                  12.50
Transactions by Devon Marsh
${NAMES}
22 Dec       Lantern Mobile              116.30`;
  expect(await holdersIn(text)).toEqual([
    ['Mona Marsh', '', 2, undefined],
    ['Devon Marsh', '', 2, undefined],
  ]);
  const [statement] = await statementsFrom(text);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([5000, 1000, -1250, -11_630]);
});

test('a sum above the rows of all cardholders is none of the section that it is printed with', async () => {
  const [statement] = await statementsFrom(`${HEAD}
New charges
Total new charges                         68.80
MONA MARSH
Card ending 1-44101                       Amount
Trans date   Description
21 Dec       Oxbow Books                  12.50
22 Dec       Lantern Mobile               30.00
DEVON MARSH
Card ending 1-44102                       Amount
Trans date   Description
23 Dec       Mossgate Gym                 26.30`);
  expect(statement?.breakdown.holders.map(({ holder }) => holder.name)).toEqual([
    'MONA MARSH',
    'DEVON MARSH',
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('letters of a name are no mark of the row above it', async () => {
  const text = `${HEAD}
${NAMES}
             Card Number 5163 10XX XXXX 9908  MS P J MARSH
21 Dec       Oxbow Books                  12.50
             Card Number 5163 10XX XXXX 4470  MR D K MARSH
22 Dec       Lantern Mobile               56.30`;
  expect((await holdersIn(text)).length).toBe(2);
});

test('payees that are followed by a number are no cardholders', async () => {
  const text = `
Personal account statement
Opening balance 100.00
Date         Details                      Amount     Balance
21/03/2024   Transfer to                  -12.50       87.50
             MONA MARSH #4410
22/03/2024   Transfer to                  -10.00       77.50
             DEVON MARSH #5102
Closing balance 77.50`;
  const [statement] = await statementsFrom(text);
  expect(statement?.rows.map(({ description }) => description.join(' '))).toEqual([
    'Transfer to MONA MARSH #4410',
    'Transfer to DEVON MARSH #5102',
  ]);
});

test('what is set apart behind a cardholder’s number is no part of the heading', async () => {
  const text = `${HEAD}
MONA MARSH  Account Number: 5569-51XX-XXXX-1207           Monthly limit 5,000
${NAMES}
21 Dec       Oxbow Books                  12.50
             Total for MONA MARSH         12.50
DEVON MARSH  Account Number: 5569-51XX-XXXX-8814          Monthly limit 3,000
${NAMES}
22 Dec       Lantern Mobile               56.30
             Total for DEVON MARSH        56.30`;
  expect(await holdersIn(text)).toEqual([
    ['MONA MARSH', '5569-51XX-XXXX-1207', 1, -1250],
    ['DEVON MARSH', '5569-51XX-XXXX-8814', 1, -5630],
  ]);
});

test('the end of an additional card’s number may stand in brackets behind the name', async () => {
  const text = `${HEAD}
${NAMES}
             TRANSACTIONS FOR MONA S MARSH
21 Dec       Oxbow Books                  12.50
             TRANSACTIONS FOR DEVON MARSH (ADD-ON XX65)
22 Dec       Lantern Mobile               56.30`;
  expect(await holdersIn(text)).toEqual([
    ['MONA S MARSH', '', 1, undefined],
    ['DEVON MARSH', 'XX65', 1, undefined],
  ]);
});

test('a name stands behind a dash, and before it a card’s whole number or its last digits', async () => {
  const text = `${HEAD}
Trans date   Description                                        Amount
             SUB-TOTAL:                                         0.00
             GOLD WORLD CARD 5425 5033 0242 2489 - MONA MARSH
21 Dec       Oxbow Books                                        12.50
             SUB-TOTAL:                                         12.50
             GOLD WORLD CARD 5425 5033 0242 2505 - DEVON MARSH
22 Dec       Lantern Mobile                                     56.30
             SUB-TOTAL:                                         56.30`;
  expect(await holdersIn(text)).toEqual([
    ['MONA MARSH', '5425 5033 0242 2489', 1, -1250],
    ['DEVON MARSH', '5425 5033 0242 2505', 1, -5630],
  ]);
  expect(
    await holdersIn(`${HEAD}
Carbon Card Ending 4417 - MONA MARSH         Subtotal of this card  12.50
21 Dec       Oxbow Books                  12.50
Carbon Card Ending 5530 - DEVON MARSH        Subtotal of this card  56.30
22 Dec       Lantern Mobile               56.30`),
  ).toEqual([
    ['MONA MARSH', '4417', 1, undefined],
    ['DEVON MARSH', '5530', 1, undefined],
  ]);
});

test('a name before a dash, the word for a card and its last digits heads rows', async () => {
  expect(
    await holdersIn(`${HEAD}
Trans date   Description                  Amount
MONA MARSH - CARD 5528
21 Dec       Oxbow Books                  12.50
             TOTAL FOR CARD 5528          12.50
DEVON MARSH-LEE - CARD 5536
22 Dec       Lantern Mobile               56.30
             TOTAL FOR CARD 5536          56.30`),
  ).toEqual([
    ['MONA MARSH', '5528', 1, -1250],
    ['DEVON MARSH-LEE', '5536', 1, -5630],
  ]);
});

test('a remark in brackets is no part of a cardholder’s name', async () => {
  const text = `${HEAD}
${NAMES}
@ MONA L MARSH - 4258 XXXX XXXX 1187
21 Dec       Oxbow Books                  12.50
@ MONA L MARSH - 4258 XXXX XXXX 9042 (online card only)
22 Dec       Lantern Mobile               56.30`;
  expect(await holdersIn(text)).toEqual([
    ['MONA L MARSH', '4258 XXXX XXXX 1187', 1, undefined],
    ['MONA L MARSH', '4258 XXXX XXXX 9042', 1, undefined],
  ]);
});

test('transactions for a product are no cardholder’s', async () => {
  const text = `${HEAD}
${NAMES}
             TRANSACTIONS FOR WORLD MASTER CARD
21 Dec       Oxbow Books                  12.50
             TRANSACTIONS FOR GOLD MASTER CARD
22 Dec       Lantern Mobile               56.30`;
  expect(await holdersIn(text)).toEqual([]);
});

test('cardholders who are named only in the sums below their rows have the rows above', async () => {
  const cycle = `${HEAD}
${NAMES}
17 Dec       Payment                     -50.00
21 Dec       Oxbow Books                  12.50
             ELENA M MARCH
             TRANSACTIONS THIS CYCLE (CARD 7713) $37.50-
             INCLUDING PAYMENTS RECEIVED
22 Dec       Lantern Mobile              106.30
             DEVON MARSH
             TRANSACTIONS THIS CYCLE (CARD 7721) $106.30`;
  expect(await holdersIn(cycle)).toEqual([
    ['ELENA M MARCH', '7713', 2, undefined],
    ['DEVON MARSH', '7721', 1, undefined],
  ]);
  const spanish = `
Resumen de tarjeta de crédito        20/12/2024 - 20/01/2025
Saldo anterior 100,00      Saldo actual 168,80
Fecha        Detalle                                      Pesos
21/12/2024   Oxbow Books                                  12,50
Tarjeta 4411 Total Consumos de MONA MARSH                 12,50
22/12/2024   Lantern Mobile                               56,30
Tarjeta 8822 Total Consumos de DEVON MARSH                56,30`;
  expect(await holdersIn(spanish)).toEqual([
    ['MONA MARSH', '4411', 1, -1250],
    ['DEVON MARSH', '8822', 1, -5630],
  ]);
});

test('a sum that names one holder alone parts nothing', async () => {
  const text = `${HEAD}
${NAMES}
21 Dec       Oxbow Books                  12.50
             DEVON MARSH
             TRANSACTIONS THIS CYCLE (CARD 7721) $12.50`;
  expect(await holdersIn(text)).toEqual([]);
});

test('a card’s whole number stands below a name, beside what its rows come to', async () => {
  const text = `
Corporate card statement     17 Dec 2025 - 16 Jan 2026
Previous balance  100.00     New balance  168.80
TOMASZ MARSH                      CREDITS       PURCHASES      TOTAL ACTIVITY
4246-0447-0112-9914                  0.00           12.50               12.50
${NAMES}
21 Dec       Oxbow Books                  12.50
ELENA MARSH                       CREDITS       PURCHASES      TOTAL ACTIVITY
4246-0447-0113-0021                  0.00           56.30               56.30
${NAMES}
22 Dec       Lantern Mobile               56.30`;
  expect((await holdersIn(text)).map((one) => String(one).split(',').slice(0, 3))).toEqual([
    ['TOMASZ MARSH', '4246-0447-0112-9914', '1'],
    ['ELENA MARSH', '4246-0447-0113-0021', '1'],
  ]);
});

const ENDINGS = `${HEAD}
Card ending 4410 MONA A MARSH             Main
21 Dec       Oxbow Books                  12.50
             Subtotal card ending 4410    12.50
Card ending 5102 DEVON MARSH              Additional
22 Dec       Lantern Mobile               56.30
             Subtotal card ending 5102    56.30`;

test('a name stands close behind the last digits of its card', async () => {
  expect(await holdersIn(ENDINGS)).toEqual([
    ['MONA A MARSH', '4410', 1, -1250],
    ['DEVON MARSH', '5102', 1, -5630],
  ]);
  const columns = ENDINGS.replaceAll(/(4410|5102) (?=[MD])/g, '$1          ');
  expect(await holdersIn(columns)).toEqual([]);
});

test('a letter of a name may be a word between two dates', async () => {
  const portuguese = `
Fatura do cartão de crédito
Total da fatura anterior 100,00      Total desta fatura 168,80
Cartão final 4410 MONA A MARSH            Titular
21/12/2024   Oxbow Books                  12,50
Cartão final 5102 DEVON MARSH             Adicional
22/12/2024   Lantern Mobile               56,30`;
  expect(await holdersIn(portuguese)).toEqual([
    ['MONA A MARSH', '4410', 1, undefined],
    ['DEVON MARSH', '5102', 1, undefined],
  ]);
});

test('of several cardholders’ cards none is the account, where another number is', async () => {
  const [statement] = await statementsFrom(
    ENDINGS.replace('Previous', 'Card number 7 0441 882\nPrevious'),
  );
  expect(statement?.facts.accountNumber).toBe('7 0441 882');
});

test('a label above the card’s number leads to the name, though the card’s is beside it', async () => {
  const text = `${HEAD}
Cardholder   Oxbow Books Ltd / Mona Marsh
Card         4242 XXXX XXXX 7105 Visa Business Gold
${NAMES}
21 Dec       Oxbow Books                  12.50
Cardholder   Oxbow Books Ltd / Devon Marsh
Card         4242 XXXX XXXX 7113 Visa Business Gold
${NAMES}
22 Dec       Lantern Mobile               56.30`;
  expect((await holdersIn(text)).map((one) => String(one).split(',').slice(0, 3))).toEqual([
    ['Mona Marsh', '4242 XXXX XXXX 7105', '1'],
    ['Devon Marsh', '4242 XXXX XXXX 7113', '1'],
  ]);
});

const TITLED_ABOVE = `
Credit card statement     17 Dec 2025 - 16 Jan 2026
Previous balance                       40.00
New balance                            68.80

Payments
20 Dec 2025  Direct debit                              40.00
             Thank you

Card 4242 XXXX XXXX 7105 Mona Marsh
Date         Description               Charges       Credits
21 Dec 2025  Oxbow Books                 12.50
Card 4242 XXXX XXXX 7113 Devon Marsh
Date         Description               Charges       Credits
22 Dec 2025  Lantern Mobile              56.30`;

test('rows under a title of their own above the first heading stand under its names, and are no cardholder’s', async () => {
  const [statement] = await statementsFrom(TITLED_ABOVE);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([4000, -1250, -5630]);
  expect(statement?.rows[0]?.description.join(' ')).toBe('Direct debit Thank you');
  expect(statement?.breakdown.holders.map(({ rows }) => rows)).toEqual([[2], [3]]);
});

test('rows above the first heading that stand elsewhere than its names are none of its table', async () => {
  const [statement] = await statementsFrom(
    TITLED_ABOVE.replace('Direct debit                              40.00', 'Direct debit  40.00'),
  );
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-1250, -5630]);
});

test('a limit close behind a cardholder’s number is no row’s amount, nor what leads to the number a name', async () => {
  const text = `${HEAD}
Company account: 0041 8772
${NAMES}
MONA MARSH Card 5565 41** **** 1184 Monthly limit 5,000
21 Dec       Oxbow Books                  12.50
Total for MONA MARSH                      12.50
DEVON MARSH Card 5565 41** **** 2207 Monthly limit 5,000
22 Dec       Lantern Mobile               56.30
Total for DEVON MARSH                     56.30`;
  expect(await holdersIn(text)).toEqual([
    ['MONA MARSH', '5565 41** **** 1184', 1, -1250],
    ['DEVON MARSH', '5565 41** **** 2207', 1, -5630],
  ]);
  const [statement] = await statementsFrom(text);
  expect(statement?.facts.accountNumber).toBe('0041 8772');
});

test('behind a name that is led to, a dash leads to the last digits of the card', async () => {
  const text = `${HEAD}
Transactions for MONA MARSH — card ending in 4410
${NAMES}
21 Dec       Oxbow Books                  12.50
             Net activity for MONA MARSH  12.50
Transactions for DEVON MARSH — card ending in 5102
${NAMES}
22 Dec       Lantern Mobile               56.30
             Net activity for DEVON MARSH 56.30`;
  expect(await holdersIn(text)).toEqual([
    ['MONA MARSH', '4410', 1, -1250],
    ['DEVON MARSH', '5102', 1, -5630],
  ]);
});

test('a count of transactions above the rows is no cardholder’s sum: fees below are the cardholder’s', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Card number         5996 XXXX XXXX 9941
Previous balance                 1,478.48
Number of transactions                  2
New balance                        915.28

Juniper Maddox  7831 XXXX XXXX 6705
Payments and credits
15/02/24   Refund                             627.09
Fees
10/02/24   Late payment fee                    63.89
Total Juniper Maddox                          563.20`);
  const own = statement?.breakdown.holders.find(({ holder }) => holder.name === 'Juniper Maddox');
  expect(own?.rows).toHaveLength(2);
});

test('masks and the last digits behind a name, and nothing else, head the cardholder’s rows', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Maya Lindqvist •••• 4417                      $21.50
Date         Merchant                Memo         Amount
21/03/2026   Oxbow Books             Gift         $12.50
22/03/2026   Marsh Tours             Trip          $9.00
Tomas Reyes •••• 9021                         $45.00
Date         Merchant                Memo         Amount
23/03/2026   Lantern Mobile          Phone        $40.00
24/03/2026   Mossgate                Tools         $5.00`);
  expect(statement?.breakdown.holders.map(({ holder, rows }) => [holder, rows.length])).toEqual([
    [{ name: 'Maya Lindqvist', number: '•••• 4417' }, 2],
    [{ name: 'Tomas Reyes', number: '•••• 9021' }, 2],
  ]);
});

test('the whole of a card’s number may stand in brackets behind a name that is led to', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Date         Details                       Amount
Purchases & Cash Transactions for ARJUN MEHTA (Credit Card No. 4147 52XX XXXX 4471)
21/03/2026   Oxbow Books                    12.50
22/03/2026   Marsh Tours                     9.00
Purchases & Cash Transactions for NISHA MEHTA (Credit Card No. 4147 52XX XXXX 8826)
23/03/2026   Lantern Mobile                 40.00
24/03/2026   Mossgate                        5.00`);
  expect(
    statement?.breakdown.holders.map(({ holder, rows }) => [holder.name, rows.length]),
  ).toEqual([
    ['ARJUN MEHTA', 2],
    ['NISHA MEHTA', 2],
  ]);
});

test('the last digits may bear a mask: `(final *441)`', async () => {
  expect(
    await holdersIn(`
Fatura do cartão de crédito
Total da fatura anterior     100,00
Total desta fatura           168,80
Mona Marsh (final *441)
Data         Estabelecimento            Valor em R$
20/12/2025   LIVRARIA OXBOW                   50,00
27/12/2025   LANTERN MOBILE                   10,00
Lançamentos no cartão (final *441)            60,00
Devon Marsh (final *510)
Data         Estabelecimento            Valor em R$
21/12/2025   MOSSGATE GYM                      8,80
Lançamentos no cartão (final *510)             8,80`),
  ).toEqual([
    ['Mona Marsh', '*441', 2, -6000],
    ['Devon Marsh', '*510', 1, -880],
  ]);
});

test('headings of nothing but a masked number, led to by words, part the rows of two cards', async () => {
  expect(
    await holdersIn(`${HEAD}
Trans date   Description                  Debits     Credits
             TRANSACTIONS OF CARD XXXX4410
20/12/2025   OXBOW BOOKS                   50.00
27/12/2025   LANTERN MOBILE                10.00
             TRANSACTIONS OF CARD XXXX5102
21/12/2025   MOSSGATE GYM                   8.80`),
  ).toEqual([
    ['', 'XXXX4410', 2, undefined],
    ['', 'XXXX5102', 1, undefined],
  ]);
});

test('a name behind the label and the end of a masked number heads rows, and the paper is a card’s, whatever it is called', async () => {
  const [statement] = await statementsFrom(`
Tiliote
Tilinumero                          6947 131988
Kausi                               1.2.2020 - 29.2.2020

Kirjauspäivä   Saaja / Maksaja                          Määrä EUR

               Edellisen laskun saldo                      819,85
4.2.2020       Maksusuoritukset                           -819,85

Kortin numero **** 2971 MATTI MARSH
4.2.2020       Oxbow Books                                 398,37
7.2.2020       Lantern Mobile                              -23,90

Kortin numero 5412 75XX XXXX 4278 LIISA MARSH
1.2.2020       Mossgate Gym                                104,76
3.2.2020       Harrow Rail                                 104,76
               Maksettavaa yhteensä                        583,99`);
  expect(statement?.kind).toBe('card');
  expect(statement?.breakdown.holders.map(({ holder: { name } }) => name)).toEqual([
    'MATTI MARSH',
    'LIISA MARSH',
  ]);
  expect(
    statement?.rows.map(({ amount }) => amount).filter((amount) => amount !== undefined),
  ).toEqual([81_985, -39_837, 2390, -10_476, -10_476]);
});

test('the second lines of rows, set as those of others are, name no cardholders though they end in numbers', async () => {
  const [statement] = await statementsFrom(`
CLASSIC CHECKING      STATEMENT PERIOD 11/08/24 - 12/09/24
PREVIOUS BALANCE 3,000.00      STATEMENT BALANCE 1,000.00
                 OTHER DEBITS
DATE        AMOUNT  TRANSACTION DESCRIPTION
11/08        44.12  DEBIT CARD PURCHASE
                       OXBOW BOOKS KILLEEN TX
11/12        99.00  ACH DEBIT
                       MARSH CABLE  *******0071
11/12        16.29  DEBIT CARD PURCHASE
                       WILLOW BAKERY HARKER TX
11/15       168.71  INSURANCE
                       AUTOPAY      ***********0113
11/18        55.44  DEBIT CARD PURCHASE
                       MOSSGATE STATION TX
12/02     1,600.00  CREDIT CARD PAYMENT
                       VISA ***********5519
12/09        16.44  DEBIT CARD PURCHASE
                       WILLOW BAKERY TEMPLE TX`);
  const amounts = statement?.rows.flatMap(({ amount }) => amount ?? []);
  expect(amounts).toEqual([-4412, -9900, -1629, -16_871, -5544, -160_000, -1644]);
  expect(statement?.breakdown.holders).toEqual([]);
});
