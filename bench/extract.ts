/**
 * PDF → statement, whole, against its own words stage and beside `pdftotext -bbox-layout`, in turns on the same file;
 * then the time per page of a short statement and a long one, and the peak memory of one extraction in a process of its own.
 * `npx tsx bench/extract.ts [pages]`: 500 pages of 40 rows unless told otherwise.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import { longParams, makeStatement } from '@/test/statements';
import { hasPoppler } from '@/test/support/poppler';
import { isSuccess } from '@/utils/contract';

/** A statement is read so often before anything is measured: V8 goes on compiling what runs until the tenth time. */
const WARM_UP = 10;
const ROUNDS = 9;
const ROWS_PER_PAGE = 40;
const FEW_PAGES = 10;
/** What it must reach: of the words stage's time, of the growth per page, of memory. */
const LIMITS = { ratio: 1.35, growth: 1.2, megabytes: 400 };

const pages = Number(process.argv[2] ?? 500);
const make = async (count: number): Promise<Uint8Array> =>
  (await makeStatement(longParams(count * ROWS_PER_PAGE, ROWS_PER_PAGE))).pdf;
const [long, short] = [await make(pages), await make(FEW_PAGES)];
const engine = await loadPdfEngine();

async function readWords(): Promise<void> {
  const reading = await engine.read(long);
  if (reading.kind === 'failed') throw new Error(reading.message);
}

async function readStatement(bytes: Uint8Array): Promise<number> {
  const { envelope } = await extract({ bytes, requestId: 'bench' }, { pdf: engine });
  if (!isSuccess(envelope)) throw new Error(envelope.message);
  return envelope.data.proof?.provenRows ?? 0;
}

async function timed(work: () => Promise<unknown> | void): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** What a process takes that has read nothing yet, and so has compiled nothing. */
const first = { words: await timed(readWords), whole: await timed(() => readStatement(long)) };
for (let round = 1; round < WARM_UP; round += 1) {
  await readWords();
  await readStatement(long);
}
const proven = await readStatement(long);
const folder = mkdtempSync(join(tmpdir(), 'bench-extract-'));
const path = join(folder, 'statement.pdf');
writeFileSync(path, long);
const poppler = hasPoppler();
const times = {
  words: [] as number[],
  whole: [] as number[],
  few: [] as number[],
  theirs: [] as number[],
};
for (let round = 0; round < ROUNDS; round += 1) {
  times.words.push(await timed(readWords));
  times.whole.push(await timed(() => readStatement(long)));
  for (let few = 0; few < 5; few += 1) times.few.push(await timed(() => readStatement(short)));
  if (poppler)
    times.theirs.push(
      await timed(() => {
        execFileSync('pdftotext', ['-bbox-layout', path, join(folder, 'words.html')]);
      }),
    );
}
/** Of a process that does nothing but this: here the statements were made, too, and many were read. */
const alone = [...process.execArgv, fileURLToPath(new URL('one-extraction.ts', import.meta.url))];
const peak = Number(execFileSync(process.execPath, [...alone, path], { encoding: 'utf8' }));
rmSync(folder, { recursive: true });

const whole = median(times.whole);
// Round by round: what else the machine does in between falls on both.
const ratio = median(times.whole.map((time, round) => time / (times.words[round] ?? Number.NaN)));
const growth = whole / pages / (median(times.few) / FEW_PAGES);
const megabytes = peak / 1024 ** 2;
const perSecond = (time: number, count: number): string => (count / (time / 1000)).toFixed(0);

console.log(
  `${pages} pages, ${pages * ROWS_PER_PAGE} rows, ${proven} proven; median of ${ROUNDS} rounds after ${WARM_UP}`,
);
console.log(`words stage              ${perSecond(median(times.words), pages)} pages/s`);
console.log(`whole extraction         ${perSecond(whole, pages)} pages/s`);
console.log(
  poppler
    ? `pdftotext -bbox-layout   ${perSecond(median(times.theirs), pages)} pages/s`
    : 'pdftotext: skipped, poppler-utils is not installed',
);
console.log(`whole ÷ words stage      ${ratio.toFixed(2)} (at most ${LIMITS.ratio})`);
console.log(`… of the first reading   ${(first.whole / first.words).toFixed(2)}`);
console.log(
  `time per page, ${pages} ÷ ${FEW_PAGES} pages   ${growth.toFixed(2)} (at most ${LIMITS.growth})`,
);
console.log(
  `memory of one extraction ${megabytes.toFixed(0)} MB (below ${LIMITS.megabytes}); of all rounds here ${(process.memoryUsage().rss / 1024 ** 2).toFixed(0)} MB`,
);
process.exit(
  ratio > LIMITS.ratio || growth > LIMITS.growth || megabytes >= LIMITS.megabytes ? 1 : 0,
);
