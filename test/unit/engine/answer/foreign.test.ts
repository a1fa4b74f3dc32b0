import { expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import { foreignIn } from '@/engine/answer/foreign';
import { fixtures, makeStatement } from '@/test/statements';
import { isSuccess } from '@/utils/contract';

test.each([
  ['USD 12.00 @ 1.0845', { currency: 'USD', amount: 12, rate: 1.0845 }],
  ['CHF 16,34 @ 1,0695', { currency: 'CHF', amount: 16.34, rate: 1.0695 }],
  ['Foreign amount 12.00 USD', { currency: 'USD', amount: 12 }],
  ['12.00 SEK rate 0.9321', { currency: 'SEK', amount: 12, rate: 0.9321 }],
  ['JPY 1,200 x 0.00521', { currency: 'JPY', amount: 1200, rate: 0.00521 }],
  ['USD 1.234,56', { currency: 'USD', amount: 1234.56 }],
])('%s', (line, foreign) => {
  expect(foreignIn(['Payee', line], 'GBP')).toEqual(foreign);
});

test.each(['TOP 10 SHOPS', 'ALL 500 ITEMS', 'GBP 12.00', 'REF 12.00 ABC', 'USD 1.00 EUR 2.00'])(
  'nothing foreign in %s',
  (line) => {
    expect(foreignIn([line], 'GBP')).toBeUndefined();
  },
);

test('without the statement’s own currency nothing is foreign', () => {
  expect(foreignIn(['USD 12.00'], undefined)).toBeUndefined();
});

test('an amount and a currency in columns of their own are the foreign amount of the row', async () => {
  const fixture = fixtures().find(({ name }) => name === 'foreign-amount-column');
  const made = fixture && (await makeStatement(fixture.params));
  const bytes = made?.pdf ?? new Uint8Array();
  const { envelope } = await extract(
    { bytes, requestId: 'foreign' },
    { pdf: await loadPdfEngine() },
  );
  if (!isSuccess(envelope) || envelope.data.type !== 'BankStatementNormal')
    throw new Error(`Not read: ${envelope.code}`);
  const foreign = envelope.data.transactions.flatMap((row) => row.foreign ?? []);
  expect(foreign).toEqual([
    { currency: 'SEK', amount: 3.76 },
    { currency: 'AUD', amount: 16.69 },
    { currency: 'SEK', amount: 74.41 },
    { currency: 'AUD', amount: 636.95 },
  ]);
});
