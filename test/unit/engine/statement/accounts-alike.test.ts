import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

type Sample = { number: string; opening: string; rows: readonly string[]; closing: string };

const account = ({ number, opening, rows, closing }: Sample): string => `
Account number ${number}
Date        Details               Amount     Balance
            Opening balance                  ${opening}
${rows.join('\n')}
            Closing balance                  ${closing}
`;

const read = async (...samples: readonly Sample[]): Promise<unknown[]> =>
  (await statementsFrom(`Statement of accounts\n${samples.map(account).join('\n')}`)).map(
    ({ facts, opening, closing, proof }) => [facts.accountNumber, opening, closing, proof.verdict],
  );

const CURRENT: Sample = {
  number: '12345678',
  opening: '100.00',
  rows: [
    '03/03/2024  Oxbow Books           -12.50       87.50',
    '23/03/2024  Salary                200.00      287.50',
  ],
  closing: '287.50',
};

const SAVINGS: Sample = {
  number: '87654321',
  opening: '287.50',
  rows: [
    '14/03/2024  Lantern Mobile        -10.00      277.50',
    '16/03/2024  Mossgate Gym           -7.50      270.00',
  ],
  closing: '270.00',
};

test('an account that opens with what the one above closed with is another by its number', async () => {
  expect(await read(CURRENT, SAVINGS)).toEqual([
    ['12345678', 10_000, 28_750, 'proven'],
    ['87654321', 28_750, 27_000, 'proven'],
  ]);
});

test('so is one that opens with what the one above opened with', async () => {
  const savings: Sample = {
    number: '87654321',
    opening: '100.00',
    rows: [
      '14/03/2024  Lantern Mobile        -10.00       90.00',
      '16/03/2024  Mossgate Gym           -7.50       82.50',
    ],
    closing: '82.50',
  };
  expect(await read(CURRENT, savings)).toEqual([
    ['12345678', 10_000, 28_750, 'proven'],
    ['87654321', 10_000, 8_250, 'proven'],
  ]);
});

test('pages of one number that carry a balance forward are one account', async () => {
  expect(await read(CURRENT, { ...SAVINGS, number: CURRENT.number })).toEqual([
    ['12345678', 10_000, 27_000, 'proven'],
  ]);
});
