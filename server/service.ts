import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { signUpFirst } from './accounts';
import { AdminCommand, claimFolder, runAdmin } from './admin';
import { createApp } from './app';
import { type PoolOptions, openDatabase } from './db';
import { createExtractor, openWorkerPool } from './extraction';
import { listen } from './listen';
import { createMeter } from './metering';
import type { Settings } from './settings';

export type Service = {
  /** Where it listens, or the public address that was set. */
  url: string;
  /** Waits for the database; then the token of the first account where this made it, otherwise undefined. */
  firstToken(): Promise<string | undefined>;
  /** Says "not ready", takes no more, finishes what runs, closes everything. */
  stop(): Promise<void>;
};

/** Which database the settings name. */
export const databaseOf = ({
  DATABASE_URL,
  DATABASE_CONNECTIONS,
  DATA_DIR,
}: Settings): PoolOptions =>
  DATABASE_URL === undefined
    ? { kind: 'embedded', folder: DATA_DIR }
    : { kind: 'postgres', url: DATABASE_URL, connections: DATABASE_CONNECTIONS };

/** Starts the whole service; it answers at once, and serves as soon as the database is there. */
export async function startService(settings: Settings, log: Logger): Promise<Service> {
  const clock = () => new Date();
  let stopping = false;
  const administer = async (command: unknown) => {
    await database.migrated;
    return runAdmin(database.db, AdminCommand.parse(command), clock());
  };
  const claim =
    settings.DATABASE_URL === undefined
      ? await claimFolder(settings.DATA_DIR, administer)
      : undefined;
  const database = openDatabase(databaseOf(settings), log);
  const meter = createMeter(database.db);
  const pool = openWorkerPool({
    workers: settings.WORKERS,
    memoryMb: settings.WORKER_MEMORY_MB,
    onIdleDeath: (reason) => log.error({ reason }, 'a worker died while it had nothing to do'),
  });
  const extractor = createExtractor({
    run: pool.run,
    workers: settings.WORKERS,
    queue: settings.QUEUE,
    timeoutMs: settings.EXTRACT_TIMEOUT_SECONDS * 1_000,
  });
  const isStopping = () => stopping;
  const app = createApp({ settings, database, extractor, meter, clock, log, isStopping });
  const listening = await listen(app.fetch, {
    host: settings.HOST,
    port: settings.PORT,
    bodyTimeoutMs: settings.BODY_TIMEOUT_SECONDS * 1_000,
  });

  return {
    url: settings.PUBLIC_URL ?? listening.url,
    firstToken: async () => {
      await database.migrated;
      if (settings.FIRST_ACCOUNT === 'none') return undefined;
      const wanted = { name: 'first account', billing: 'metered', credits: 0 } as const;
      const first = await signUpFirst(database.db, wanted, clock());
      return first?.secret;
    },
    stop: async () => {
      stopping = true;
      await sleep(settings.DRAIN_SECONDS * 1_000);
      const grace = settings.SHUTDOWN_SECONDS * 1_000;
      await listening.close(grace);
      // Requests whose client has gone are still charged for what they did.
      await Promise.race([extractor.drain(), sleep(grace, undefined, { ref: false })]);
      meter.stop();
      await pool.close();
      await database.close();
      await claim?.release();
    },
  };
}
