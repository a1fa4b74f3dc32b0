import { expect, test } from 'vitest';
import type { AccountStatement } from '@/engine/statement';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';

const told = ({ opening, closing, rows, facts, proof }: AccountStatement) => ({
  opening,
  closing,
  amounts: rows.flatMap(({ amount }) => amount ?? []),
  currency: facts.currency,
  verdict: proof.verdict,
});

const TWO = [
  {
    opening: -91_250,
    closing: -143_020,
    amounts: [91_250, -120_000, -25_520, 2500],
    currency: undefined,
    verdict: 'proven',
  },
  {
    opening: -840,
    closing: -1548,
    amounts: [840, -1199, -349],
    currency: 'USD',
    verdict: 'proven',
  },
];

test('rows in one of two currencies of a table are of two accounts, each proven by itself', async () => {
  const statements = await statementsFrom(`
Resumen de tarjeta de crédito
SALDO ACTUAL $          SALDO ACTUAL U$S      PAGO MÍNIMO $
1.430,20                15,48                 143,00

FECHA       DESCRIPCIÓN              CUPÓN        PESOS     DÓLARES
            SALDO ANTERIOR                       912,50        8,40
06-05-26    SU PAGO EN PESOS                    -912,50
06-05-26    SU PAGO EN USD                                    -8,40
08-05-26    LIBRERIA TORONJA         677567    1.200,00
09-05-26    RADIO LECHUZA  USD 11,99 312320                   11,99
12-05-26    MERCADO LUNA             420515      255,20
14-05-26    DEVOLUCION LUNA          420516      -25,00
            TOTAL CONSUMOS                     1.430,20       11,99
18-05-26    MUSICA NUBE               3,49                     3,49
            SALDO ACTUAL                     $ 1.430,20  U$S  15,48`);
  expect(statements.map(told)).toEqual(TWO);
});

test('columns that signs of currencies alone name are of amounts, and of two accounts', async () => {
  const statements = await statementsFrom(`
Estado de cuenta de tarjeta de crédito
Fecha       Descripción                            S/       US$
            Saldo anterior                      912.50      8.40
06/05/26    PAGO OFICINA                       -912.50
06/05/26    PAGO OFICINA                                   -8.40
08/05/26    LIBRERIA TORONJA                  1,200.00
09/05/26    RADIO LECHUZA                                  11.99
12/05/26    MERCADO LUNA                        255.20
14/05/26    EXTORNO LUNA                        -25.00
18/05/26    MUSICA NUBE                                     3.49
            Saldo actual                      1,430.20     15.48`);
  expect(statements.map(told)).toEqual(
    TWO.map((one) => ({ ...one, currency: one.currency ?? 'PEN' })),
  );
});

test('payments under the names of two currencies and of nothing else are read', async () => {
  const statements = await statementsFrom(`
Resumen de tarjeta de crédito
CONSOLIDADO                                     PESOS     DÓLARES
            SALDO ANTERIOR                       912,50        8,40
06-05-26    SU PAGO EN PESOS                    -912,50
06-05-26    SU PAGO EN DOLARES                                -8,40

FECHA       DESCRIPCIÓN              CUPÓN        PESOS     DÓLARES
08-05-26    LIBRERIA TORONJA         677567    1.200,00
09-05-26    RADIO LECHUZA            312320                   11,99
12-05-26    MERCADO LUNA             420515      255,20
14-05-26    DEVOLUCION LUNA          420516      -25,00
18-05-26    MUSICA NUBE              420517                    3,49
            SALDO ACTUAL                       1.430,20       15,48`);
  expect(statements.map(told)).toEqual(TWO);
});

