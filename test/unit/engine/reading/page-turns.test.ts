import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const textsOf = async (above: string, below: string): Promise<string[][] | undefined> => {
  const [statement] = await statementsFrom(`
Statement of account              Account number 57898768397
Statement period 01/03/2024 to 31/03/2024
Date          Description            Money out         Money in              Balance
29/02/2024    Opening balance                                               1,000.00
28/03/2024    Balance Yoga Studio       100.00                                900.00
30/03/2024    Oxbow Books               100.00                                800.00
              ${above}
\f
Date          Description            Money out         Money in              Balance
              ${below}
30/03/2024    Lantern Mobile            100.00                                700.00
31/03/2024    Closing balance                                                 700.00`);
  return statement?.rows
    .filter(({ amount }) => amount !== undefined)
    .map(({ description }) => description);
};

test('a note that the rows go on over the page is no part of a description', async () => {
  const plain = [['Balance Yoga Studio'], ['Oxbow Books'], ['Lantern Mobile']];
  expect(await textsOf('Continued on next page', 'Continued')).toEqual(plain);
  expect(await textsOf('continued on page 2', '(continued)')).toEqual(plain);
});

test('a description that goes on over the page and begins with such a word does', async () => {
  expect(await textsOf('Northwick', 'continued support')).toEqual([
    ['Balance Yoga Studio'],
    ['Oxbow Books', 'Northwick', 'continued support'],
    ['Lantern Mobile'],
  ]);
});

test('a Norwegian note that they go on over the page is none either', async () => {
  const [statement] = await statementsFrom(`
Kontoutskrift          Kontonummer 1503 40 12345
Periode 01.03.2024 - 31.03.2024
Dato          Forklaring             Ut av konto       Inn på konto            Saldo
01.03.2024    Saldo fra forrige                                             1 000,00
02.03.2024    Varekjøp Rema             100,00                                900,00
              Fortsetter neste side
\f
Dato          Forklaring             Ut av konto       Inn på konto            Saldo
30.03.2024    Avtalegiro BKK            100,00                                800,00`);
  expect(statement?.rows.at(-2)?.description).toEqual(['Varekjøp Rema']);
});
