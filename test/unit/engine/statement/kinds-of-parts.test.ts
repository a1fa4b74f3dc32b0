import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('the head of each page says nothing of the second card alone', async () => {
  const head = 'Oxbow Bank                                   Statement of account';
  const rows = (number: string, previous: string, ending: string) => `
GOLD ECARD
${number}
                Previous Balance                          ${previous}
13/12/2024      Lantern Mobile                              12.50
14/12/2024      Mossgate Gym                                 7.50
15/12/2024      Night Theatre                               20.00
                Ending Balance                            ${ending}`;
  const statements = await statementsFrom(`
${head}
Credit card        Payment due date 05/02/2025     Minimum amount due 10.00
Date            Description                               Amount
${rows('4111 11XX XXXX 1111', '100.00', '140.00')}
\f
${head}
Date            Description                               Amount
${rows('4222 22XX XXXX 2222', '  0.00', ' 40.00')}`);
  expect(
    statements.map(({ kind, closing, rows: own }) => [
      kind,
      closing,
      own.flatMap(({ amount }) => amount ?? []),
    ]),
  ).toEqual([
    ['card', -14_000, [-1250, -750, -2000]],
    ['card', -4000, [-1250, -750, -2000]],
  ]);
});
