import pdfiumUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import { createPdfEngine, extract, look } from '@/engine';
import type { WorkerReport, WorkerRequest } from '@/utils/endpoint';

// The engine in a worker of its own: it reads one PDF per message. Whatever it throws is its host's matter.

const engine = WebAssembly.compileStreaming(fetch(pdfiumUrl)).then(createPdfEngine);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to choose
const report = (message: WorkerReport) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const pdf = await engine;
  if (data.kind === 'look') {
    report({ kind: 'looked', look: await look(data.bytes, { pdf }) });
    return;
  }
  const { envelope } = await extract(data, {
    pdf,
    now: Date.now,
    onProgress: (progress) => report({ kind: 'progress', ...progress }),
  });
  report({ kind: 'extracted', envelope });
});

// A rejected promise is no `error` event for the host; an exception outside of promises is.
self.addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
