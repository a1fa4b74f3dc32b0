import { expect, test } from 'vitest';
import { linesOf } from '@/engine/layout';
import { headersOf, numberFormatOf, textsOf, tokeniseAll, wordsAsMeant } from '@/engine/reading';
import { lexiconFor, pagesFrom, statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

test('names of sections whose words are set without a space are read, and a shop’s name stays whole', async () => {
  const [statement] = await statementsFrom(`
Account statement
PreviousBalance       100.00
EndingBalance         210.00
OtherDebits
Date         Amount      Description
2025-04-01    20.00      PayPal OxbowBooks
2025-04-04    30.00      Lantern Mobile
TotalDebits   50.00
Deposits&Credits
Date         Amount      Description
2025-04-07   160.00      Deposit`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-2000, -3000, 16_000]);
  expect(statement?.rows[0]?.description.join(' ')).toBe('PayPal OxbowBooks');
  expect(statement?.opening).toBe(10_000);
});

test('the name of a date that a hyphen breaks is the date’s, though its first half names an amount', async () => {
  const rows = await rowsFrom(`
Kreditkartenabrechnung vom 10.07.2024
Umsatz-     Buchungs-   Umsatzinformation                Betrag in EUR
datum       datum
12.06.24    14.06.24    Oxbow Books                            181,76-
14.06.24    17.06.24    Lantern Mobile                         160,59-
16.06.24    18.06.24    Elmsbury Hotel                         213,90-`);
  expect(rows.map(([day]) => day)).toEqual(['2024-06-12', '2024-06-14', '2024-06-16']);
});

test('names of adjoining columns that were set without a space are each one', () => {
  const lexicon = lexiconFor('en');
  const pages = pagesFrom('Date         Description       Type          AmountCurr.   Ref.');
  const texts = textsOf(pages);
  const lines = tokeniseAll(
    wordsAsMeant(linesOf(pages), texts, lexicon),
    numberFormatOf(texts),
    lexicon,
  );
  const [heading] = headersOf(lines, lexicon);
  expect(heading?.columns.map(({ role }) => role)).toContain('amount');
});

test('a figure behind its currency and a stroke is an amount', async () => {
  const text = `
Account statement
Date           Details               Amount
2026-02-11     Oxbow Books           CNY/525.76
2026-02-16     Juniper Maddox        CNY/-4,122.88`;
  expect((await rowsFrom(text)).map(([, amount]) => amount)).toEqual([52_576, -412_288]);
});
