import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Claim, claimFolder } from '@/server/admin/channel';

let folder: string;
let claim: Claim;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counterfoil-channel-'));
  claim = await claimFolder(folder, async (command) => ({ heard: command }));
});
afterEach(async () => {
  await claim.release();
  rmSync(folder, { recursive: true });
});

async function say(body: string): Promise<unknown> {
  const outgoing = request({ socketPath: join(folder, 'admin.sock'), method: 'POST' }).end(body);
  const [incoming] = await once(outgoing, 'response');
  return JSON.parse(await text(incoming));
}

test('what is said to the operator’s socket and is no command is answered, and ends nothing', async () => {
  expect(await say('no JSON')).toEqual({ error: expect.stringContaining('JSON') });
  expect(await say('')).toEqual({ error: expect.any(String) });
  expect(await say('{"do":"keys list"}')).toEqual({ result: { heard: { do: 'keys list' } } });
});
