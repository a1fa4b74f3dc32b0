import { asyncProperty, check } from 'fast-check';
import { expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import {
  accountsRead,
  falseProofs,
  makeStatement,
  rowsFound,
  statementParams,
} from '@/test/statements';

/** `COUNTERFOIL_RUNS=5000 COUNTERFOIL_SEED=7` draws others; without, the same ones each time. */
const runs = Number(process.env['COUNTERFOIL_RUNS'] ?? 2000);
const seed = Number(process.env['COUNTERFOIL_SEED'] ?? 16);
const LEAST_RECALL = 0.98;

test(
  `what is called proven equals the truth, and rows are found (${runs} random statements, seed ${seed})`,
  { timeout: 60_000 + runs * 500 },
  async () => {
    const pdf = await loadPdfEngine();
    const tally = { found: 0, of: 0 };
    let honest = true;
    const result = await check(
      asyncProperty(statementParams, async (params) => {
        const made = await makeStatement(params);
        const { envelope } = await extract({ bytes: made.pdf, requestId: 'random' }, { pdf });
        const read = accountsRead(envelope);
        const lies = falseProofs(read, made.truth);
        if (honest) {
          const { found, of } = rowsFound(read, made.truth);
          tally.found += found;
          tally.of += of;
        }
        honest &&= lies.length === 0;
        return lies.length === 0;
      }),
      { seed, numRuns: runs },
    );
    console.log(`seed ${seed}: ${tally.found} of ${tally.of} rows found in ${result.numRuns} runs`);
    expect(result.failed ? JSON.stringify(result.counterexample) : 'no false proof').toBe(
      'no false proof',
    );
    expect(tally.found / tally.of).toBeGreaterThanOrEqual(LEAST_RECALL);
  },
);
