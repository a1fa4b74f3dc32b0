import { setTimeout as sleep } from 'node:timers/promises';

/** Far above what anything takes: only a test that fails waits for so long, however slow the machine. */
export const PATIENCE_MS = 60_000;
const INTERVAL_MS = 100;

/** Tries until the check passes, and answers its value; throws what it threw last. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(INTERVAL_MS);
    }
  }
}
