import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port';

/** A PostgreSQL of its own, on a port and in a folder that nobody else has. */
export type Postgres = {
  url: string;
  start(): Promise<void>;
  /** Ends it without waiting for its clients. */
  stop(): Promise<void>;
  /** Has every process of it stand still, as a machine that hangs does, or go on. */
  freeze(isFrozen: boolean): void;
  /** Stops it and removes its folder. */
  close(): Promise<void>;
};

const VERSIONS = '/usr/lib/postgresql';

/** Where Debian puts the server's programs; undefined where there are none. */
export function findPostgres(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  const [newest] = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : join(VERSIONS, newest, 'bin');
}

/** PostgreSQL refuses to run as root: then its own user runs it. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function openPostgres(): Promise<Postgres> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed.');
  const user = owner();
  const folder = mkdtempSync(join(tmpdir(), 'counterfoil-pg-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-N'], {
    stdio: 'ignore',
    cwd: folder,
    ...user,
  });
  const port = await freePort();
  let server: ChildProcess | undefined;

  const start = async () => {
    const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'];
    server = spawn(join(bin, 'postgres'), options, { stdio: 'ignore', cwd: folder, ...user });
    for (;;) {
      const answer = spawn(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
      const [code] = await once(answer, 'exit');
      if (code === 0) return;
      await sleep(50);
    }
  };
  const stop = async () => {
    if (server === undefined || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGQUIT'); // "immediate"
    await ended;
  };
  await start();
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    start,
    stop,
    freeze: (isFrozen) => {
      const children = execFileSync('pgrep', ['-P', String(server?.pid)], { encoding: 'utf8' });
      const signal = isFrozen ? 'SIGSTOP' : 'SIGCONT';
      for (const pid of [server?.pid, ...children.trim().split('\n').map(Number)])
        if (pid !== undefined) process.kill(pid, signal);
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
