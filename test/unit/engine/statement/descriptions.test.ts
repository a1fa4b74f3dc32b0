import { describe, expect, it } from 'vitest';
import { pagesFrom, statementsFrom, statementsOf } from '@/test/support/lines';

/** The descriptions of the rows that move money, their lines joined by a stroke, of a document written as text. */
async function descriptionsOf(text: string): Promise<string[]> {
  const [statement] = await statementsFrom(text);
  const rows = statement?.rows ?? [];
  return rows.flatMap(({ amount, description }) =>
    amount === undefined ? [] : [description.join(' / ')],
  );
}

describe('a description', () => {
  it('has nothing of a heading whose second line names no columns', async () => {
    expect(
      await descriptionsOf(`
Opening balance 100.00
Date        Details                Debit      Credit     Balance
            XYZZY PLUGH
02/03/2024  Oxbow Books            12.50                  87.50
03/03/2024  Lantern Mobile         10.00                  77.50
04/03/2024  Mossgate Gym           10.00                  67.50`),
    ).toEqual(['Oxbow Books', 'Lantern Mobile', 'Mossgate Gym']);
  });

  it('goes on beside a second date that stands below the first', async () => {
    expect(
      await descriptionsOf(`
Alter Saldo 100,00
Buchung     Verwendungszweck                     Betrag
01.03.2024  Lastschrift Stadtwerke               -72,46
01.03.2024  Abschlag Strom
            Mandat 364997463
04.03.2024  Lastschrift Buchladen                -21,12
04.03.2024  NR XXXX 9921
05.03.2024  Gutschrift                            30,00
05.03.2024  Bahnticket
            Neuer Saldo                           36,42`),
    ).toEqual([
      'Lastschrift Stadtwerke / Abschlag Strom / Mandat 364997463',
      'Lastschrift Buchladen / NR XXXX 9921',
      'Gutschrift / Bahnticket',
    ]);
  });

  it('loses the dots that lead to a figure, and keeps three', async () => {
    expect(
      await descriptionsOf(`
Opening balance 100.00
Date        Details                            Debit      Credit     Balance
02/03/2024  Oxbow Books......................  12.50                  87.50
03/03/2024  Lantern Mobile...                  10.00                  77.50
04/03/2024  Mossgate Gym..                     10.00                  67.50`),
    ).toEqual(['Oxbow Books', 'Lantern Mobile...', 'Mossgate Gym']);
  });

  it('has no boxes to tick, and keeps a star before its words', async () => {
    expect(
      await descriptionsOf(`
Opening balance 100.00
Date        Details                Debit      Credit     Balance
02/03/2024  Oxbow Books      ☐     12.50                  87.50
03/03/2024  Transfer               10.00                  77.50
            * petrol
04/03/2024  Mossgate Gym     ☐     10.00                  67.50`),
    ).toEqual(['Oxbow Books', 'Transfer / * petrol', 'Mossgate Gym']);
  });

  it('has nothing of the line that dates the rows of a day', async () => {
    expect(
      await descriptionsOf(`
Angaben zu den Umsätzen        Valuta            Betrag
Alter Kontostand                                 100,00
Buchungsdatum: 01.03.2024
Stadtwerke                     01.03             -12,46
Buchladen                      01.03             -21,12
Buchungsdatum: 05.03.2024
Bahnticket                     05.03              30,00
Neuer Kontostand                                  96,42`),
    ).toEqual(['Stadtwerke', 'Buchladen', 'Bahnticket']);
  });

  it('goes on beside a balance that stands in the second line of its row', async () => {
    const [statement] = await statementsFrom(`
Date        Description              Out        In     Balance
            Opening balance                             100.00
02/03/2024  Contactless             12.50
            Oxbow Books                                  87.50

03/03/2024  Visa purchase           10.00
            Lantern Mobile                               77.50

04/03/2024  Transfer                           20.00
            Mossgate Gym                                 97.50`);
    const rows = statement?.rows.filter(({ amount }) => amount !== undefined) ?? [];
    expect(rows.map(({ description, balance }) => [description.join(' '), balance])).toEqual([
      ['Contactless Oxbow Books', 8750],
      ['Visa purchase Lantern Mobile', 7750],
      ['Transfer Mossgate Gym', 9750],
    ]);
  });

  it('has no points that a purchase earned, which stand under their name', async () => {
    const descriptions = await descriptionsOf(`
Oxbow Cards
Credit card statement      Card number 5522 60XX XXXX 4417
Opening balance          1,000.00
Closing balance          1,352.60
Date        Details               Reward points   Amount
26/11/2024  Willow Rooms 24                 184   277.16
30/11/2024  Lantern Chat                   - 52    20.06
05/12/2024  Mark-up fee                            10.40
10/12/2024  Marsh Hotel                      28    44.98`);
    expect(descriptions).toEqual(['Willow Rooms 24', 'Lantern Chat', 'Mark-up fee', 'Marsh Hotel']);
  });

  it('has the lines below its row in a table that is set wide, but not what stands below the last one', async () => {
    const text = `
Opening balance 100.00


Date        Details                Debit      Credit     Balance



02/03/2024  Oxbow Books            12.50                  87.50



            Second-hand



            The Lantern



03/03/2024  Salary                            20.00      107.50



            Marsh Ltd`;
    expect(await descriptionsOf(text)).toEqual([
      'Oxbow Books / Second-hand / The Lantern',
      'Salary',
    ]);
  });

  it('has no names of currencies, which stand in columns of their own', async () => {
    const text = `
Дата        Опис операції          Сума    Валюта картки    Залишок    Валюта залишку
02.03.2024  Аптека Подорожник    -12,50    UAH                87,50    UAH
03.03.2024  Зарплата              20,00    гривня            107,50    UAH
04.03.2024  Сільпо UAH           -10,00    UAH                97,50    UAH`;
    expect(await descriptionsOf(text)).toEqual(['Аптека Подорожник', 'Зарплата', 'Сільпо UAH']);
  });

  it('has nothing of a sum that stands stacked in the margin below', async () => {
    expect(
      await descriptionsOf(`
Riverton Bank
Statement from January 10, 2025 through February 10, 2025
Previous Balance                        2,861.44
Closing Balance                         2,737.65
Withdrawals
Date      Amount    Description
01/13     160.00    ATM cash Garden City
01/27       3.00    Out of network fee
                                         - Total Withdrawals
                                                      163.00
Deposits
Date      Amount    Description
01/15      39.21    Mobile deposit`),
    ).toEqual(['ATM cash Garden City', 'Out of network fee', 'Mobile deposit']);
  });
});

