import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import type { SuccessEnvelope } from '@/utils/contract';
import type {
  ExportedIds,
  Instant,
  Job,
  JobId,
  OtherAnswer,
  PdfHash,
  Retention,
  StatementId,
  StatementSummary,
} from './records';

type StoredPdf = { hash: PdfHash; bytes: Uint8Array<ArrayBuffer>; addedAt: Instant };

/** Envelopes lie apart from the summaries, so that a list never reads rows. */
export type Schema = DBSchema & {
  jobs: { key: JobId; value: Job; indexes: { hash: PdfHash } };
  statements: { key: StatementId; value: StatementSummary; indexes: { hash: PdfHash } };
  envelopes: { key: StatementId; value: SuccessEnvelope };
  others: { key: StatementId; value: OtherAnswer };
  pdfs: { key: PdfHash; value: StoredPdf; indexes: { addedAt: Instant } };
  exported: {
    key: [destination: string, id: string];
    value: ExportedIds;
    indexes: { retention: Retention };
  };
};

export type Database = IDBPDatabase<Schema>;
/** The open connection, made when there is none. */
export type Connect = () => Promise<Database>;

type Migrating = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/** One step per version: `MIGRATIONS[0]` makes version 1 of nothing. Never edited, only added to. */
const MIGRATIONS: readonly ((db: Database, tx: Migrating) => void | Promise<void>)[] = [
  (db) => {
    db.createObjectStore('jobs', { keyPath: 'id' }).createIndex('hash', 'hash');
    db.createObjectStore('statements', { keyPath: 'id' }).createIndex('hash', 'hash');
    db.createObjectStore('envelopes');
    db.createObjectStore('pdfs', { keyPath: 'hash' }).createIndex('addedAt', 'addedAt');
  },
  (db) => {
    db.createObjectStore('exported', { keyPath: ['destination', 'id'] }).createIndex(
      'retention',
      'retention',
    );
  },
  (db) => {
    db.createObjectStore('others');
  },
  // Cancelled jobs were kept once, unseen; the PDFs that only they stood for go with the next sweep.
  async (_, tx) => {
    for (let at = await tx.objectStore('jobs').openCursor(); at; at = await at.continue()) {
      const kind: string = at.value.state.kind;
      if (kind === 'cancelled') await at.delete();
    }
  },
  // Exports that were kept in mind without a date: their time begins now.
  async (_, tx) => {
    const addedAt = Date.now();
    for (let at = await tx.objectStore('exported').openCursor(); at; at = await at.continue())
      await at.update({ ...at.value, addedAt });
  },
];

/** Opens the database, migrating an older one step by step. `onClosed`: the connection is gone, open another. */
export async function openDatabase(name: string, onClosed: () => void): Promise<Database> {
  const db = await openDB<Schema>(name, MIGRATIONS.length, {
    upgrade: async (upgrading, oldVersion, _, tx) => {
      for (const migrate of MIGRATIONS.slice(oldVersion)) await migrate(upgrading, tx);
    },
    // A newer version of the extension, or a deletion, must not have to wait for this context.
    blocking: () => {
      db.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return db;
}