test('what was paid abroad beside what it came to is no account of its own', async () => {
  const statements = await statementsFrom(`
Resumen de tarjeta de crédito
FECHA       DESCRIPCIÓN              CUPÓN      DÓLARES        PESOS
            SALDO ANTERIOR                                    912,50
06-05-26    SU PAGO                                          -912,50
08-05-26    LIBRERIA TORONJA         677567                 1.200,00
09-05-26    RADIO LECHUZA            312320       11,99       255,20
14-05-26    DEVOLUCION RADIO         420516       -1,17       -25,00
            SALDO ACTUAL                                    1.430,20`);
  expect(statements.map(({ rows }) => rows.flatMap(({ amount }) => amount ?? []))).toEqual([
    [91_250, -120_000, -25_520, 2500],
  ]);
});

test('balances above a table stand in its columns of two currencies', async () => {
  const statements = await statementsFrom(`
Estado de cuenta de tarjeta de crédito
Saldo anterior                                  912.50        8.40
N. Referencia    Fecha        Descripción       Monto en colones    dólares
460020510747     06-NOV-25    PAGO RECIBIDO     -912.50
541931558246     06-NOV-25    PAGO RECIBIDO                   -8.40
349914991844     08-NOV-25    LIBRERIA TORONJA 1,200.00
807628661670     09-NOV-25    RADIO LECHUZA                   11.99
972760872846     12-NOV-25    MERCADO LUNA      255.20
972760872849     14-NOV-25    DEVOLUCION LUNA   -25.00
345545108519     18-NOV-25    MUSICA NUBE                      3.49
                              Saldos al corte  1,430.20       15.48`);
  expect(statements.map(told)).toEqual(
    TWO.map((one) => ({ ...one, currency: one.currency ?? 'CRC' })),
  );
});

test('of two columns of currencies of which one moves nothing, the other is the amount', async () => {
  const [statement, ...others] = await statementsFrom(`
Fatura do cartão de crédito
Saldo anterior                                              884,12
Total da fatura                                             111,75
Data         Histórico                      US$                 R$
06/10/2025   PAGTO. POR DEB EM C/C         0,00           884,12 -
17/10/2025   OXBOW BOOKS                   0,00             26,73
21/10/2025   MARSH TOURS                   0,00             61,03
23/10/2025   MOSSGATE GYM                  0,00             23,99`);
  expect(others).toEqual([]);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    88_412, -2673, -6103, -2399,
  ]);
});

test('what stands above the heading of the next account is none of the last one’s rows', async () => {
  const head = (number: string, sums: string): string => `
Estado de cuenta
Cuenta No. ${number}                         Fecha de corte: 30/01/2026
Total  Monto       Total  Monto      Saldo promedio  Saldo anterior  Saldo final
${sums}

Referencia   Fecha       Concepto                  Débitos    Créditos`;
  const statements = await statementsFrom(
    `${head('1234567890', '2      20.00       1     100.00           150.00          90.00       170.00')}
660487647    13/01/2026  Mercado Luna                12.50
593824219    14/01/2026  Librería Toronja             7.50
489241157    15/01/2026  Abono Lechuza                          100.00
\f${head('9876543210', '1       5.00       2      20.00            40.00          30.00        45.00')}
291417776    16/01/2026  Abono Lechuza                            5.00
317066907    19/01/2026  Abono Toronja                           15.00
439150008    20/01/2026  Mercado Luna                 5.00`,
  );
  expect(
    statements.map(({ facts, opening, closing, rows, proof: { verdict } }) => [
      facts.accountNumber,
      opening,
      closing,
      rows.length,
      verdict,
    ]),
  ).toEqual([
    ['1234567890', 9000, 17_000, 3, 'proven'],
    ['9876543210', 3000, 4500, 3, 'proven'],
  ]);
});

test('of two currencies that each row of a table is printed in, the one of the other figures is what moves', async () => {
  const [statement, ...others] = await statementsFrom(`
Fatura do cartão de crédito
Vencimento 15/04/2026      Pagamento mínimo R$ 32,50
Total da fatura R$ 275,24
Transações nacionais
Data      Estabelecimento                      Valor (R$)
10/03     Livraria Toronja                         218,76
Transações internacionais
Data      Estabelecimento               US$            R$
22/03     Radio Lechuza
          Dólar americano: 10,05
          Câmbio do dia: R$ 5,62      10,05         56,48`);
  expect(others).toEqual([]);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-21_876, -5648]);
});

