import { expect, test } from 'vitest';
import { valuesOf } from '@/engine/proof';
import type { Interpretation, RawRow } from '@/engine/reading';
import { linesFrom } from '@/test/support/lines';

/** A row with figures in so many columns. */
function rowOf(...figures: string[]): RawRow {
  const [anchor] = linesFrom(`01/12/2024  Oxbow Books  ${figures.join('   ')}`);
  if (!anchor) throw new Error('no line');
  return {
    kind: 'row',
    anchor,
    lines: [anchor],
    dates: anchor.dates,
    cells: anchor.money.filter(({ exact }) => exact).map((money, column) => ({ column, money })),
    mark: undefined,
    currency: undefined,
    foreign: undefined,
    description: ['Oxbow Books'],
    dateLost: false,
    figureLeft: false,
  };
}

const howWith = (...roles: Interpretation['roles']): Interpretation => ({
  roles,
  sign: 'printed',
  debitMinusIsStyle: false,
  owed: false,
});

test.each([
  ['an amount and what went out', howWith('amount', 'debit'), true],
  ['what came in and what went out', howWith('credit', 'debit'), true],
  ['an amount and its fee', howWith('amount', 'fee'), false],
])('%s in one row: moved twice?', (_, how, isDouble) => {
  const entry = rowOf('11.82', '11.82');
  const [value] = valuesOf([{ entry, how, section: undefined }], 'asc');
  expect(value?.isDouble).toBe(isDouble);
});
