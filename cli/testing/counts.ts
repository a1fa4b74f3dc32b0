import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests, among those passed, that passed only when they were tried again: name and first error of each. */
  retried: readonly string[];
};

/** The part of vitest's JSON report that is counted. */
const report = z.object({
  testResults: z.array(
    z.object({
      status: z.enum(['passed', 'failed']),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          /** Of each attempt that failed, also of those before the one that passed. */
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/**
 * Counts a vitest JSON report. A file that fails without a failed test (it could not be loaded, or its
 * set-up broke) counts as one failure; whatever neither passed nor failed counts as skipped.
 */
export async function readCounts(path: string): Promise<Counts> {
  const { testResults } = report.parse(JSON.parse(await readFile(path, 'utf8')));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const retried: string[] = [];
  for (const file of testResults) {
    const failures = file.assertionResults.filter(({ status }) => status === 'failed').length;
    const passed = file.assertionResults.filter(({ status }) => status === 'passed');
    counts.passed += passed.length;
    counts.failed += file.status === 'failed' ? Math.max(failures, 1) : failures;
    counts.skipped += file.assertionResults.length - failures - passed.length;
    for (const { fullName, failureMessages } of passed)
      if (failureMessages?.[0] !== undefined) retried.push(`${fullName}: ${failureMessages[0]}`);
  }
  return { ...counts, retried };
}
