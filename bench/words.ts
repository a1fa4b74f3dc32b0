/**
 * PDF → positioned words, beside `pdftotext -bbox-layout` of poppler-utils on the same file, in turns.
 * `npm run bench -- [pages]`: 500 pages of 40 rows unless told otherwise.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPdfEngine } from '@/utils/pdfium';
import { longParams, makeStatement } from '@/test/statements';
import { hasPoppler } from '@/test/support/poppler';

const ROUNDS = 7;
const ROWS_PER_PAGE = 40;

const asked = Number(process.argv[2] ?? 500);
const { pdf } = await makeStatement(longParams(asked * ROWS_PER_PAGE, ROWS_PER_PAGE));
const engine = await loadPdfEngine();
const baseline = process.memoryUsage().rss;

async function readWords(): Promise<{ pages: number; words: number }> {
  const reading = await engine.read(pdf);
  if (reading.kind === 'failed') throw new Error(reading.message);
  const words = reading.pages.reduce((sum, page) => sum + page.words.length, 0);
  return { pages: reading.pages.length, words };
}

const { pages, words } = await readWords();
const peak = process.memoryUsage().rss;

const folder = mkdtempSync(join(tmpdir(), 'bench-words-'));
const path = join(folder, 'statement.pdf');
writeFileSync(path, pdf);
const poppler = hasPoppler();
const mine: number[] = [];
const theirs: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  let started = performance.now();
  await readWords();
  mine.push(performance.now() - started);
  if (!poppler) continue;
  started = performance.now();
  execFileSync('pdftotext', ['-bbox-layout', path, join(folder, 'words.html')]);
  theirs.push(performance.now() - started);
}
rmSync(folder, { recursive: true });

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;
const perSecond = (times: readonly number[]): string => (pages / (median(times) / 1000)).toFixed(0);
const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0);

console.log(`${pages} pages, ${words} words, median of ${ROUNDS} rounds`);
console.log(`words stage              ${perSecond(mine)} pages/s`);
if (poppler) {
  console.log(`pdftotext -bbox-layout   ${perSecond(theirs)} pages/s`);
  console.log(`time, words stage ÷ pdftotext   ${(median(mine) / median(theirs)).toFixed(2)}`);
} else {
  console.log('pdftotext: skipped, poppler-utils is not installed');
}
console.log(
  `memory: ${megabytes(peak)} MB in all after the first reading, ${megabytes(peak - baseline)} MB of it for the reading`,
);
