/** The part of a `Worker` that is used. */
export type AnyWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export type Ending<Result> = Result | { kind: 'crashed' } | { kind: 'tookTooLong' };

type Asking<Result> = {
  signal: AbortSignal;
  /** Milliseconds; without one it may take for ever. */
  timeLimit?: number;
  /** What a message means: the result, nothing yet, or that the worker talks nonsense. */
  read: (data: unknown) => Result | 'nothing yet' | 'nonsense';
};

/** Sends one request to a worker and waits for what comes of it. Rejects only with the signal's reason. */
export async function askWorker<Result>(
  worker: AnyWorker,
  request: unknown,
  { signal, timeLimit, read }: Asking<Result>,
): Promise<Ending<Result>> {
  signal.throwIfAborted();
  const over = new AbortController();
  try {
    return await new Promise<Ending<Result>>((resolve, reject) => {
      const on = <K extends keyof WorkerEventMap>(
        event: K,
        listener: (event: WorkerEventMap[K]) => void,
      ) => worker.addEventListener(event, listener, { signal: over.signal });
      const crash = (event: Event) => {
        event.preventDefault();
        resolve({ kind: 'crashed' });
      };
      on('error', crash);
      on('messageerror', crash);
      on('message', ({ data }) => {
        const meaning = read(data);
        if (meaning === 'nonsense') resolve({ kind: 'crashed' });
        else if (meaning !== 'nothing yet') resolve(meaning);
      });
      if (timeLimit !== undefined) {
        const timer = setTimeout(() => resolve({ kind: 'tookTooLong' }), timeLimit);
        over.signal.addEventListener('abort', () => clearTimeout(timer));
      }
      signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to choose
      worker.postMessage(request);
    });
  } finally {
    over.abort();
  }
}
