import type {
  ClipboardPart,
  ClipboardTable,
  ExportOptions,
  FormatId,
  Prepared,
} from '@/utils/export';

/** What a page asks of its export worker; statements by their place in the store. */
export type ExportRequest =
  | {
      kind: 'prepare';
      ids: readonly string[];
      format: FormatId;
      options: Omit<ExportOptions, 'pause'>;
    }
  | { kind: 'table'; id: string; only: ClipboardPart };

export type ExportAnswer<Kind extends ExportRequest['kind']> = {
  prepare: Prepared;
  table: ClipboardTable;
}[Kind];

export type ExportReply<Kind extends ExportRequest['kind']> =
  | { kind: 'done'; answer: ExportAnswer<Kind> }
  | { kind: 'failed'; message: string };
