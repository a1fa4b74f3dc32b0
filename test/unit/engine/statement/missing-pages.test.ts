import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const first = (number: string) => `
Account statement                                       ${number}
Date        Details              Amount     Balance
            Opening balance                  100.00
12/03/2024  Oxbow Books          -12.50       87.50
13/03/2024  Lantern Mobile       -10.00       77.50
14/03/2024  Mossgate Gym          -7.50       70.00
15/03/2024  Night Theatre        -20.00       50.00`;
const second = (number: string) => `
Account statement                                       ${number}
Date        Details              Amount     Balance
18/03/2024  Oxbow Books          -12.50       37.50
19/03/2024  Salary               200.00      237.50
20/03/2024  Lantern Mobile       -10.00      227.50`;

test.each([
  [[first('Page 1 of 2')], 'unchecked'],
  [[first('Page 1/3'), second('Page 2/3')], 'unchecked'],
  [[first('Page 1 of 3'), second('Page 3 of 3')], 'unchecked'],
  [[first('Page 1 of 2'), second('Page 2 of 2')], 'proven'],
  [[first('Page: 1/2'), second('')], 'proven'],
  [[first('Page 1'), second('Page 2')], 'proven'],
  [['Dear customer', first('Page 1 of 2'), second('Page 2 of 2'), 'Page 1 of 1'], 'proven'],
])('where pages are missing by their numbers, rows may be, too: %#', async (pages, verdict) => {
  const [statement] = await statementsFrom(pages.join('\f'));
  expect(statement?.proof.verdict).toBe(verdict);
});

test('what ties from the opening to the closing balance is whole, whatever pages were left out', async () => {
  const [statement] = await statementsFrom(`${first('Page 1 of 2')}
Closing balance                               50.00`);
  expect(statement?.proof.verdict).toBe('proven');
});
