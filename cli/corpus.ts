/**
 * Runs the engine over the statement corpus beside the project and scores it with the corpus's own scorer.
 * Prints a line per repository and the whole; exits 1 below the floor of `test/corpus-floor.json`.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extract } from '@/engine';
import floor from '../test/corpus-floor.json';
import {
  aggregateByRepository,
  type Aggregate,
  gotOf,
  type Manifest,
  readManifest,
  type Score,
  type Scorer,
} from './support/corpus';
import { loadPdfEngine } from '@/utils/pdfium';

const root = resolve(process.env['COUNTERFOIL_CORPUS'] ?? '../shared/corpus');
const verbose = process.argv.includes('--verbose');

if (!existsSync(join(root, 'manifest.jsonl'))) {
  console.log('skipped: no corpus');
  process.exit(0);
}

const scorer: Scorer = await import(pathToFileURL(join(root, '../tools/score.mjs')).href);
const pdf = await loadPdfEngine();
const manifest = await readManifest(root);

type Scored = { entry: Manifest; score: Score };
const scored: Scored[] = [];
let unread = 0;
for (const entry of manifest) {
  const bytes = new Uint8Array(await readFile(join(root, entry.file)));
  const { envelope } = await extract(
    { bytes, password: entry.password, requestId: '00000000-0000-4000-8000-000000000000' },
    { pdf, now: () => performance.now() },
  );
  if (entry.truth === undefined) {
    unread += 1;
    if (verbose)
      console.log(
        `- ${entry.file}: ${envelope.code} ${gotOf(envelope).transactions.length} rows, verified ${gotOf(envelope).verified}`,
      );
    continue;
  }
  const truth: unknown = JSON.parse(await readFile(join(root, entry.truth), 'utf8'));
  const score = scorer.scoreStatement(truth, gotOf(envelope));
  scored.push({ entry, score });
  if (verbose)
    console.log(
      `${score.perfect ? '+' : '!'} ${entry.file}: ${envelope.code.replace('pdf/', '')} F1 ${(100 * score.f1).toFixed(1)} rows ${score.gotRows}/${score.truthRows} sign ${(100 * score.f1IgnoringSign).toFixed(0)} date ${(100 * score.f1IgnoringDate).toFixed(0)} ${score.selfCheck}`,
    );
}

const graded = scored.filter(({ entry }) => entry.hasTextLayer && entry.status === 'verified');
const repositories = aggregateByRepository(graded, scorer);
const percent = (n: number | null): string => (n === null ? '-' : (100 * n).toFixed(1));
const line = (name: string, a: Aggregate): string =>
  `${name.padEnd(58).slice(0, 58)} ${String(a.statements).padStart(4)} ${percent(a.f1Macro).padStart(6)} ${String(a.perfect).padStart(4)} ${percent(a.balanceAccuracy).padStart(6)} ${percent(a.descriptionSimilarity).padStart(6)}`;
console.log(`${'repository'.padEnd(58)} docs     F1 perf    bal   desc`);
for (const [name, aggregate] of repositories) console.log(line(name, aggregate));

const whole = scorer.aggregate(graded.map(({ score }) => score));
const everything = scorer.aggregate(scored.map(({ score }) => score));
const macro = repositories.reduce((sum, [, a]) => sum + a.f1Macro, 0) / repositories.length;
// Rows in another order than the truth's (sections printed apart, truth sorted by date) are not wrong rows.
const wronglyPassed = scored.filter(
  ({ score }) => score.selfCheck === 'wrongly passed' && !score.perfectAnyOrder,
).length;
console.log(line('all', whole));
console.log(`macro F1 (mean per repository): ${percent(macro)}`);
console.log(
  `perfect: ${whole.perfect} of ${whole.statements} (${percent(whole.perfect / whole.statements)} %)`,
);
console.log(
  `balance accuracy ${percent(whole.balanceAccuracy)}, description similarity ${percent(whole.descriptionSimilarity)}`,
);
console.log(
  `negatives clean: ${everything.negativesClean} of ${everything.negatives}; without truth, read without a crash: ${unread}`,
);
console.log(`self-check: ${JSON.stringify(everything.selfCheck)}`);

const failures = [
  macro < floor.macroF1 && `macro F1 ${percent(macro)} is below ${percent(floor.macroF1)}`,
  whole.perfect / whole.statements < floor.perfect &&
    `perfect share is below ${percent(floor.perfect)}`,
  wronglyPassed > floor.wronglyPassed && `${wronglyPassed} statements wrongly passed`,
  everything.negativesClean < everything.negatives && floor.negativesClean && 'a negative has rows',
  (whole.balanceAccuracy ?? 1) < floor.balanceAccuracy && 'balance accuracy is below the floor',
  (whole.descriptionSimilarity ?? 1) < floor.descriptionSimilarity &&
    'description similarity is below the floor',
].filter((failure) => failure !== false);
for (const failure of failures) console.error(`below the floor: ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
