import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import type { Logger } from 'pino';
import { isDatabaseAway } from './away';
import { MIGRATIONS } from './migrations';
import { type PoolOptions, openPool } from './pool';
import { preparing } from './prepared';
import type { Tables } from './tables';

export type Db = Kysely<Tables>;

/** The database, whether it is there yet or not. */
export type Database = {
  db: Db;
  /** Resolves once the tables are there; waits for a database that is away, rejects when a migration is wrong. */
  migrated: Promise<void>;
  isMigrated(): boolean;
  /** Whether it would answer a request now. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

const RETRY_MS = 500;

/** Connects and brings the tables up to date, one replica at a time (the migrator takes an advisory lock). */
export function openDatabase(options: PoolOptions, log: Logger): Database {
  const { pool, close } = openPool(options);
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection broke'));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  const closing = new AbortController();
  let isMigrated = false;

  const migrate = async () => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    for (;;) {
      const { error } = await migrator.migrateToLatest();
      if (error === undefined) break;
      if (!isDatabaseAway(error)) throw error;
      log.warn('the database is away; trying again');
      await sleep(RETRY_MS, undefined, { signal: closing.signal });
    }
    isMigrated = true;
  };
  const migrated = migrate();
  migrated.catch(() => undefined); // the owner awaits it; until then it is not unhandled

  return {
    db,
    migrated,
    isMigrated: () => isMigrated,
    isReady: async () =>
      isMigrated &&
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    close: async () => {
      closing.abort();
      await migrated.catch(() => undefined);
      await close();
    },
  };
}
