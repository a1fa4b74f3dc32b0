import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WorkerPool, createExtractor, openWorkerPool } from '@/server';
import { scriptedPdf } from '@/test/support/service';

const WORKER = new URL('../../../support/service/bad-worker.ts', import.meta.url);

describe('the worker threads', () => {
  let pool: WorkerPool;
  const deaths: string[] = [];
  beforeAll(() => {
    const onIdleDeath = (reason: string) => void deaths.push(reason);
    pool = openWorkerPool({ workers: 2, memoryMb: 128, onIdleDeath, worker: WORKER });
  });
  afterAll(() => pool.close());
  const open = (timeoutMs: number) =>
    createExtractor({ run: pool.run, workers: 2, queue: 20, timeoutMs });
  const run = (extractor: ReturnType<typeof open>, password?: string) =>
    extractor.admit()?.run({
      bytes: new Uint8Array(scriptedPdf({ outcome: 'BankStatementNormal' })),
      password,
      requestId: '5f0c7a52-6f0b-4f5e-9a2b-0d7f0f6a1c11',
    });

  it.each([
    ['ends its process', 'exit'],
    ['takes too much memory', 'memory'],
  ])('one that %s costs one request', async (_, how) => {
    const extractor = open(60_000);
    const results = await Promise.all(
      [how, undefined, undefined, undefined].map((p) => run(extractor, p)),
    );
    expect(results.map((result) => result?.kind)).toEqual([
      'crashed',
      'answered',
      'answered',
      'answered',
    ]);
    expect((await run(extractor))?.kind).toBe('answered');
  });

  it('one that never ends is stopped and costs one request', async () => {
    expect((await run(open(60_000)))?.kind).toBe('answered'); // the threads are up
    const results = await Promise.all([
      run(open(500), 'spin'),
      run(open(60_000)),
      run(open(60_000)),
    ]);
    expect(results.map((result) => result?.kind)).toEqual(['timedOut', 'answered', 'answered']);
    expect((await run(open(60_000)))?.kind).toBe('answered');
  });

  it('one that dies after its answer costs none', async () => {
    const extractor = open(60_000);
    expect((await run(extractor, 'late'))?.kind).toBe('answered');
    await expect.poll(() => deaths, { timeout: 10_000 }).toHaveLength(1);
    expect(deaths[0]).not.toContain('after the answer');
    expect((await run(extractor))?.kind).toBe('answered');
  });
});
