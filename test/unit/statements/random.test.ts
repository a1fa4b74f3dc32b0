import { assert, asyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { makeStatement, statementParams } from '@/test/statements';
import { misplaced } from './misplaced';

test('a random statement has its texts on the page, none over another', async () => {
  const pdf = await loadPdfEngine();
  await assert(
    asyncProperty(statementParams, async (params) => {
      const { pdf: bytes } = await makeStatement(params);
      const reading = await pdf.read(bytes);
      if (reading.kind === 'failed') throw new Error(reading.message);
      expect(reading.pages.flatMap(misplaced)).toEqual([]);
    }),
    { numRuns: 150, seed: 1 },
  );
});
