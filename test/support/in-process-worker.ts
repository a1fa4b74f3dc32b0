import { loadPdfEngine } from '@/utils/pdfium';
import { extract, look } from '@/engine';
import type { AnyWorker, WorkerReport, WorkerRequest } from '@/utils/endpoint';

const engine = loadPdfEngine();

/** The real engine behind a worker's face, for Node, which has none of the browser's kind. */
class InProcessWorker extends EventTarget implements AnyWorker {
  #isTerminated = false;

  postMessage(request: WorkerRequest): void {
    void this.#work(request).catch(() => this.dispatchEvent(new Event('error')));
  }

  terminate(): void {
    this.#isTerminated = true;
  }

  async #work(request: WorkerRequest): Promise<void> {
    const pdf = await engine;
    // A turn of the event loop, as a message to a worker takes.
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (this.#isTerminated) return;
    if (request.kind === 'look')
      this.#report({ kind: 'looked', look: await look(request.bytes, { pdf }) });
    else this.#report({ kind: 'extracted', envelope: (await extract(request, { pdf })).envelope });
  }

  #report(data: WorkerReport): void {
    if (!this.#isTerminated) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

export const startInProcessWorker = (): AnyWorker => new InProcessWorker();
