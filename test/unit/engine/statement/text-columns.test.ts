import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const described = async (text: string): Promise<string[][]> =>
  (await statementsFrom(text)).flatMap(({ rows }) =>
    rows.flatMap(({ amount, description }) => (amount === undefined ? [] : [description])),
  );

test('cells that go on beside others are read one after the other, and no number stands in a name', async () => {
  const text = `
Statement of account              Account number 57898768397
Statement period 01/03/2024 to 31/03/2024
Date        Kind        Narration                 Cheque no.        Amount       Balance
02/03/2024  Transfer    Acme Infotech Private     0000892054         10.00     1,010.00
                        Limited, Mumbai
06/03/2024  Card        Oxbow Books               0000892055        -20.00       990.00
08/03/2024  Standing    Mossgate Gym and          0000892056        -40.00       950.00
            order       Swimming Bath             /2
                        06 MAR`;
  expect(await described(text)).toEqual([
    ['Transfer Acme Infotech Private', 'Limited, Mumbai', '0000892054'],
    ['Card Oxbow Books 0000892055'],
    ['Standing', 'order', 'Mossgate Gym and', 'Swimming Bath', '06 MAR', '0000892056', '/2'],
  ]);
});

test('what stands in two cells of one column, without a name over each, is read line by line', async () => {
  const text = `
Statement of account              Account number 57898768397
Statement period 01/03/2024 to 31/03/2024
Date        Narration                                               Amount       Balance
02/03/2024  Acme Infotech Private     0000892054                     10.00     1,010.00
            Limited, Mumbai
06/03/2024  Oxbow Books               0000892055                    -20.00       990.00`;
  expect(await described(text)).toEqual([
    ['Acme Infotech Private 0000892054', 'Limited, Mumbai'],
    ['Oxbow Books 0000892055'],
  ]);
});
