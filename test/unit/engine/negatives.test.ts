import { expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import { NEGATIVES } from '@/test/statements';

const pdf = await loadPdfEngine();

for (const { name, codes, make } of NEGATIVES) {
  test(`${name} is refused`, async () => {
    const { envelope } = await extract({ bytes: await make(), requestId: 'negative' }, { pdf });
    expect(codes.map((code) => `pdf/fail/${code}`)).toContain(envelope.code);
    expect(envelope).not.toHaveProperty('data.transactions');
  });
}
