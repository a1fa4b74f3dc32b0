import type { Logger } from 'pino';
import { type PoolOptions, openDatabase } from '../db';
import { askHolder, claimFolder } from './channel';
import type { AdminCommand } from './command';
import { runAdmin } from './run';

/** Runs a command where the database is: in the process that holds an embedded one, otherwise here. */
export async function administer(
  options: PoolOptions,
  command: AdminCommand,
  log: Logger,
): Promise<unknown> {
  const folder = options.kind === 'embedded' ? options.folder : undefined;
  const asked = folder === undefined ? undefined : await askHolder(folder, command);
  if (asked !== undefined) return asked.result;
  const claim = folder === undefined ? undefined : await claimFolder(folder, refuse);
  const database = openDatabase(options, log);
  try {
    await database.migrated;
    return await runAdmin(database.db, command, new Date());
  } finally {
    await database.close();
    await claim?.release();
  }
}

const refuse = async (): Promise<never> => {
  throw new Error('Another command is just being run on this data folder. Try again.');
};
