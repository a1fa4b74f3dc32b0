import { vi } from 'vitest';

/** Far above what anything takes: only a test that fails waits for so long, however slow the machine. */
export const PATIENCE_MS = 60_000;

/** Tries until the check passes, and answers its value; throws what it threw last. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 100 });
