import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export type Counts = { passed: number; failed: number; skipped: number };

/** The part of vitest's JSON report that is counted. */
const report = z.object({
  testResults: z.array(
    z.object({
      status: z.enum(['passed', 'failed']),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/**
 * Counts a vitest JSON report. A file that fails without a failed test (it could not be loaded, or its
 * set-up broke) counts as one failure; whatever neither passed nor failed counts as skipped.
 */
export async function readCounts(path: string): Promise<Counts> {
  const { testResults } = report.parse(JSON.parse(await readFile(path, 'utf8')));
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of testResults) {
    const failures = file.assertionResults.filter(({ status }) => status === 'failed').length;
    const passes = file.assertionResults.filter(({ status }) => status === 'passed').length;
    counts.passed += passes;
    counts.failed += file.status === 'failed' ? Math.max(failures, 1) : failures;
    counts.skipped += file.assertionResults.length - failures - passes;
  }
  return counts;
}
