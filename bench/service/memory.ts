import { setTimeout as sleep } from 'node:timers/promises';
import { readMetric } from './metric';

const EVERY_MS = 250;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Looks at a service's memory until told to stop; `progress` goes from 0 to 1. @returns the median of each quarter, in MB */
export function watchMemory(url: string, progress: () => number): () => Promise<number[]> {
  const quarters: number[][] = [[], [], [], []];
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) {
      const bytes = await readMetric(url, 'process_resident_memory_bytes');
      quarters[Math.min(3, Math.floor(progress() * 4))]?.push(bytes / 1024 ** 2);
      await sleep(EVERY_MS);
    }
  };
  const watching = watch();
  return async () => {
    over.abort();
    await watching;
    return quarters.map(median);
  };
}
