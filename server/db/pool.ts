import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { type CustomTypesConfig, Pool, types as pgTypes } from 'pg';
import { inOneGo } from './in-one-go';

/** bigint and numeric as numbers: credits in thousandths and counts stay far below 2^53. */
const NUMBERS: readonly number[] = [pgTypes.builtins.INT8, pgTypes.builtins.NUMERIC];
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    NUMBERS.includes(oid) ? Number : pgTypes.getTypeParser(oid, format),
};

/** How long a connection, a statement or an answer may take before the database counts as away. */
const PATIENCE_MS = 5_000;

export type PoolOptions =
  | { kind: 'postgres'; url: string; connections: number }
  | { kind: 'embedded'; folder: string }
  /** For tests; from a dump of a data folder it starts several times faster. */
  | { kind: 'memory'; dump?: Blob };

/** A pool of node-postgres on any of the three; `close` ends it and, with it, an embedded database. */
export function openPool(options: PoolOptions): { pool: Pool; close: () => Promise<void> } {
  if (options.kind === 'postgres') {
    const pool = new Pool({
      connectionString: options.url,
      max: options.connections,
      connectionTimeoutMillis: PATIENCE_MS,
      statement_timeout: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      idle_in_transaction_session_timeout: PATIENCE_MS,
      // A connection into a black hole (a failed-over host) never errs by itself: replace each now and then.
      maxLifetimeSeconds: 60,
      keepAlive: true,
      types,
    });
    return { pool, close: () => pool.end() };
  }
  const lite = options.kind === 'embedded' ? openFolder(options.folder) : openMemory(options.dump);
  const pool = new Pool({ ...createPgConfig(inOneGo(lite)), max: 1, idleTimeoutMillis: 0, types });
  const close = async () => {
    await pool.end();
    await lite.close();
  };
  return { pool, close };
}

function openFolder(folder: string): PGlite {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return new PGlite(folder);
}

const openMemory = (dump: Blob | undefined): PGlite =>
  dump === undefined ? new PGlite() : new PGlite({ loadDataDir: dump });
