import { expect, test } from 'vitest';
import { headersOf, segmentsOf } from '@/engine/reading';
import { lexiconFor, linesFrom } from '@/test/support/lines';

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
