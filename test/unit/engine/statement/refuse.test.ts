import { expect, test } from 'vitest';
import { loadPdfEngine } from '@/cli/support/pdfium';
import { extract } from '@/engine';
import { makeStatement, NEGATIVES } from '@/test/statements';
import { codeFrom } from '@/test/support/lines';

const pdf = await loadPdfEngine();

async function answer(bytes: Uint8Array) {
  const { envelope } = await extract({ bytes, requestId: 'refused' }, { pdf });
  return envelope;
}

async function negative(name: string) {
  const found = NEGATIVES.find((one) => one.name === name);
  if (!found) throw new Error(`No negative is called "${name}"`);
  return answer(await found.make());
}

test('a document of a known kind is named as it names itself', async () => {
  expect(await negative('amortisation')).toMatchObject({
    code: 'pdf/fail/unsupported-pdf',
    data: { name: 'Loan repayment schedule' },
  });
  expect(await negative('portfolio')).toMatchObject({
    code: 'pdf/fail/unsupported-pdf',
    data: { name: 'Portfolio statement' },
  });
});

test('a font that does not say its letters is told from a document without a statement', async () => {
  expect(await negative('font without a map to Unicode')).toMatchObject({
    code: 'pdf/fail/image-pdf',
    message: expect.stringContaining('fonts'),
  });
});

test.each(['Investment Report', 'Invoice Number', 'Market Value Price List'])(
  'a statement is no %s because its bank is called so',
  async (issuer) => {
    const { pdf: bytes } = await makeStatement({ seed: 31, content: { issuer } });
    expect((await answer(bytes)).code).toBe('pdf/success/bank-statement-normal');
  },
);

test('rows that nothing on paper proves are no reason to refuse a statement', async () => {
  const { pdf: bytes } = await makeStatement({
    seed: 32,
    layout: {
      columns: ['date', 'description', 'amount'],
      opening: { summary: false },
      closing: { summary: false },
      sums: { movements: false },
    },
  });
  expect((await answer(bytes)).code).toBe('pdf/success/bank-statement-no-balance');
});

test.each([
  ['Sample Credit Card Statement', 'pdf/success/credit-card-simple'],
  ['Shopping List for April', 'pdf/fail/unknown-pdf'],
])(
  'a list under nothing but its title is a statement where that says so: %s',
  async (title, code) => {
    const list = `
${title}
15 Apr 2025   50.00  Oxbow Books
14 Apr 2025   35.50  Lantern Mobile
13 Apr 2025   45.00  Mossgate Gym
12 Apr 2025   15.99  Bright Lamps
11 Apr 2025   12.99  Corner Bakery`;
    expect(await codeFrom(list)).toBe(code);
  },
);
