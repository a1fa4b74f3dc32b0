import { StatementGone, type Exporter } from '@/components/desk';
import { clipboardTable, countTransactions } from '@/utils/export';
import { kept } from '@/utils/settings';
import type { ExportAnswer, ExportReply, ExportRequest } from './export-messages';
import { nextTask } from './next-task';

/** Up to so many rows are copied within the click that asked: a popup may close the moment after. */
const COPIED_AT_ONCE = 1_000;

/** A worker of its own, which reads the statements from the store itself: they are not sent. */
const startWorker = () => {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  return {
    end: () => worker.terminate(),
    ask: <Request extends ExportRequest>(
      request: Request,
    ): Promise<ExportAnswer<Request['kind']>> =>
      new Promise((resolve, reject) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener(
          'message',
          ({ data }: MessageEvent<ExportReply<Request['kind']>>) => {
            port1.close();
            if (data.kind === 'done') resolve(data.answer);
            else
              reject(data.kind === 'gone' ? new StatementGone(data.id) : new Error(data.message));
          },
        );
        port1.start();
        worker.addEventListener('error', (event) => {
          event.preventDefault();
          port1.close();
          reject(new Error(event.message || 'The export stopped.'));
        });
        worker.postMessage(request, [port2]);
      }),
  };
};

/** Writes exports in a worker, and with it the tables of all scripts that some formats need: pages load neither. */
export const createExporter = (): Exporter => ({
  begin: (order) => {
    const { ask, end } = startWorker();
    return {
      write: (options) => ask({ kind: 'write', order, options }),
      remember: async () => ask({ kind: 'remember', kept: await kept() }),
      end,
    };
  },
  table: async (source, only) => {
    if (countTransactions(source.envelope.data) <= COPIED_AT_ONCE)
      return clipboardTable([source], { only });
    const { ask, end } = startWorker();
    try {
      const { text, html } = await ask({ kind: 'table', id: source.id, only });
      const table = { text: await text.text(), html: await html.text() };
      // To hand it to the clipboard takes its time.
      await nextTask();
      return table;
    } finally {
      end();
    }
  },
});
