import { type Change, onChange } from '@/utils/store';
import type { Stop } from './api';

/** Reads now and after each change; changes that come while it reads make one more reading. */
export function watch<T>(
  kind: 'jobs' | 'statements',
  read: () => Promise<T>,
  listener: (value: T) => void,
): Stop {
  const stopped = new AbortController();
  let isReading = false;
  let isStale = false;

  const refresh = async () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isStale) {
        isStale = false;
        const value = await read();
        if (!stopped.signal.aborted) listener(value);
      }
    } finally {
      isReading = false;
    }
  };

  const ignore = onChange((change: Change) => {
    if (change.store === kind || change.store === 'all') void refresh();
  });
  stopped.signal.addEventListener('abort', ignore);
  void refresh();
  return () => stopped.abort();
}