test('tables of one heading under titles of two currencies are of two accounts, as the columns of the summary are', async () => {
  const statements = await statementsFrom(`
Estado de cuenta de tarjeta de crédito
                                           S/           US$
Saldo anterior                         912.50          8.40
Pagos                                  912.50          8.40
Consumos                             1,430.20         15.48
Saldo actual                         1,430.20         15.48

CONSUMOS EN SOLES
Fecha       Descripción                           Monto
06/05/26    PAGO OFICINA                         912.50 CR
08/05/26    LIBRERIA TORONJA                   1,200.00
14/05/26    MERCADO LUNA                         230.20

CONSUMOS EN DOLARES US$
Fecha       Descripción                           Monto
06/05/26    PAGO OFICINA                           8.40 CR
09/05/26    RADIO LECHUZA                         11.99
18/05/26    MUSICA NUBE                            3.49`);
  expect(statements.map(told)).toEqual([
    {
      opening: -91_250,
      closing: -143_020,
      amounts: [91_250, -120_000, -23_020],
      currency: 'PEN',
      verdict: 'proven',
    },
    {
      opening: -840,
      closing: -1548,
      amounts: [840, -1199, -349],
      currency: 'USD',
      verdict: 'proven',
    },
  ]);
});

test('a column of what was paid abroad that prints nothing beside most rows, or zeros, moves nothing', async () => {
  const [statement, ...others] = await statementsFrom(`
Fatura do cartão de crédito                Vencimento 15/04/2026
Fatura anterior R$ 80,00
Pagamentos - R$ 80,00
Total desta fatura R$ 357,28
Data      Descrição                               R$         US$
10/03/26  Pagamento                           -80,00        0,00
10/03/26  Livraria Toronja                    218,76        0,00
11/03/26  Radio Lechuza                       118,22       20,00
12/03/26  Mercado Luna                         20,30        0,00
          Subtotal                            357,28       20,00`);
  expect(others).toEqual([]);
  expect(statement && told(statement)).toMatchObject({
    amounts: [8000, -21_876, -11_822, -2030],
    verdict: 'proven',
  });
});

