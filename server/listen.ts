import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { type ErrorEnvelope, ResultType } from '@/utils/contract';

export type Listening = {
  /** `http://host:port`, as it came to be. */
  url: string;
  /** Takes no new connection, lets running answers end, and closes what is left after a while. */
  close(graceMs: number): Promise<void>;
};
export type ListenOptions = { host: string; port: number; bodyTimeoutMs: number };

/** Longer than any balancer keeps an idle connection, so that it is never us who close one that it is about to use. */
const KEEP_ALIVE_MS = 75_000;
/** Balancers' health checks come by HTTP/1.0, without a Host. */
const NAMELESS = 'localhost';
const HEADERS_TIMEOUT_MS = 10_000;

/** Serves a fetch function over HTTP/1.1; rejects when the address can't be had. */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port, bodyTimeoutMs }: ListenOptions,
): Promise<Listening> {
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    // Behind the app's own limit, for bodies that no route reads.
    requestTimeout: bodyTimeoutMs + HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(options, getRequestListener(fetch, { hostname: NAMELESS }));
  server.on('clientError', answerGarbage);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: urlOf(server),
    close: async (graceMs) => {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

/** What never became a request: bad syntax, headers too big or too slow. Answered by hand, as there is nothing to route. */
function answerGarbage(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
  const envelope: ErrorEnvelope = {
    requestId: randomUUID(),
    code: 'error/common/dev/invalid-inputs',
    type: ResultType.ERROR,
    message: 'This is not an HTTP request that can be answered.',
    data: ['The request is not valid HTTP, or did not arrive in time.'],
    blame: 'CLIENT',
  };
  const body = JSON.stringify(envelope);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
