import type { SavedFile } from '@/components/desk';
import type { ClipboardPart, ClipboardTable, Order, WriteOptions, Written } from '@/utils/export';
import type { Kept } from '@/utils/store';

/** What a page may ask of its export worker; statements by their place in the store. */
type Asks = {
  /** `order` goes with the first writing; the statements are read then. */
  write: {
    request: { order: Order; options: WriteOptions };
    answer: Omit<Written, 'file'> & { file: SavedFile | undefined };
  };
  remember: { request: { kept: Kept }; answer: undefined };
  /** Its flavours as blobs: what a page reads from them the clipboard takes as it is. */
  table: {
    request: { id: string; only: ClipboardPart };
    answer: { [Flavour in keyof ClipboardTable]: Blob };
  };
};

export type ExportRequest = {
  [Kind in keyof Asks]: { kind: Kind } & Asks[Kind]['request'];
}[keyof Asks];

export type ExportAnswer<Kind extends ExportRequest['kind']> = Asks[Kind]['answer'];

export type ExportReply<Kind extends ExportRequest['kind']> =
  | { kind: 'done'; answer: ExportAnswer<Kind> }
  | { kind: 'failed'; message: string }
  /** The statement of this place is no longer in the store. */
  | { kind: 'gone'; id: string };
