import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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

/** One step per version: `MIGRATIONS[0]` makes version 1 of nothing. Never edited, only added to. */
const MIGRATIONS: readonly ((db: Database) => void)[] = [
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
];

/** Opens the database, migrating an older one step by step. `onClosed`: the connection is gone, open another. */
export async function openDatabase(name: string, onClosed: () => void): Promise<Database> {
  const db = await openDB<Schema>(name, MIGRATIONS.length, {
    upgrade: (upgrading, oldVersion) => {
      for (const migrate of MIGRATIONS.slice(oldVersion)) migrate(upgrading);
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
