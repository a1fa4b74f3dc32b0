import { expect, test } from 'vitest';
import { bankStatement, envelopeOf } from '@/test/support/exports/statement-data';
import { prepare } from '@/utils/export';

test('an apostrophe in an account’s number does not reach the readers that look it up', async () => {
  const data = bankStatement(
    [{ date: '2024-01-31', text: "Miller's Bakery", amount: -4.5, balance: 95.5 }],
    { account: "='12'34" },
  );
  const { files } = await prepare([{ envelope: envelopeOf(data) }], 'mt940', {});
  const text = new TextDecoder().decode(files[0]?.bytes);
  expect(/^:25:(.*)$/m.exec(text)?.[1]?.trim()).toBe('..12.34');
  expect(text).toContain("Miller's Bakery");
});
