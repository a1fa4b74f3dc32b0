import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { type IncomingMessage, type Server, createServer, request } from 'node:http';
import { connect } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** Longest path of a socket on Linux and macOS, with room for its end. */
const LONGEST_PATH = 100;
const isWindows = process.platform === 'win32';

/** An operator's channel into the process that holds a data folder; holding the channel is holding the folder. */
export type Claim = { release(): Promise<void> };

const Reply = z.union([z.object({ result: z.unknown() }), z.object({ error: z.string() })]);
type Reply = z.infer<typeof Reply>;

/**
 * Claims a data folder for this process and answers operators' commands in it. An embedded database breaks when two
 * processes open it; a socket, unlike a file, ends with its process. Throws an `Error` fit to be shown when it is taken.
 */
export async function claimFolder(
  folder: string,
  answer: (command: unknown) => Promise<unknown>,
): Promise<Claim> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = socketOf(folder);
  const server = createServer(async (incoming, outgoing) => {
    outgoing.end(JSON.stringify(await replyTo(incoming, answer)));
  });
  try {
    await listenAt(server, path);
  } catch {
    if (await answers(path))
      throw new Error(`The data folder ${folder} is in use by another process.`);
    rmSync(path, { force: true }); // left by a process that was killed
    await listenAt(server, path);
  }
  if (!isWindows) chmodSync(path, 0o600);
  return {
    release: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
}

/** Never rejects: what is no command, or breaks off, must not end the service. */
async function replyTo(
  incoming: IncomingMessage,
  answer: (command: unknown) => Promise<unknown>,
): Promise<Reply> {
  try {
    return { result: await answer(JSON.parse(await text(incoming))) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'it failed' };
  }
}

/** Sends a command to the process that holds the folder; undefined when none does. Throws what that process threw. */
export async function askHolder(
  folder: string,
  command: unknown,
): Promise<{ result: unknown } | undefined> {
  const path = socketOf(folder);
  if (!(await answers(path))) return undefined;
  const outgoing = request({ socketPath: path, method: 'POST' }).end(JSON.stringify(command));
  const [incoming] = await once(outgoing, 'response');
  const reply = Reply.parse(JSON.parse(await text(incoming)));
  if ('error' in reply) throw new Error(reply.error);
  return reply;
}

function socketOf(folder: string): string {
  const whole = resolve(folder, 'admin.sock');
  if (isWindows) return join('\\\\.\\pipe', createHash('sha256').update(whole).digest('hex'));
  const short = relative('.', whole);
  const path = short.length < whole.length ? short : whole;
  if (path.length > LONGEST_PATH)
    throw new Error(`DATA_DIR is too long a path for a socket in it: ${folder}`);
  return path;
}

async function listenAt(server: Server, path: string): Promise<void> {
  server.listen(path);
  await once(server, 'listening');
}

async function answers(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
