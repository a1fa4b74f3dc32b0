import { expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import { accountsRead, falseProofs, makeStatement } from '@/test/statements';
import { DRAWN } from './drawn-cases';

test.each(DRAWN)('%s is no false proof', async (_, params) => {
  const { pdf, truth } = await makeStatement(params);
  const { envelope } = await extract(
    { bytes: pdf, requestId: 'drawn' },
    { pdf: await loadPdfEngine() },
  );
  const read = accountsRead(envelope);
  expect(read.length).toBeGreaterThan(0);
  expect(falseProofs(read, truth)).toEqual([]);
});
