import { expect, test } from 'vitest';
import { codeFrom } from '@/test/support/lines';

const paper = (labels: string, rows: readonly string[], title = 'Account statement'): string => `
${title}
Marsh Mobile and Mutual     Account 7714-0093-2
${labels}

Date         Description                          Amount
${rows.map((row, i) => `1${i}/10/2025   ${row.padEnd(30)}     ${i + 4}.20`).join('\n')}`;

const PAYEES = ['Oxbow Books', 'Lantern', 'Mossgate Gym', 'Bright Lamps', 'Quick Fern'];

test('an insurer’s labels are of no statement', async () => {
  const labels = `
Policy number  44118220        Sum insured  80,000
Policyholder   Anna Marsh      Renewal date  01/02/2026`;
  expect(await codeFrom(paper(labels, PAYEES))).toMatch('fail');
  expect(await codeFrom(paper('Policy number  44118220', PAYEES))).toMatch('success');
});

test('a telephone’s plan, its loan of a device and what was added to either are no statement’s rows', async () => {
  const rows = [
    'Monthly plan - Mossgate 60',
    'Device financing - 14 of 24',
    'Device protection',
    'Roam Easy - Oxbow',
    'Roam Easy - Oxbow',
    'International text (6)',
    'Add-on data 1GB',
    'Auto-pay discount',
  ];
  expect(await codeFrom(paper('', rows, 'Your bill'))).toMatch('fail');
  expect(await codeFrom(paper('', [...rows.slice(0, 3), ...PAYEES], 'Your bill'))).toMatch(
    'success',
  );
});
