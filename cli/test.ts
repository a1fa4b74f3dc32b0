import { mkdir, rm } from 'node:fs/promises';
import { ensureBrowser } from './testing/browser';
import { readCounts, type Counts } from './testing/counts';
import { run } from './testing/run';

/** `npm test`: every check and every test; the last line is the sum. */
const checks = ['types', 'types:pure', 'lint', 'format', 'unused'];
const reportPath = '.tmp/test-report.json';

async function main(): Promise<void> {
  const noBrowser = await ensureBrowser();
  if (noBrowser !== undefined) {
    console.error(noBrowser);
    process.exitCode = 1;
    return;
  }

  const broken: string[] = [];
  for (const check of checks)
    if (!(await run('npm', ['run', '--silent', check]))) broken.push(check);

  await mkdir('.tmp', { recursive: true });
  await rm(reportPath, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  const testsPassed = await run('npx', ['vitest', 'run', ...reporters]);
  const counts = await readCounts(reportPath).catch((): Counts => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    retried: [],
  }));
  counts.failed += broken.length;

  if (broken.length > 0) console.error(`Checks that failed: ${broken.join(', ')}`);
  for (const test of counts.retried) console.error(`Passed only when tried again: ${test}`);
  if (counts.passed === 0) console.error('No test ran.');
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exitCode = testsPassed && counts.failed === 0 && counts.passed > 0 ? 0 : 1;
}

await main();
