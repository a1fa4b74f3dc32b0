import type { Exporter } from '@/components/desk';
import { clipboardTable, countTransactions, prepare, type ExportSource } from '@/utils/export';
import type { ExportAnswer, ExportReply, ExportRequest } from './export-messages';

/**
 * Up to so many rows are written by the page itself: sooner than a worker starts, and within the click that asked,
 * which matters to the clipboard, for a popup may close the moment after.
 */
const WRITTEN_AT_ONCE = 1_000;

const isShort = (sources: readonly ExportSource[]): boolean =>
  sources.reduce((sum, { envelope }) => sum + countTransactions(envelope.data), 0) <=
  WRITTEN_AT_ONCE;

/** Asks a worker of its own, which reads the statements from the store itself: they are not sent. */
const ask = <Request extends ExportRequest>(
  request: Request,
): Promise<ExportAnswer<Request['kind']>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
    const end = (): void => worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<ExportReply<Request['kind']>>) => {
      end();
      if (data.kind === 'done') resolve(data.answer);
      else reject(new Error(data.message));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      reject(new Error(event.message || 'The export stopped.'));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to choose
    worker.postMessage(request);
  });

/** Writes what is short in the page, what is long in a worker. */
export const createExporter = (): Exporter => ({
  prepare: (sources, format, options) =>
    isShort(sources)
      ? prepare(sources, format, options)
      : ask({ kind: 'prepare', ids: sources.map(({ id }) => id), format, options }),
  table: (source, only) =>
    isShort([source])
      ? clipboardTable([source], { only })
      : ask({ kind: 'table', id: source.id, only }),
});
