import { randomUUID } from 'node:crypto';
import { type WorkerPool, openWorkerPool } from '@/server';

/** The engine in worker threads as the service has them, with nothing around it: no HTTP, no tokens, no database. */
export type Bare = {
  /** Keeps `inFlight` statements in work for a while. @returns statements per second */
  throughput(seconds: number): Promise<number>;
  close(): Promise<void>;
};

export function openBare(
  pdfs: readonly Uint8Array[],
  { workers, inFlight }: { workers: number; inFlight: number },
): Bare {
  const pool: WorkerPool = openWorkerPool({
    workers,
    memoryMb: 512,
    onIdleDeath: (reason) => console.error(`a worker died: ${reason}`),
  });
  let next = 0;
  const extractOne = async () => {
    const pdf = pdfs[next++ % pdfs.length] ?? new Uint8Array();
    const job = { bytes: new Uint8Array(pdf), password: undefined, requestId: randomUUID() };
    const answer = await pool.run(job, new AbortController().signal);
    if (answer.kind !== 'answered') throw new Error('The engine failed.');
  };
  return {
    throughput: async (seconds) => {
      const started = performance.now();
      const until = started + seconds * 1_000;
      let done = 0;
      const lane = async () => {
        while (performance.now() < until) {
          await extractOne();
          done += 1;
        }
      };
      await Promise.all(Array.from({ length: inFlight }, lane));
      return done / ((performance.now() - started) / 1_000);
    },
    close: () => pool.close(),
  };
}
