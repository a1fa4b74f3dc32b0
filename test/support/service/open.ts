import { randomUUID } from 'node:crypto';
import { type Logger, pino } from 'pino';
import {
  type Db,
  type PoolOptions,
  type RunJob,
  type Settings,
  type SignedUp,
  createApp,
  createExtractor,
  createMeter,
  listen,
  openDatabase,
  readSettings,
  signUp,
} from '@/server';
import { memoryDatabase } from './memory-database';
import { runScript } from './stand-in';

export type TestServiceOptions = {
  database?: PoolOptions;
  /** Over HTTP on a port of its own; otherwise in process. */
  listen?: boolean;
  settings?: Partial<Record<keyof Settings, string>>;
  clock?: () => Date;
  log?: Logger;
  /** What does the engine's work; its stand-in unless told. */
  run?: RunJob;
  /** What the meter is given in place of the database. */
  meterOn?: (db: Db) => Db;
};
export type TestService = {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Where it listens; empty when it does not. */
  url: string;
  signUp(account?: { billing?: 'prepaid' | 'metered'; credits?: number }): Promise<SignedUp>;
  database: ReturnType<typeof openDatabase>;
  close(): Promise<void>;
};

/** Starts the service, with the engine's stand-in unless told otherwise. */
export async function openTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const settings = readSettings({ WORKERS: '2', ...options.settings });
  const log = options.log ?? pino({ level: 'silent' });
  const database = openDatabase(options.database ?? (await memoryDatabase()), log);
  const meter = createMeter(options.meterOn?.(database.db) ?? database.db);
  const clock = options.clock ?? (() => new Date());
  const extractor = createExtractor({
    run: options.run ?? runScript,
    workers: settings.WORKERS,
    queue: settings.QUEUE,
    timeoutMs: settings.EXTRACT_TIMEOUT_SECONDS * 1_000,
  });
  const isStopping = () => false;
  const app = createApp({ settings, database, meter, extractor, clock, log, isStopping });
  const listening = options.listen
    ? await listen(app.fetch, {
        host: '127.0.0.1',
        port: 0,
        bodyTimeoutMs: settings.BODY_TIMEOUT_SECONDS * 1_000,
      })
    : undefined;
  await database.migrated;
  return {
    fetch: async (path, init) =>
      listening === undefined ? app.request(path, init) : fetch(`${listening.url}${path}`, init),
    url: listening?.url ?? '',
    signUp: ({ billing = 'metered', credits = 0 } = {}) =>
      signUp(database.db, { name: `test ${randomUUID()}`, billing, credits }, clock()),
    database,
    close: async () => {
      await listening?.close(1_000);
      meter.stop();
      await database.close();
    },
  };
}
