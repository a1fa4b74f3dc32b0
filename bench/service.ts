/**
 * The service under load, beside the bare engine in as many threads, in turns on the same statement; then many requests
 * at once, counted against what was charged, and the memory while they come.
 * `npm run bench:service -- [requests]`: 10,000 unless told otherwise. With DATABASE_URL on that database, else embedded.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { UsageView } from '@/server';
import { PRESETS } from '@/test/statements';
import { type Served, serve } from '@/test/support/service';
import { openBare } from './service/bare';
import { type Target, load } from './service/load';
import { median, watchMemory } from './service/memory';
import { ownSeconds, processorTime, readMetric } from './service/metric';

const ROUNDS = 7;
const ROUND_SECONDS = 4;
/** Before anything is compared, each: a service's code is compiled for good only after some thousand requests. */
const WARM_SECONDS = 30;
const AT_ONCE = 64;
/** What it must reach: of the bare engine's throughput; of the median latency; of the second quarter's memory. */
const LIMITS = { throughput: 0.9, p99: 4, memory: 1.1 };

const requests = Number(process.argv[2] ?? 10_000);
const cores = availableParallelism();
const made = await PRESETS.find(({ id }) => id === 'current-account')?.make();
const pdf = made?.pdf ?? new Uint8Array();
const body = JSON.stringify({ file: 'a.pdf', buffer: Buffer.from(pdf).toString('base64') });
const folder = mkdtempSync(join(tmpdir(), 'bench-service-'));
const { DATABASE_URL = '' } = process.env;

async function withService<T>(
  workers: number,
  work: (target: Target, service: Served) => Promise<T>,
): Promise<T> {
  const settings = { DATA_DIR: folder, DATABASE_URL, WORKERS: String(workers) };
  const service = await serve(settings);
  try {
    token ??= await service.nextLine();
    return await work({ url: service.url, token, bodies: [body] }, service);
  } finally {
    await service.end();
  }
}
let token: string | undefined;

/** Statements per second; processor time of one, in milliseconds. */
type Pace = { perSecond: number; ms: number };
type Comparison = { bare: Pace; served: Pace; ratio: number };

/** How much of the bare engine's throughput the service reaches, each busy with twice as many as it has workers. */
async function compare(workers: number): Promise<Comparison> {
  const connections = workers * 2;
  return withService(workers, async (target) => {
    const engine = openBare([pdf], { workers, inFlight: connections });
    const seconds = () => readMetric(target.url, 'process_cpu_seconds_total');
    const rounds: Comparison[] = [];
    await engine.throughput(WARM_SECONDS);
    await load(target, { connections: AT_ONCE / 4, seconds: WARM_SECONDS });
    for (let round = 0; round < ROUNDS; round += 1) {
      const [pace, spent] = await processorTime(ownSeconds, () => engine.throughput(ROUND_SECONDS));
      const [{ perSecond, succeeded }, taken] = await processorTime(seconds, () =>
        load(target, { connections, seconds: ROUND_SECONDS }),
      );
      rounds.push({
        bare: { perSecond: pace, ms: spent / (pace * ROUND_SECONDS) },
        served: { perSecond, ms: taken / succeeded },
        ratio: perSecond / pace,
      });
    }
    await engine.close();
    const middle = (read: (round: Comparison) => number) => median(rounds.map(read));
    return {
      bare: { perSecond: middle(({ bare }) => bare.perSecond), ms: middle(({ bare }) => bare.ms) },
      served: {
        perSecond: middle(({ served }) => served.perSecond),
        ms: middle(({ served }) => served.ms),
      },
      ratio: middle(({ ratio }) => ratio),
    };
  });
}

async function usageOf({
  url,
  token: bearer,
}: Target): Promise<{ requests: number; cost: number }> {
  const answer = await fetch(`${url}/usage`, { headers: { Authorization: `Bearer ${bearer}` } });
  const { days } = z.object({ data: UsageView }).parse(await answer.json()).data;
  return {
    requests: days.reduce((sum, day) => sum + day.requests, 0),
    cost: days.reduce((sum, day) => sum + day.cost, 0),
  };
}

const bestShared = await compare(Math.max(1, cores - 1));
const crowded = cores > 1 ? await compare(cores) : undefined;
const crowd = await withService(cores, async (target) => {
  await load(target, { connections: AT_ONCE, requests: AT_ONCE * 4 });
  const before = await usageOf(target);
  let done = 0;
  const stop = watchMemory(target.url, () => done / requests);
  const onSuccess = () => (done += 1);
  const result = await load(target, { connections: AT_ONCE, requests, onSuccess });
  const quarters = await stop();
  const after = await usageOf(target);
  return {
    ...result,
    quarters,
    recorded: after.requests - before.requests,
    charged: after.cost - before.cost,
  };
});
rmSync(folder, { recursive: true, force: true });

const [, second = Number.NaN, , last = Number.NaN] = crowd.quarters;
const spread = crowd.p99 / crowd.median;
const growth = last / second;
const isComplete =
  crowd.lost === 0 && [crowd.succeeded, crowd.recorded, crowd.charged].every((n) => n === requests);
const inWords = ({ bare, served, ratio }: Comparison): string =>
  `${served.perSecond.toFixed(0)} of ${bare.perSecond.toFixed(0)} statements/s, ${ratio.toFixed(2)}`;
const { bare, served } = bestShared;

console.log(`${cores} cores; ${DATABASE_URL === '' ? 'embedded database' : 'PostgreSQL'}`);
console.log(
  `a core left for HTTP      ${inWords(bestShared)} of the bare engine (at least ${LIMITS.throughput})`,
);
console.log(
  `processor time each       ${served.ms.toFixed(1)} ms with all of the service, ${bare.ms.toFixed(1)} ms the engine alone, ${(bare.ms / served.ms).toFixed(2)}`,
);
if (crowded) console.log(`a worker on every core    ${inWords(crowded)} of the bare engine`);
console.log(
  `${AT_ONCE} at once, ${requests}      ${crowd.succeeded} succeeded, ${crowd.lost} lost, ${crowd.recorded} recorded, ${crowd.charged} credits charged`,
);
console.log(
  `latency                   median ${crowd.median} ms, p99 ${crowd.p99} ms, ${spread.toFixed(2)} × (below ${LIMITS.p99})`,
);
console.log(
  `memory by quarter         ${crowd.quarters.map((mb) => mb.toFixed(0)).join(', ')} MB; last ÷ second ${growth.toFixed(2)} (at most ${LIMITS.memory})`,
);
process.exit(
  bestShared.ratio >= LIMITS.throughput &&
    isComplete &&
    spread < LIMITS.p99 &&
    growth <= LIMITS.memory
    ? 0
    : 1,
);
