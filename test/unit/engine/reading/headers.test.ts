import { describe, expect, test } from 'vitest';
import { linesOf } from '@/engine/layout';
import { headersOf, numberFormatOf, textsOf, tokeniseAll } from '@/engine/reading';
import { lexiconFor, linesFrom, pagesFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const english = lexiconFor('en');

const read = (text: string) =>
  headersOf(linesFrom(text), english).map(({ from, to, columns }) => ({
    lines: to - from,
    roles: columns.map(({ role }) => role),
  }));

const HEADING = 'Date          Description                          Amount';
const PLAIN = { lines: 1, roles: ['date', 'description', 'amount'] };

/** Lines that stand closer to each other than such a document's. */
function squeezed(text: string, lexicon = english) {
  const pages = pagesFrom(text).map((page) => ({
    ...page,
    words: page.words.map((word) => {
      const off = -5 * (Math.round(word.baseline / 12) - 1);
      return {
        ...word,
        baseline: word.baseline + off,
        top: word.top + off,
        bottom: word.bottom + off,
      };
    }),
  }));
  return tokeniseAll(linesOf(pages), numberFormatOf(textsOf(pages)), lexicon);
}

describe('the heading of a table', () => {
  test('may number its names, of which one stands over two lines', () => {
    expect(
      read(`
i. Date of
transaction       ii. Posting date    iii. Description            iv. Amount
01/03/2024        02/03/2024          Oxbow Books                      12.50
02/03/2024        04/03/2024          Lantern Mobile                   30.00`),
    ).toEqual([{ lines: 2, roles: ['date', 'valueDate', 'description', 'amount'] }]);
  });

  test('may set a date over two of its days, an amount over its sides, and other names between the two lines', () => {
    const russian = lexiconFor('ru');
    const lines = squeezed(
      `
Дата                                          Сумма, руб.
                         Номер документа                             Назначение
операции    проводки                          дебет        кредит
07.04.24    08.04.24     501922436439         1 788,26     —         Аптека 36 и 6
10.04.24    10.04.24     294026808906         —            595,00    Зарплата`,
      russian,
    );
    const roles = headersOf(lines, russian).map(({ columns }) => columns.map(({ role }) => role));
    expect(roles).toEqual([['date', 'valueDate', 'reference', 'debit', 'credit', 'description']]);
  });

  test('may have names that are not known beside a day, a text, an amount and a balance', () => {
    expect(
      read(`
Date          Details          Variable Symb.      Constant Symb.      Specific Symb.     Amount        Balance
10 Jul 2024   Lantern Mobile   6929706670       1178             595122250         10.00        277.50
11 Jul 2024   Oxbow Books      6455399878       0308                                2.50        275.00`),
    ).toMatchObject([{ lines: 1, roles: ['date', 'description', 'amount', 'balance'] }]);
  });

  test('may print a sign over a name, and no line above is lost for it', () => {
    expect(
      read(`
                                                                       BALANCE
ACTUAL                                   +                             AFTER
DATE           WHO                       CREDIT         OUTGOINGS      TRANSACTION
10 Jul 2024    Lantern Mobile                           10.00          277.50
02 Jul 2024    Oxbow Books                              2.50           287.50`),
    ).toEqual([{ lines: 3, roles: ['date', 'description', 'credit', 'debit', 'balance'] }]);
  });

  test('is not continued by the description of its first row', () => {
    expect(
      read(`
${HEADING}
              Cash withdrawal
              Elmsbury CARD 7606
01/03/2024    Ref 1                                 12.50`),
    ).toEqual([PLAIN]);
  });

  test('is no text that speaks of a charge beside the name of a description', () => {
    expect(
      read(`
Narrative     Marsh Partner, charge waived
01/03/2024    Oxbow Books                           12.50`),
    ).toEqual([]);
  });

  test('has names of two lines though the next column’s stands close behind one of them', () => {
    expect(
      read(`
Tx                                   Payment      Going           Balance
date        Entry                    reference      out Credit +   amount
11/01/2021  Oxbow Books                           12.50             87.50`),
    ).toEqual([
      { lines: 2, roles: ['date', 'description', 'reference', 'debit', 'credit', 'balance'] },
    ]);
  });

  test('has names of two lines in the middle of which those of one line stand', () => {
    const lines = squeezed(`
                                             Your new
Date       Description          Amount
                                             balance
01/03/2024 Oxbow Books           12.50          87.50`);
    expect(headersOf(lines, english).map(({ columns }) => columns.map(({ role }) => role))).toEqual(
      [['date', 'description', 'amount', 'balance']],
    );
  });

  test('has names of two lines between which a line of the box beside it stands', () => {
    const lines = squeezed(`
Transaction   Posting   Details          Amount
                                                     Message centre:
Date          Date
Feb 26        Feb 27    Oxbow Books       12.50`);
    expect(headersOf(lines, english).map(({ columns }) => columns.map(({ role }) => role))).toEqual(
      [['date', 'valueDate', 'description', 'amount']],
    );
  });

  test('has no name of a box’s label with its figure, right of it and hardly lower', () => {
    const lexicon = lexiconFor('pt');
    const lines = squeezed(
      `
Data     Histórico           Cidade           R$
                                                       (-) Créditos/Pagamentos    30,00
10/12    LIVRARIA SELVA      MUSGO         96,00
11/12    CINE FAROL          MUSGO         88,00`,
      lexicon,
    );
    expect(headersOf(lines, lexicon).map(({ columns }) => columns.map(({ role }) => role))).toEqual(
      [['date', 'description', 'reference', 'amount']],
    );
  });

  test('is no line that says what a mark behind figures stands for', () => {
    expect(
      read(`
Details                                     + - Pay later and/or cash advance
12/14/25     Oxbow Books                                               $12.50
12/15/25     Lantern Mobile                                            $30.00 +`),
    ).toEqual([]);
  });

  test('goes on with the same names in another language, and with the rest of these', () => {
    const lexicon = lexiconFor('en', 'zh');
    const lines = linesFrom(
      `
记账日期       货币           交易金额         联机余额
Date       Currency    Transaction      Balance
                            Amount
2025-07-02 CNY              -45.24     9,077.42
2025-07-03 CNY             -341.13     8,736.29`,
      lexicon,
    );
    expect(
      headersOf(lines, lexicon).map(({ from, to, columns }) => [
        to - from,
        ...columns.map(({ role }) => role),
      ]),
    ).toEqual([[3, 'date', 'currency', 'amount', 'balance']]);
  });

  test('has no name of a title in larger type on the line of its last name', () => {
    const pages = pagesFrom(`
Your Transaction Details                                        Amount
Received By Us     Transaction Date     Details
01/03/2024         28/02/2024           Oxbow Books              12.50`).map((page) => ({
      ...page,
      words: page.words.map((word, i) => (i < 3 ? { ...word, size: 1.3 * word.size } : word)),
    }));
    const lines = tokeniseAll(linesOf(pages), numberFormatOf(textsOf(pages)), english);
    expect(headersOf(lines, english)[0]?.columns.map(({ role, text }) => [role, text])).toEqual([
      ['valueDate', 'Received By Us'],
      ['date', 'Transaction Date'],
      ['description', 'Details'],
      ['amount', 'Amount'],
    ]);
  });

  test('may say the period of its rows', () => {
    expect(
      read(`
Date          Transaction details from 15-Aug-2025 to 14-Sep-2025   Spends Area    Amount (Rs.)
01/09/2025    Oxbow Books                                           Shopping             12.50`),
    ).toEqual([{ lines: 1, roles: ['date', 'description', 'reference', 'amount'] }]);
  });

  test('names an amount in a sign that is none as one, not as money in', () => {
    expect(
      read(`
Date          Transaction Details          Amount (in^)
01/09/2025    Oxbow Books                         12.50`),
    ).toEqual([PLAIN]);
  });

  test.each(['Purchases', 'PURCHASE'])(
    'does not begin with the one word of a section above it: %s',
    (title) => {
      expect(
        read(`
${title}
${HEADING}
01/03/2024    Oxbow Books                           12.50`),
      ).toEqual([PLAIN]);
    },
  );

  test('begins with a word that is a section’s elsewhere where it names a column with the one below', () => {
    expect(
      read(`
Purchase
date          Description                           Amount
01/03/2024    Oxbow Books                           12.50`),
    ).toEqual([{ ...PLAIN, lines: 2 }]);
  });

  test('has the lines that it has where it is printed again', () => {
    expect(
      read(`
${HEADING}
              Card purchase Fee
01/03/2024    Fi Fo Fun                             12.50
\f${HEADING}
02/03/2024    Oxbow Books                           13.50`),
    ).toEqual([PLAIN, PLAIN]);
  });

  test('is not continued by the mark between two figures of a row', () => {
    expect(
      read(`
When      What it was                 Way
                             43.26    DR   3780.91`),
    ).toEqual([]);
  });

  test('is read beside a row of another table', () => {
    expect(
      read(`
${HEADING}            01/03/2024    Oxbow Books      12.50`),
    ).toEqual([PLAIN]);
  });

  test('names a column over three lines, of which the second heads a table by itself', () => {
    const [heading] = read(`
                                              Money
Date          Description                     in /      Balance
                                              out
01/03/2024    Oxbow Books                     12.50       87.50`);
    expect(heading?.roles).toHaveLength(4);
  });

  test('has one column where words one below the other name two', () => {
    expect(
      read(`
Date          Description                     Debit
                                              Balance
01/03/2024    Oxbow Books                     12.50`),
    ).toEqual([{ lines: 1, roles: ['date', 'description', 'debit'] }]);
  });

  test.each([
    ['over two lines', ['Money in /', 'out']],
    ['over three lines', ['Money', 'in /', 'out']],
    ['with its stroke below', ['Money', 'in / out']],
    ['by sides', ['Debit /', 'Credit']],
  ])('has one column of both where it names money in and out %s', async (_, [first, ...more]) => {
    const text = `
Date        Details                 ${first?.padEnd(15)}Balance
${more.map((line) => ' '.repeat(36) + line).join('\n')}
02/03/2024  Oxbow Books             -12.50           87.50
03/03/2024  Salary                  200.00          287.50`;
    expect(read(text).map(({ roles }) => roles)).toEqual([
      ['date', 'description', 'amount', 'balance'],
    ]);
    expect(await rowsFrom(text)).toEqual([
      ['2024-03-02', -1250, 'Oxbow Books'],
      ['2024-03-03', 20_000, 'Salary'],
    ]);
  });

  test('has one column where a stroke stands between two sides that no list has together', () => {
    const [heading] = read(`
Date        Details                 Payments out / Receipts     Balance
02/03/2024  Oxbow Books                              -12.50       87.50`);
    expect(heading?.roles).toEqual(['date', 'description', 'amount', 'balance']);
  });

  test('is no line with the number of an account', () => {
    expect(
      read(`
Account details 62001234567       Balance`),
    ).toEqual([]);
  });
});

describe('names of columns of money', () => {
  test.each(['Withdrawal(Dr)/ Deposit(Cr)', 'Debit/ Credit', 'Debit / Credit'])(
    'a stroke makes two sides one column: %s',
    (name) => {
      expect(read(`Date     Narration            ${name}         Balance`)[0]?.roles).toEqual([
        'date',
        'description',
        'amount',
        'balance',
      ]);
    },
  );

  test('the currency of an amount is none of money in', () => {
    const [heading] = read(`
Transaction  Posting      Description          Amount in            Amount
Date         Date                              Foreign Currency     in AED
24/01/2024   25/01/2024   Oxbow Books                               264.85`);
    expect(heading).toEqual({
      lines: 2,
      roles: ['date', 'valueDate', 'description', 'foreignAmount', 'amount'],
    });
  });
});

test('a name that a narrow column broke within its word heads it all the same', async () => {
  const rows = await rowsFrom(`
Account statement
Account number 12345678

              Amou
Date                      Descrip           Balance
              nt          tion
21/03/2024    -12.50      Oxbow Books        87.50
22/03/2024    200.00      Salary            287.50
23/03/2024    -13.50      Lantern           274.00`);
  expect(rows).toEqual([
    ['2024-03-21', -1250, 'Oxbow Books'],
    ['2024-03-22', 20_000, 'Salary'],
    ['2024-03-23', -1350, 'Lantern'],
  ]);
});

test('a closing balance printed right below names that are not known is a row, and no name', async () => {
  const rows = await rowsFrom(`
Account statement
Opening balance 100.00
What it was                Left you   You had     When
Closing balance                        244.50     2024-12-09
Transfer from Ada Oduya       -12.50   244.50     2024-12-09
Salary                        100.00   257.00     2024-12-05
Lantern Mobile                -12.50   157.00     2024-12-02`);
  expect(rows.flatMap(([, amount]) => amount ?? [])).toEqual([-1250, 10_000, -1250]);
});

test('beside the day of a purchase, the one of its entry is the second', async () => {
  const rows = await rowsFrom(`
Credit card statement
Card limit 5,000.00       Minimum payment 10.00
Entry date   Purchase date   Text              Amount
29.07.24     27.07.24        Oxbow Books        48.35
31.07.24     30.07.24        Lantern Mobile     34.40
12.08.24     11.08.24        Mossgate Gym       17.56`);
  expect(rows.map(([day]) => day)).toEqual(['2024-07-27', '2024-07-30', '2024-08-11']);
});

test('an account is kept by the day of booking where that comes first', async () => {
  const rows = await rowsFrom(`
Kontoutdrag
Period 2025-03-01 - 2025-03-31
Bokföringsdag   Transaktionsdag   Transaktion          Belopp       Saldo
                                  Ingående saldo                 1 000,00
2025-03-04      2025-03-02        Kortköp Oxbow        -47,00      953,00
2025-03-07      2025-03-05        Kortköp Lantern      -30,00      923,00
2025-03-11      2025-03-10        Lön Mossgate         500,00    1 423,00`);
  expect(rows.flatMap(([day, amount]) => (amount === undefined ? [] : day))).toEqual([
    '2025-03-04',
    '2025-03-07',
    '2025-03-11',
  ]);
});

test.each([
  ['Value date   Posting date', 'Description', 'Amount', 'Balance'],
  ['Valuta       Verbucht', 'Text', 'Betrag', 'Saldo'],
  ['F. valor     Fecha registro', 'Concepto', 'Importe', 'Saldo'],
  ['Valutadag    Bokfört', 'Text', 'Belopp', 'Saldo'],
])('%s: the day of booking is the row’s, not the one from which it counts', async (...names) => {
  const [days = '', text = '', amount = '', balance = ''] = names;
  const rows = await rowsFrom(`
${days.padEnd(28)}${text.padEnd(20)}${amount.padEnd(12)}${balance}
01/03/2025   04/03/2025     Oxbow               -40.00      960.00
05/03/2025   06/03/2025     Lantern             -30.00      930.00
28/02/2025   13/03/2025     Mossgate            500.00    1,430.00`);
  expect(rows.map(([day]) => day)).toEqual(['2025-03-04', '2025-03-06', '2025-03-13']);
});

test('a bank whose name is a word for money in, beside what the document calls itself, heads no table', async () => {
  const rows = await rowsFrom(`
Crédit Solidaire                       RELEVÉ D’OPÉRATIONS
Arrêté au 28/05/2025
Date       Libellé                      Débit       Crédit
20/05/25   OXBOW BOOKS                  20,17
21/05/25   LANTERN MOBILE               10,00
21/05/25   MARSH LTD                                100,00\f
Crédit Solidaire                       RELEVÉ D’OPÉRATIONS
Arrêté au 28/05/2025
22/05/25   MOSSGATE GYM                 11,16`);
  expect(rows.map(([, amount]) => amount)).toEqual([-2017, -1000, 10_000, -1116]);
});

test('a sentence at the end of a page that holds a word for money in heads no table', () => {
  const french = lexiconFor('fr');
  const text =
    'Crédit Solidaire du Nord - SA au capital social - RCS Elmsbourg et Marsh sur Mer au registre       opération exonérée';
  expect(headersOf(linesFrom(text, french), french)).toEqual([]);
});

test('a second line of names goes on with a complete heading, though one of the names above it has words of no column', async () => {
  const rows = await rowsFrom(`
Rekeningafschrift  Datum vanaf 01-01-2024  Datum t/m 31-01-2024
Datum    Rente    Type    Rekening / Naam / Omschrijving       Bedrag af    Bedrag bij
         datum                                                   (debet)      (credit)
04-01    05-01    cb      Marsh Ltd                                             116,23
05-01    05-01    bg      Oxbow Books                             418,19
10-01    11-01    bg      Lantern Mobile                           18,19`);
  expect(rows.map(([day]) => day)).toEqual(['2024-01-04', '2024-01-05', '2024-01-10']);
});

test('a small word within a name is no name of money in', async () => {
  const rows = await rowsFrom(`
Statement of account
Transaction date    Debit        Credit       Balance       Transactions in detail
02/03/2024          21.00                      102.00       Oxbow Books
05/03/2024                        80.00        182.00       Marsh Ltd
06/03/2024          10.00                      172.00       Lantern Mobile`);
  expect(rows.map(([, amount]) => amount)).toEqual([-2100, 8000, -1000]);
});

test('a second line of names goes on with the first where what is under a balance’s name has none above it', () => {
  expect(
    read(`
Booking Date      Debit       Credit      Opening/            Transaction   Bank Reference   Detail Information
(Value Date)                              Closing Balance     Type
2025/03/03                                150,023.77          OPENING BALANCE`),
  ).toEqual([
    {
      lines: 2,
      roles: ['date', 'debit', 'credit', 'balance', 'reference', 'reference', 'description'],
    },
  ]);
});
