/**
 * Looks for random statements that the engine reads wrongly, and shrinks each to the smallest one:
 *
 *   npx tsx test/statements/hunt.ts [--runs 300] [--seed 1] [--show 10] [--only lies|rows] [--small]
 *
 * A lie is a false claim of proof; otherwise a case is a failure when not all its rows were found. `--small` gives each one to six
 * rows: of few, a wrong reading ties the most easily.
 */
import { parseArgs } from 'node:util';
import { asyncProperty, check, sample } from 'fast-check';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import { statementParams } from './arbitrary';
import { accountsOf, accountsRead, differences, falseProofs, rowsFound } from './compare';
import { makeStatement } from './make-statement';
import type { StatementParams } from './params';
import { shorten } from './shorten';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '10' },
    only: { type: 'string' },
    small: { type: 'boolean', default: false },
  },
});
/** Longer than this, a smaller statement is not looked for. */
const SHRINK_MS = 15_000;
const runs = Number(values.runs);
const seed = Number(values.seed);
const pdf = await loadPdfEngine();

const MOST_ROWS = 6;
/** Rows from which on a flaw shows on paper. */
const SHOWN = 5;

/** The statement with few rows, and without a flaw that so few do not show. */
function small<Params extends StatementParams>(params: Params): Params {
  if (!params.content) return params;
  const rows = 1 + (params.seed % MOST_ROWS);
  const flaw = rows < SHOWN ? { flaw: 'none' as const } : {};
  return { ...params, content: { ...params.content, rows, ...flaw } };
}

const statements = values.small ? statementParams.map(small) : statementParams;

type Verdict = { lies: string[]; found: number; of: number; said: string; differs: string[] };

async function judge(params: StatementParams): Promise<Verdict> {
  const made = await makeStatement(params);
  const { envelope } = await extract({ bytes: made.pdf, requestId: 'hunt' }, { pdf });
  const read = accountsRead(envelope);
  const truth = accountsOf(made.truth);
  return {
    ...rowsFound(read, made.truth),
    lies: falseProofs(read, made.truth),
    said: `${envelope.code}: ${read.map(({ verdict, rows }) => `${verdict}, ${rows.length} rows`).join('; ')}`,
    differs: truth.flatMap((account, i) => {
      const mine = read[i];
      return mine ? differences(mine, account).slice(0, 3) : [`account ${i + 1} is missing`];
    }),
  };
}

const isBad = ({ lies, found, of }: Verdict): boolean => {
  if (values.only === 'lies') return lies.length > 0;
  return lies.length > 0 || (values.only !== 'lies' && found < of);
};

const verdicts: (Verdict & { index: number })[] = [];
for (const [index, params] of sample(statements, { seed, numRuns: runs }).entries()) {
  verdicts.push({ index, ...(await judge(params)) });
}
const sum = (pick: (verdict: Verdict) => number) => verdicts.reduce((all, v) => all + pick(v), 0);
const [found, of] = [sum((v) => v.found), sum((v) => v.of)];
console.log(
  `seed ${seed}, ${runs} statements: ${((100 * found) / of).toFixed(2)} % of ${of} rows found, ` +
    `${verdicts.filter((v) => v.found === v.of).length} statements whole, ` +
    `${verdicts.filter((v) => v.lies.length > 0).length} lies\n`,
);
const bad = verdicts.filter(isBad).toSorted((a, b) => b.lies.length - a.lies.length);
const shown = new Set<string>();
for (const { index } of bad) {
  if (shown.size >= Number(values.show)) break;
  const result = await check(
    asyncProperty(statements, async (params) => !isBad(await judge(params))),
    { seed, path: String(index), numRuns: 1, interruptAfterTimeLimit: SHRINK_MS },
  );
  const [smallest] = result.counterexample ?? [];
  if (!smallest) continue;
  const { seed: drawn, ...about } = shorten(smallest);
  // The same layout has the same cause, whatever its rows.
  const cause = JSON.stringify(about.layout);
  if (shown.has(cause)) continue;
  shown.add(cause);
  const verdict = await judge(smallest);
  console.log(`${verdict.lies.length > 0 ? 'LIE' : 'rows'} (draw ${index}) ${verdict.said}`);
  for (const line of verdict.differs) console.log(`  ${line}`);
  console.log(`  ${JSON.stringify({ seed: drawn, ...about })}\n`);
}
