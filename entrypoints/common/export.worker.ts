import {
  clipboardTable,
  createWriting,
  type ExportSource,
  type Order,
  type Writing,
} from '@/utils/export';
import { openStore } from '@/utils/store';
import type { ExportAnswer, ExportReply, ExportRequest } from './export-messages';

// Writes one order, or one table, and is ended by its page.

const store = openStore();

class Gone extends Error {
  constructor(readonly id: string) {
    super('The statement is no longer in the store.');
  }
}

const read = async (id: string): Promise<ExportSource> => {
  const record = await store.statements.get(id);
  if (!record) throw new Gone(id);
  return { envelope: record.envelope, fileName: record.name };
};

let begun: { order: Order; writing: Writing } | undefined;
const writingOf = (order: Order): Writing => {
  begun ??= { order, writing: createWriting(order, { read, exported: store.exported.ids }) };
  return begun.writing;
};

async function answer(request: ExportRequest): Promise<ExportAnswer<ExportRequest['kind']>> {
  switch (request.kind) {
    case 'write': {
      const { file, ...facts } = await writingOf(request.order).write(request.options);
      // As a blob the page passes on what it never holds.
      const content = file && new Blob([file.bytes], { type: file.mediaType });
      return { ...facts, file: file && content && { name: file.name, content } };
    }
    case 'remember':
      if (begun) {
        const ids = begun.writing.ids();
        await store.exported.add(begun.order.format, ids, request.kept, Date.now());
      }
      return undefined;
    case 'table': {
      const { text, html } = await clipboardTable([await read(request.id)], request);
      return { text: new Blob([text]), html: new Blob([html]) };
    }
  }
}

/** One after the other: what is remembered is what was written last. */
let turn: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<ExportRequest>) => {
  const answered = turn.then(() => answer(data));
  turn = answered.then(
    (done) =>
      port?.postMessage({ kind: 'done', answer: done } satisfies ExportReply<typeof data.kind>),
    (error: unknown) => {
      const reply: ExportReply<typeof data.kind> =
        error instanceof Gone
          ? { kind: 'gone', id: error.id }
          : { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
      port?.postMessage(reply);
    },
  );
});
