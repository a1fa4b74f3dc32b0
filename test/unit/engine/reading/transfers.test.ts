import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('what is named like a carried balance, with a day and words of its own, is a transfer', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug
Datum        Erläuterung                    Betrag
             Kontostand am 29.02.2024       100,00
01.03.2024   Gutschrift                     600,00
             Lantern Mobile
27.03.2024   Lastschrift                    -12,50
             Oxbow Books
28.03.2024   Übertrag                      -400,00
             Sparkonto 1032 448 017
             Kontostand am 28.03.2024       287,50`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([60_000, -1250, -40_000]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a sentence below the rows is none of them, where a figure of it stands in a column', async () => {
  const [statement] = await statementsFrom(`
Date         Details          Amount     Balance
             Opening balance               100.00
21/03/2024   Oxbow Books      -12.50        87.50
22/03/2024   Salary           200.00       287.50
23/03/2024   Lantern Mobile   -10.00       277.50
All the deposits with us are protected 250,000.00 by the guarantee fund of banks, which is a company of its own, and no bank`);
  expect(statement?.rows.filter(({ balance }) => balance === 25_000_000)).toEqual([]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('… though it tells of a day, below rows that print theirs once', async () => {
  const [statement] = await statementsFrom(`
Date         Details          Money in   Money out   Balance
             Opening balance                          100.00
21/03/2024   Oxbow Books                     12.50     87.50
             Salary             200.00                287.50
23/03/2024   Lantern Mobile                  10.00    277.50
             Mossgate Gym                    20.00    257.50
Our own charges are, from 1 April 2024 on, for all in 100.00 a month, and for no more than that, 20p for each of them`);
  expect(statement?.rows.filter(({ amount }) => amount !== undefined)).toHaveLength(4);
  expect(statement?.proof.verdict).toBe('proven');
});

test('what was brought forward stays so, with words of its own too', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug
Datum        Erläuterung                    Betrag
01.03.2024   Saldovortrag                   100,00
             Auszug Nr. 2
02.03.2024   Gutschrift                     600,00
             Lantern Mobile
27.03.2024   Lastschrift                    -12,50
             Oxbow Books
             Kontostand am 28.03.2024       687,50`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([60_000, -1250]);
  expect(statement?.proof.verdict).toBe('proven');
});
