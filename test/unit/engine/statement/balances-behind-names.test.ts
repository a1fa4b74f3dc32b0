import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('a balance behind what it is called, in the line of what moved, leads from row to row', async () => {
  const [statement] = await statementsFrom(`
Emerald Online
Everyday Account 88123021
Transactions: 1 February 2024 - 29 February 2024

Wednesday, 28 February 2024

Costa Coffee                              -8.32   Balance 3,657.52
Lidl Ireland                             -43.78   Balance 3,665.84

Tuesday, 27 February 2024

Three Ireland                            -25.00   Balance 3,709.62
Salary Dublin Devs                    +3,120.50   Balance 3,734.62

Monday, 26 February 2024

Circle K Naas Rd                         -67.76   Balance 614.12`);
  expect(
    statement?.rows.map(({ amount, balance, description }) => [amount, balance, ...description]),
  ).toEqual([
    [-832, 365_752, 'Costa Coffee'],
    [-4378, 366_584, 'Lidl Ireland'],
    [-2500, 370_962, 'Three Ireland'],
    [312_050, 373_462, 'Salary Dublin Devs'],
    [-6776, 61_412, 'Circle K Naas Rd'],
  ]);
  expect(statement?.proof.equations).toEqual([{ kind: 'runningBalance', checked: 4, held: 4 }]);
});
