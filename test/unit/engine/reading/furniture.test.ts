import { expect, test } from 'vitest';
import { headersOf, segmentsOf } from '@/engine/reading';
import { lexiconFor, linesFrom, statementsFrom } from '@/test/support/lines';

const inTables = (text: string): string[] => {
  const lexicon = lexiconFor('en');
  const lines = linesFrom(text, lexicon);
  return segmentsOf(lines, headersOf(lines, lexicon), lexicon).flatMap((segment) =>
    segment.lines.map(({ words }) => words[0]?.text ?? ''),
  );
};

test('a row that says nothing but its day and amount is none of a head, where a figure alone stood in one', () => {
  expect(
    inTables(`
                                                         310.26
Date          Description                                Amount
02/05/2026    Oxbow Books                                -10.00
\f05/05/2026                                               -25.00
Date          Description                                Amount
08/05/2026    Mossgate Gym                               -35.00`),
  ).toEqual(['02/05/2026', '05/05/2026', '08/05/2026']);
});

test('the head of the next account’s page is of no table, though its lines end in other balances', () => {
  expect(
    inTables(`
Account number:  77120488/31 EUR   Opening balance:      310.26
Name:            Jane Doe          Money in:              61.00
Date          Description                                Amount
02/05/2026    Oxbow Books                                -10.00
04/05/2026    Salary                                      61.00
\fAccount number:  77120488/58 EUR   Opening balance:      210.00
Name:            Jane Doe          Money in:               0.00
Date          Description                                Amount
08/05/2026    Mossgate Gym                               -25.00`),
  ).toEqual(['02/05/2026', '04/05/2026', '08/05/2026']);
});

test('without headings, a line of figures that every page prints at its head, but for the page’s number, is no row', async () => {
  const page = (number: number, rows: string) => `
Oxbow Bank      Account 40618 80264
02/04/2024   40618   01/03/2024   31/03/2024   5,000.00   ${String(number)}
Movements
${rows}`;
  const text = [
    `Balance at 29/02/2024                                1,000.00
01/03/2024   Oxbow Books        01/03/2024   12.50
04/03/2024   Lantern Mobile     04/03/2024   86.39
05/03/2024   Salary             05/03/2024                 500.00`,
    `06/03/2024   Mossgate Gym       06/03/2024   20.00
07/03/2024   Marsh Tours        07/03/2024   30.00`,
    `11/03/2024   Night Theatre      11/03/2024   10.00
12/03/2024   Salary             12/03/2024                 250.00
Balance at 31/03/2024                                1,591.11`,
  ]
    .map((rows, i) => page(i + 1, rows))
    .join('\f');
  const [statement] = await statementsFrom(text);
  expect(
    statement?.rows.flatMap(({ amount }) => (amount === undefined ? [] : Math.abs(amount))),
  ).toEqual([1250, 8639, 50_000, 2000, 3000, 1000, 25_000]);
});
