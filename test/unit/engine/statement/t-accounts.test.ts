import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const said = async (text: string) =>
  (await statementsFrom(text)).map(({ rows, proof }) => [
    rows.flatMap(({ amount }) => amount ?? []),
    proof.verdict,
  ]);

const HEAD = `
Account statement                     Account number 4410 22817
Statement period 12/01/2025 - 12/31/2025
`;

test('of an account that is set as a T, the titles say which way the rows of each half go', async () => {
  expect(
    await said(`${HEAD}
                        Debit                                              Credit
Date        Details                        Amount    Date        Details                        Amount

12/03/2025  Oxbow Books                    100.00    12/01/2025  Opening balance                900.00
12/04/2025  Mossgate Gym                    50.00    12/05/2025  Lantern Mobile                 250.00
12/06/2025  Harrow Rail                     25.00
12/31/2025  Closing balance                975.00

Total                                    1,150.00    Total                                    1,150.00`),
  ).toEqual([[[-10_000, -5000, -2500, 25_000], 'proven']]);
});

test('so they do in words that would title a section, and beside names of several lines', async () => {
  expect(
    await said(`${HEAD}
                      Money out                                           Money in
Date        Details                   Transaction    Date        Details                   Transaction
                                           amount                                               amount
12/03/2025  Oxbow Books                    100.00    12/01/2025  Opening balance                900.00
12/04/2025  Mossgate Gym                    50.00    12/05/2025  Lantern Mobile                 250.00
12/31/2025  Closing balance              1,000.00

Total                                    1,150.00    Total                                    1,150.00`),
  ).toEqual([[[-10_000, -5000, 25_000], 'proven']]);
});

test('so they do where a row’s text stands across the halves, which are then read side by side', async () => {
  const [[amounts] = []] = await said(`${HEAD}
                        Debit                                              Credit
Date        Details                        Amount    Date        Details                        Amount

12/03/2025  Oxbow Books, second parcel of  100.00 12/01/2025  Opening balance                   900.00
12/04/2025  Mossgate Gym                    50.00    12/05/2025  Lantern Mobile                 250.00
12/06/2025  Harrow Rail                     25.00    12/08/2025  Saltmarsh                       10.00
12/31/2025  Closing balance                985.00
(a note that goes on from the left half to the right one)
12/31/2025  nothing else was booked        10.00     12/31/2025  a correction                    10.00`);
  expect(amounts).toEqual(expect.arrayContaining([-10_000, -5000, -2500, 25_000, 1000]));
});
