import { describe, expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

describe('where nothing but a word space parts the cells of a row', () => {
  test('the figure that ends it is read, with the mark behind it, and capitals before it are text', async () => {
    const rows = await rowsFrom(`
Oakhurst Credit Card Statement

Statement period: 13/08/2025 to 12/09/2025

14/08/2025 OXBOW BOOKS 450.00
20/08/2025 PAYMENT RECEIVED - THANK YOU 9,000.00 Cr
21/08/2025 LANTERN MOBILE OF HARBOUR STREET 12.50`);
    expect(rows).toEqual([
      ['2025-08-14', -45_000, 'OXBOW BOOKS'],
      ['2025-08-20', 900_000, 'PAYMENT RECEIVED - THANK YOU'],
      ['2025-08-21', -1250, 'LANTERN MOBILE OF HARBOUR STREET'],
    ]);
  });

  test('a heading without the amount’s name still says which of two dates is the transaction’s', async () => {
    const rows = await rowsFrom(`
Oakhurst Credit Card Statement
Statement date 12 JUL 25

Posting Date        Transaction Date        Transaction Description
01/07 30/06 OXBOW BOOKS OF HARBOUR STREET 30.40
01/07 30/06 CASH REBATE 9.52CR
18/06 17/06 PAYMENT 3,198.71CR`);
    expect(rows).toEqual([
      ['2025-06-30', -3040, 'OXBOW BOOKS OF HARBOUR STREET'],
      ['2025-06-30', 952, 'CASH REBATE'],
      ['2025-06-17', 319_871, 'PAYMENT'],
    ]);
  });

  test('a line of text with a figure in it is no row', async () => {
    const rows = await rowsFrom(`
Oakhurst Credit Card Statement

Your new limit from 14/08/2025 is 450.00
The fee of 12.50 is due on 20/08/2025`);
    expect(rows).toEqual([]);
  });
});
