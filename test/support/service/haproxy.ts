import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port';

/** A balancer before some replicas. */
export type Balancer = { url: string; close(): Promise<void> };

const HAPROXY = '/usr/sbin/haproxy';
export const hasHaproxy = (): boolean => existsSync(HAPROXY);

/** Balances over two replicas, as `server/deploy/haproxy.cfg` has it; resolves once one of them is ready. */
export async function openBalancer([one, two]: readonly [string, string]): Promise<Balancer> {
  const port = await freePort();
  const env = {
    LISTEN: `127.0.0.1:${port}`,
    REPLICA1: new URL(one).host,
    REPLICA2: new URL(two).host,
  };
  const haproxy = spawn(HAPROXY, ['-db', '-f', 'server/deploy/haproxy.cfg'], {
    stdio: 'ignore',
    env,
  });
  const exited = once(haproxy, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await sleep(50);
  return {
    url,
    close: async () => {
      haproxy.kill('SIGKILL');
      await exited;
    },
  };
}
