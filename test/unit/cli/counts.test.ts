import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCounts } from '@/cli/testing/counts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counts-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function countsOf(testResults: unknown): Promise<unknown> {
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify({ testResults }));
  return readCounts(path);
}

const results = (...statuses: string[]) =>
  statuses.map((status, i) => ({ status, fullName: `test ${i + 1}` }));

test('counts each outcome over all files', async () => {
  expect(
    await countsOf([
      { status: 'passed', assertionResults: results('passed', 'passed', 'skipped') },
      { status: 'failed', assertionResults: results('passed', 'failed', 'failed', 'todo') },
    ]),
  ).toEqual({ passed: 3, failed: 2, skipped: 2, retried: [] });
});

test('a file that could not be loaded counts as one failure', async () => {
  expect(await countsOf([{ status: 'failed', assertionResults: [] }])).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    retried: [],
  });
});

test('a file whose set-up broke after its tests passed counts as one failure', async () => {
  expect(
    await countsOf([{ status: 'failed', assertionResults: results('passed', 'skipped') }]),
  ).toEqual({ passed: 1, failed: 1, skipped: 1, retried: [] });
});

test('a test that passed only when it was tried again counts as passed, and is named with its first error', async () => {
  const [passed, failed] = results('passed', 'failed');
  expect(
    await countsOf([
      {
        status: 'failed',
        assertionResults: [
          { ...passed, failureMessages: ['no tab', 'no popup'] },
          { ...failed, failureMessages: ['no rows'] },
        ],
      },
    ]),
  ).toEqual({ passed: 1, failed: 1, skipped: 0, retried: ['test 1: no tab'] });
});
