import { announcer } from './changes';
import { exportedStore } from './exported';
import { hashOf } from './hash';
import { jobsStore } from './jobs';
import { type Database, openDatabase } from './schema';
import { statementsStore } from './statements';
import { clear, findOver, retain, sweep } from './sweep';
import type { Store } from './types';

/** Opens the store; the connection is made at first use, and again after it was lost. */
export function openStore(name = 'counterfoil'): Store {
  let connection: Promise<Database> | undefined;
  const lose = () => {
    connection = undefined;
  };
  const connect = () => {
    // One that could not be opened is not kept: the next use may find room, or the other version gone.
    connection ??= openDatabase(name, lose).catch((error: unknown) => {
      lose();
      throw error;
    });
    return connection;
  };
  const announce = announcer();

  return {
    jobs: jobsStore(connect, announce),
    statements: statementsStore(connect, announce),
    pdfs: {
      put: async (bytes, now) => {
        const hash = await hashOf(bytes);
        await (await connect()).put('pdfs', { hash, bytes, addedAt: now });
        return hash;
      },
      get: async (hash) => (await (await connect()).get('pdfs', hash))?.bytes,
    },
    exported: exportedStore(connect),
    retain: async (kept) => {
      await retain(connect, kept);
      announce({ store: 'all' });
    },
    findOver: (kept, now) => findOver(connect, kept, now),
    sweep: async (now, session) => {
      await sweep(connect, now, session);
      announce({ store: 'all' });
    },
    clear: async (until = Infinity) => {
      await clear(connect, until);
      announce({ store: 'all' });
    },
    close: async () => {
      (await connection)?.close();
      connection = undefined;
      announce.close();
    },
  };
}
