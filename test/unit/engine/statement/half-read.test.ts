import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

/** A first page without texts and balances, a second one with them. */
const text = (words: boolean): string => `
Personal account statement
Opening balance 100.00
Date        Details              Amount     Balance
15/03/2024  ${words ? 'Oxbow Books' : '           '}          -12.50 ${words ? '      87.50' : ''}
16/03/2024  ${words ? 'Tollgate   ' : '           '}          -10.00 ${words ? '      77.50' : ''}
17/03/2024  Mossgate Gym          -7.50       70.00
18/03/2024  Oxbow Books          -10.00       60.00
Closing balance 60.00`;

test('rows without the texts and balances that the others have are read by halves: proven is none', async () => {
  const verdict = async (words: boolean): Promise<string | undefined> =>
    (await statementsFrom(text(words)))[0]?.proof.verdict;
  expect(await verdict(true)).toBe('proven');
  expect(await verdict(false)).toBe('unchecked');
});
