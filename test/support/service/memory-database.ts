import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { PoolOptions } from '@/server';

/** Within `node_modules`, so that it goes when another version of the database is installed. */
const FOLDER = 'node_modules/.cache/counterfoil';
const DUMP = `${FOLDER}/empty-database.tar`;

/** An empty database in memory, from a dump that is made once: making one anew takes seconds. */
export async function memoryDatabase(): Promise<PoolOptions> {
  const dump = await readFile(DUMP).catch(makeDump);
  return { kind: 'memory', dump: new Blob([new Uint8Array(dump)]) };
}

async function makeDump(): Promise<Uint8Array> {
  const lite = await PGlite.create();
  const dump = new Uint8Array(await (await lite.dumpDataDir('none')).arrayBuffer());
  await lite.close();
  await mkdir(FOLDER, { recursive: true });
  // Several test files may make it at once; each puts a whole one in place.
  await writeFile(`${DUMP}.${process.pid}`, dump);
  await rename(`${DUMP}.${process.pid}`, DUMP);
  return dump;
}
