import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const verdicts = async (text: string): Promise<string[]> =>
  (await statementsFrom(text)).map(({ proof }) => proof.verdict);

test('dates that stand elsewhere than under the name of their column prove nothing', async () => {
  const text = `
Personal account statement
Opening balance 100.00
Date         Details                                Amount
ab 7         Oxbow Books 22/03/2024 north           -12.50
ab 8         Lantern Mobile 23/03/2024 north        -10.00
ab 9         Mossgate Gym 24/03/2024 north           -7.50
Closing balance 70.00`;
  expect(await verdicts(text)).not.toContain('proven');
});
