import { clipboardTable, prepare, type ExportSource } from '@/utils/export';
import { openStore } from '@/utils/store';
import type { ExportReply, ExportRequest } from './export-messages';

// Writes one export and is ended by its page.

const store = openStore();

const sourceOf = async (id: string): Promise<ExportSource> => {
  const record = await store.statements.get(id);
  if (!record) throw new Error('The statement is no longer there.');
  return { envelope: record.envelope, fileName: record.name };
};

async function answer(
  request: ExportRequest,
): Promise<[reply: ExportReply<ExportRequest['kind']>, transfer: Transferable[]]> {
  switch (request.kind) {
    case 'table': {
      const table = await clipboardTable([await sourceOf(request.id)], { only: request.only });
      return [{ kind: 'done', answer: table }, []];
    }
    case 'prepare': {
      const sources = await Promise.all(request.ids.map(sourceOf));
      const prepared = await prepare(sources, request.format, request.options);
      return [{ kind: 'done', answer: prepared }, prepared.files.map(({ bytes }) => bytes.buffer)];
    }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  answer(data).then(
    ([reply, transfer]) => self.postMessage(reply, { transfer }),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to choose
      self.postMessage({ kind: 'failed', message } satisfies ExportReply<ExportRequest['kind']>);
    },
  );
});