test('of two whole sets of figures, the one named by the account’s currency moves', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
Банка Изток
Извлечение по сметка
IBAN BG80 BNBG 9661 1020 3456 78
Валута BGN
Период 01.12.2025 - 31.12.2025
Дата         Основание           Сума BGN     Салдо BGN    Сума EUR    Салдо EUR
             Начално салдо                     1.000,00                   511,29
03.12.2025   Теглене               -50,00       950,00      -25,56       485,73
09.12.2025   Превод                -60,00       890,00      -30,68       455,05
15.12.2025   Заплата               930,00     1.820,00      475,50       930,55
             Крайно салдо                     1.820,00                   930,55`);
  expect(moved.map(([, amount]) => amount)).toEqual([-5000, -6000, 93_000]);
  expect(verdict).toBe('proven');
});

test.each([
  [
    '… though its columns are the second ones',
    `
Balkan Bank
Account statement
Account number 44710092
Account currency EUR
Statement period 01.03.2025 - 31.03.2025
Date          Description           Amount BGN  Balance BGN    Amount EUR  Balance EUR
01.03.2025    Opening balance                      1,955.83                   1,000.00
03.03.2025    Oxbow Books              -97.79      1,858.04        -50.00       950.00
09.03.2025    Harrow Rail              -97.79      1,760.25        -50.00       900.00
15.03.2025    Acme                     195.58      1,955.83        100.00     1,000.00
31.03.2025    Closing balance                      1,955.83                   1,000.00`,
    'proven',
  ],
  [
    '… that which is not called an equivalent',
    `
Accra Merchant Bank
Foreign account statement
Account number 0044710092
Emma Larkin
Account currency USD
Statement period 01/03/2025 to 31/03/2025
Date         Description              Debit      Credit     Balance    Local debit  Local credit   Local balance
01/03/2025   Opening balance                               1,000.00                                    15,000.00
03/03/2025   Oxbow Books              50.00                  950.00         750.00                     14,250.00
09/03/2025   Harrow Rail              60.00                  890.00         900.00                     13,350.00
15/03/2025   Acme salary                         930.00    1,820.00                    13,950.00      27,300.00
31/03/2025   Closing balance                               1,820.00                                    27,300.00`,
    'proven',
  ],
  [
    '… not surely where nothing tells',
    `
Balkan Bank
Account statement
Account number 44710092
Account currency EUR
Statement period 01.03.2025 - 31.03.2025
Date          Description             Local amt  Local bal.         Amount      Balance
01.03.2025    Opening balance                      1,955.83                   1,000.00
03.03.2025    Oxbow Books              -97.79      1,858.04        -50.00       950.00
09.03.2025    Harrow Rail              -97.79      1,760.25        -50.00       900.00
15.03.2025    Acme                     195.58      1,955.83        100.00     1,000.00
31.03.2025    Closing balance                      1,955.83                   1,000.00`,
    'proven',
  ],
])('%s', async (_, text, verdict) => {
  const statement = await onlyStatementFrom(text);
  expect(statement.moved.map(([, amount]) => amount).slice(0, 2)).toEqual(
    text.includes('60.00') ? [-5000, -6000] : [-5000, -5000],
  );
  expect(statement.verdict).toBe(verdict);
});

test('a row that moves one of two sets alone hides not that the other is the account’s', async () => {
  const { moved } = await onlyStatementFrom(`
Balkan Bank
Account statement
Account number 44710092
Account currency EUR
Statement period 01.03.2025 - 31.03.2025
Date          Description           Amount BGN  Balance BGN    Amount EUR  Balance EUR
01.03.2025    Opening balance                      1,955.83                   1,000.00
03.03.2025    Oxbow Books              -97.79      1,858.04        -50.00       950.00
09.03.2025    Harrow Rail              -97.79      1,760.25        -50.00       900.00
15.03.2025    Acme                     195.58      1,955.83        100.00     1,000.00
22.03.2025    Rounding difference       -0.01      1,955.82                   1,000.00
31.03.2025    Closing balance                      1,955.82                   1,000.00`);
  expect(moved.map(([, amount]) => amount)).toEqual([-5000, -5000, 10_000]);
});

test('a balance that names another currency in a column of them begins another account', async () => {
  const statements = await statementsFrom(`
Harbour Bank
Mr C. Lam
Statement period 19/12/2023 to 19/01/2024

Foreign Currency Savings 818-204417-838
CCY     Date          Transaction details       Deposit     Withdrawal     Balance
USD     19/12/2023    B/F balance                                          2,204.18
        29/12/2023    Credit interest              0.37                    2,204.55
        17/01/2024    Remittance out                             640.00    1,564.55
        19/01/2024    C/F balance                                          1,564.55
EUR     19/12/2023    B/F balance                                            118.00
        10/01/2024    Inward remittance           52.00                      170.00
        12/01/2024    Debit card                                  18.00      152.00
        19/01/2024    C/F balance                                            152.00`);
  expect(statements.map(told)).toEqual([
    {
      opening: 220_418,
      closing: 156_455,
      amounts: [37, -64_000],
      currency: 'USD',
      verdict: 'proven',
    },
    {
      opening: 11_800,
      closing: 15_200,
      amounts: [5200, -1800],
      currency: 'EUR',
      verdict: 'proven',
    },
  ]);
});
