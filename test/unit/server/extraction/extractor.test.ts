import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Script, runScript, scriptedPdf } from '@/test/support/service';
import { createExtractor } from '@/server';

const job = (script: Script) => ({
  bytes: new Uint8Array(scriptedPdf(script)),
  password: undefined,
  requestId: 'e4eaaaf2-d142-41b3-b4e3-0d7f0f6a1c11',
});
const OK = { outcome: 'BankStatementNormal' } as const;
const open = (options: { workers: number; queue: number; timeoutMs?: number }) =>
  createExtractor({ run: runScript, timeoutMs: 60_000, ...options });

describe('the extractor', () => {
  it('admits as many as may run and wait, and one more when a place is given back', () => {
    const extractor = open({ workers: 2, queue: 1 });
    const places = [extractor.admit(), extractor.admit(), extractor.admit()];
    expect(places).not.toContain(undefined);
    expect(extractor.admit()).toBeUndefined();
    places[1]?.release();
    expect(extractor.admit()).toBeDefined();
  });

  it('runs no more than its workers at once, in the order of arrival', async () => {
    const extractor = open({ workers: 2, queue: 10 });
    const ended: number[] = [];
    let most = 0;
    const all = [40, 60, 10, 10].map(async (ms, index) => {
      await extractor.admit()?.run(job({ ...OK, ms }));
      ended.push(index);
    });
    const watch = setInterval(() => (most = Math.max(most, extractor.running())), 1);
    expect(extractor.waiting()).toBe(2);
    await Promise.all(all);
    clearInterval(watch);
    expect(most).toBe(2);
    expect(ended.indexOf(2)).toBeLessThan(ended.indexOf(3));
    expect(extractor.running()).toBe(0);
  });

  it('stops one that hangs, whose waiting time does not count for those behind it', async () => {
    const extractor = open({ workers: 1, queue: 2, timeoutMs: 500 });
    const results = await Promise.all([
      extractor.admit()?.run(job({ outcome: 'hang' })),
      extractor.admit()?.run(job({ outcome: 'hang' })),
      extractor.admit()?.run(job({ ...OK, ms: 10 })),
    ]);
    expect(results.map((result) => result?.kind)).toEqual(['timedOut', 'timedOut', 'answered']);
  });

  it('tells where a crash came from and not what it said', async () => {
    const extractor = open({ workers: 1, queue: 0 });
    const result = await extractor.admit()?.run(job({ outcome: 'crash', mark: 'JOHN DOE' }));
    expect(result).toEqual({ kind: 'crashed', reason: expect.stringMatching(/^Error at /) });
    expect(JSON.stringify(result)).not.toContain('JOHN DOE');
  });

  it('says to come back later, the longer the queue is', async () => {
    const extractor = open({ workers: 1, queue: 50 });
    expect(extractor.secondsUntilFree()).toBe(1);
    const all = Array.from({ length: 20 }, () => extractor.admit()?.run(job({ ...OK, ms: 1 })));
    expect(extractor.secondsUntilFree()).toBeGreaterThan(5);
    await Promise.all(all);
    expect(extractor.secondsUntilFree()).toBe(1);
  });

  it('drains: admits nobody and waits for the last place', async () => {
    const extractor = open({ workers: 1, queue: 5 });
    const place = extractor.admit();
    let isDrained = false;
    const drained = extractor.drain().then(() => (isDrained = true));
    expect(extractor.admit()).toBeUndefined();
    await sleep(10);
    expect(isDrained).toBe(false);
    place?.release();
    await drained;
    expect(isDrained).toBe(true);
  });
});