it('a letterhead on every page above rows without headings is no row’s', async () => {
  const head = '                                          Ada Quill\n';
  const text = `${head}
05/02/2024   Oxbow Books                         -16.52
06/02/2024   Salary                              200.00
07/02/2024   Lantern Mobile                      -10.00\f${head}
08/02/2024   Mossgate Gym                        -20.00
09/02/2024   Oxbow Books                         -30.00`;
  expect((await descriptionsOf(text))[3]).toBe('Mossgate Gym');
});

it('the title of the table below, nearer to that than to the rows, is no row’s', async () => {
  const [page] = pagesFrom(`
Riverton Bank
Statement from January 1, 2025 through January 31, 2025
Beginning balance 500.00
Ending balance 295.00
Checks
Check      Date        Amount      Check      Date        Amount
2217       Jan 8        65.00      2219       Jan 12       20.00
2218       Jan 10      120.00

Balance Summary
Date       Balance     Date            Balance
Jan 8       435.00     Jan 12           295.00`);
  if (!page) throw new Error('A page was written.');
  const top = page.words.find(({ text }) => text === 'Summary')?.baseline ?? 0;
  // By half a line less than two below the rows.
  const words = page.words.map((word) =>
    word.baseline < top ? word : { ...word, baseline: word.baseline - 6, top: word.top - 6 },
  );
  const [statement] = await statementsOf([{ ...page, words }]);
  expect(statement?.rows.map(({ description }) => description)).toEqual([
    ['2217'],
    ['2218'],
    ['2219'],
  ]);
});

it('three capitals right behind the balance, which more words follow as near, are its first word', async () => {
  const text = `
Everyday account   Account number 44127719
Date         Debit      Credit     Balance  Details
                                  1,000.00  Opening balance
02/03/2024   12.50                  987.50 RUT NHA VAY
03/03/2024              20.00     1,007.50 TOM THE BAKER
04/03/2024   10.00                  997.50 USD`;
  expect(await descriptionsOf(text)).toEqual(['RUT NHA VAY', 'TOM THE BAKER', '']);
});

it('a kind of transaction with its number is a text, and no figure', async () => {
  const text = `
普通預金 口座番号 4412771
日付         摘要        摘要内容        支払い金額    預かり金額    差引残高
2025年1月1日   デビット1    ライフ           2,816円               509,528円
2025年1月1日   振込1      タカハシ                     18,500円   528,028円
2025年1月3日   振込3IB    サンケイ         98,000円               430,028円`;
  expect(await descriptionsOf(text)).toEqual([
    'デビット1 ライフ',
    '振込1 タカハシ',
    '振込3IB サンケイ',
  ]);
});

it('a description has nothing of a sentence that sums the rows above it', async () => {
  expect(
    await descriptionsOf(`
Harbour Bank
Spend account 44710092
For the period 12/15/2023 to 01/16/2024

Beginning balance  1,000.00     Deposits and other additions  1,503.00     Checks and other deductions  650.00     Ending balance  1,853.00

Deposits and other additions
Date        Amount     Description
12/15       1,428.00   Direct deposit
12/21          75.00   From R Tomczak
There were 2 deposits and other additions totaling $1,503.00.

Checks and other deductions
Date        Amount     Description
12/18         600.00   Rent
01/03          50.00   Oxbow Books
There were 2 other deductions totaling $650.00.`),
  ).toEqual(['Direct deposit', 'From R Tomczak', 'Rent', 'Oxbow Books']);
});

it('the balance beside a day, which its last row prints, too, is no text of its first row', async () => {
  const text = `
Banco do Porto
Conta 30811927-4
Período: 28/12/2023 a 04/01/2024
Saldo anterior R$ 604,18

28 de Dezembro de 2023   Saldo do dia: R$ 2.635,74             Valor      Saldo por transação
Pix recebido: Ateliê Figueira                             R$ 3.250,00            R$ 3.854,18
Pagamento efetuado: Fatura                               -R$ 1.218,44            R$ 2.635,74
29 de Dezembro de 2023   Saldo do dia: R$ 2.462,04
Compra no débito: Padaria                                   -R$ 23,70            R$ 2.612,04
Pix enviado: Rafaela Tondini                               -R$ 150,00            R$ 2.462,04
2 de Janeiro de 2024     Saldo do dia: R$ 2.263,71
Débito automático: Copel                                   -R$ 198,33            R$ 2.263,71`;
  expect(await descriptionsOf(text)).toEqual([
    expect.stringContaining('Pix recebido: Ateliê Figueira'),
    'Pagamento efetuado: Fatura',
    'Compra no débito: Padaria',
    'Pix enviado: Rafaela Tondini',
    'Débito automático: Copel',
  ]);
});
