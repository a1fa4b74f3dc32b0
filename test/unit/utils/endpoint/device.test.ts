import { expect, test, vi } from 'vitest';
import { deviceEndpoint, type WorkerReport, type WorkerRequest } from '@/utils/endpoint';
import { pdfBytes, sampleEnvelope } from '@/test/support/jobs';

/** A worker that does what the test says; Node has none of the browser's kind. */
class ScriptedWorker extends EventTarget {
  isTerminated = false;
  constructor(private readonly react: (worker: ScriptedWorker, request: WorkerRequest) => void) {
    super();
  }
  postMessage(request: WorkerRequest): void {
    queueMicrotask(() => this.react(this, request));
  }
  terminate(): void {
    this.isTerminated = true;
  }
  report(data: WorkerReport | { kind: 'nonsense' }): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  crash(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }
}

const answering = (worker: ScriptedWorker) =>
  worker.report({ kind: 'extracted', envelope: sampleEnvelope() });

/** An endpoint whose nth worker reacts as told; the last one serves for all after it. */
function setUp(...reactions: ((worker: ScriptedWorker, request: WorkerRequest) => void)[]) {
  const workers: ScriptedWorker[] = [];
  const endpoint = deviceEndpoint({
    timeLimit: 50,
    spawn: () => {
      const react = reactions[workers.length] ?? answering;
      const worker = new ScriptedWorker(react);
      workers.push(worker);
      return worker as unknown as Worker;
    },
  });
  const extract = (signal = new AbortController().signal) =>
    endpoint.extract({ name: 'March.pdf', bytes: pdfBytes() }, { signal });
  return { workers, endpoint, extract };
}

test('answers the envelope, and keeps the healthy worker for the next PDF', async () => {
  const { extract, workers } = setUp(answering);
  expect(await extract()).toEqual({ ok: true, envelope: sampleEnvelope() });
  await extract();
  expect(workers).toHaveLength(1);
});

test('passes progress and the password on', async () => {
  const requests: WorkerRequest[] = [];
  const { endpoint } = setUp((worker, request) => {
    requests.push(request);
    worker.report({ kind: 'progress', page: 1, pages: 2 });
    answering(worker);
  });
  const onProgress = vi.fn<(progress: { page: number; pages: number }) => void>();
  const { signal } = new AbortController();
  const request = { name: 'a', bytes: pdfBytes(), password: 'secret' };
  await endpoint.extract(request, { signal, onProgress });
  expect(onProgress).toHaveBeenCalledWith(expect.objectContaining({ page: 1, pages: 2 }));
  expect(requests).toMatchObject([{ password: 'secret' }]);
});

test('a refusal is a stated failure with its code', async () => {
  const { extract } = setUp((worker) =>
    worker.report({
      kind: 'extracted',
      envelope: { requestId: 'x', code: 'pdf/fail/image-pdf', type: 4, message: 'A scan.' },
    }),
  );
  expect(await extract()).toMatchObject({
    ok: false,
    failure: { kind: 'nonSuccess', code: 'pdf/fail/image-pdf', message: 'A scan.' },
  });
});

test.each([
  ['crashes', (worker: ScriptedWorker) => worker.crash()],
  ['talks nonsense', (worker: ScriptedWorker) => worker.report({ kind: 'nonsense' })],
])('a worker that %s costs its own PDF, and is replaced', async (_, react) => {
  const { extract, workers } = setUp(react, answering);
  expect(await extract()).toMatchObject({
    ok: false,
    failure: { code: 'pdf/fail/unknown-exception' },
  });
  expect(workers[0]?.isTerminated).toBe(true);
  expect(await extract()).toMatchObject({ ok: true });
  expect(workers).toHaveLength(2);
});

test('a PDF that takes too long is given up, and its worker killed', async () => {
  const { extract, workers } = setUp(() => {});
  expect(await extract()).toEqual({ ok: false, failure: { kind: 'timeout', afterMs: 50 } });
  expect(workers[0]?.isTerminated).toBe(true);
});

test('an abort kills the worker and rejects with its reason', async () => {
  const { extract, workers } = setUp(() => {});
  const controller = new AbortController();
  const extraction = extract(controller.signal);
  controller.abort(new Error('enough'));
  await expect(extraction).rejects.toThrow('enough');
  expect(workers[0]?.isTerminated).toBe(true);
  await expect(extract(controller.signal)).rejects.toThrow('enough');
});

test('a worker that answers after it was given up is not heard', async () => {
  const { extract, workers } = setUp(() => {});
  await extract();
  workers[0]?.report({ kind: 'extracted', envelope: sampleEnvelope() });
  expect(await extract()).toMatchObject({ ok: true });
  expect(workers).toHaveLength(2);
});

test('a quick look answers what the engine saw, and nothing where the worker crashed', async () => {
  const { endpoint } = setUp(
    (worker) => worker.report({ kind: 'looked', look: 'other' }),
    answering,
  );
  const { signal } = new AbortController();
  expect(await endpoint.look(pdfBytes(), signal)).toBe('other');
  const { endpoint: crashing } = setUp((worker) => worker.crash());
  expect(await crashing.look(pdfBytes(), signal)).toBe('unreadable');
});
