import type { Exporter } from '@/components/desk';
import { clipboardTable, countTransactions } from '@/utils/export';
import type { ExportAnswer, ExportReply, ExportRequest } from './export-messages';

/** Up to so many rows are copied within the click that asked: a popup may close the moment after. */
const COPIED_AT_ONCE = 1_000;

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

/** Writes exports in a worker, and with it the tables of all scripts that some formats need: pages load neither. */
export const createExporter = (): Exporter => ({
  prepare: (sources, format, options) =>
    ask({ kind: 'prepare', ids: sources.map(({ id }) => id), format, options }),
  table: (source, only) =>
    countTransactions(source.envelope.data) <= COPIED_AT_ONCE
      ? clipboardTable([source], { only })
      : ask({ kind: 'table', id: source.id, only }),
});
