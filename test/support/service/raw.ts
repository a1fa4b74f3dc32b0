import { connect } from 'node:net';

/**
 * Sends bytes as they are over a connection of its own, piece by piece, and returns all that comes back until the
 * other side closes.
 */
export function rawRequest(
  url: string,
  pieces: readonly (string | Uint8Array)[],
  { pauseMs = 0 }: { pauseMs?: number } = {},
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const done = () => resolve(Buffer.concat(chunks).toString());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', done); // a reset: what was heard so far is the answer
    socket.on('close', done);
    const send = (rest: readonly (string | Uint8Array)[]) => {
      const [piece, ...later] = rest;
      if (piece === undefined || socket.destroyed) return;
      socket.write(piece);
      setTimeout(() => send(later), pauseMs).unref();
    };
    socket.on('connect', () => send(pieces));
  });
}
