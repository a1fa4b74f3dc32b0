import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { ResultType } from '@/utils/contract';
import { sampleSuccess } from '../envelopes';

/** A request that came, with how much of a body. */
export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** What answers as no service should: each fault is a base URL of its own. */
export type FaultyService = {
  /** The base URL at which requests meet this fault. */
  baseUrl(fault: string): string;
  received: Received[];
  close(): Promise<void>;
};

const ID = '3f0c9d52-6d0a-4d39-9d4c-8a1f3a0f5e11';
const MEBIBYTE = 1024 ** 2;

const json = (answer: ServerResponse, status: number, value: unknown, headers = {}) =>
  answer
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(JSON.stringify(value));

const failed = (code: string, message: string) => ({
  requestId: ID,
  code,
  type: ResultType.ERROR,
  message,
  blame: 'SPIKE',
});
const good = () => sampleSuccess('BankStatementNormal', ID);

/** A hundred mebibytes before the answer. */
function* flood(): Generator<Buffer> {
  const piece = Buffer.alloc(MEBIBYTE, ' ');
  for (let sent = 0; sent < 100; sent += 1) yield piece;
  yield Buffer.from(JSON.stringify(good()));
}

type Fault = (answer: ServerResponse, nth: number, request: Received) => void;

const FAULTS: Record<string, Fault> = {
  good: (answer) => void json(answer, 200, good()),
  'not-json': (answer) =>
    void answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Hello'),
  'wrong-shape': (answer) =>
    void json(answer, 200, { ...good(), data: { type: 'BankStatementNormal', rows: [] } }),
  'no-envelope': (answer) => void json(answer, 200, { hello: 'world' }),
  huge: (answer) => {
    answer.writeHead(200, { 'Content-Type': 'application/json' });
    // Who stops listening ends it.
    pipeline(Readable.from(flood()), answer, () => {});
  },
  'huge-announced': (answer) =>
    void answer.writeHead(200, { 'Content-Length': 100 * MEBIBYTE }).write(' '),
  'invalid-inputs': (answer) =>
    void json(answer, 400, {
      ...failed('error/common/dev/invalid-inputs', 'The request has several problems, see data.'),
      data: ['buffer: is no PDF', 'file: is missing'],
    }),
  'bad-request': (answer) => void answer.writeHead(400).end('Bad Request'),
  'request-timeout': (answer) => void answer.writeHead(408).end(),
  'method-not-allowed': (answer) =>
    void answer.writeHead(405, { Allow: 'GET' }).end('Method Not Allowed'),
  broken: (answer) =>
    void json(answer, 500, failed('error/common/exception', 'The service failed.')),
  'broken-without-words': (answer) => void answer.writeHead(500).end(),
  'gateway-timeout': (answer) => void answer.writeHead(504).end('<html>Gateway Time-out</html>'),
  teapot: (answer) => void answer.writeHead(418).end(),
  'breaks-off': (answer) => {
    answer.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
    answer.write('{"requestId":', () => answer.destroy());
  },
  'hangs-up': (answer) => void answer.destroy(),
  'hangs-up-once': (answer, nth) => void (nth === 0 ? answer.destroy() : json(answer, 200, good())),
  'busy-once': (answer, nth) =>
    void (nth === 0
      ? json(answer, 429, failed('error/common/access/exceeded-max-concurrent-requests', 'Busy.'), {
          'Retry-After': '1',
        })
      : json(answer, 200, good())),
  'away-once': (answer, nth) =>
    void (nth === 0
      ? answer.writeHead(503, { 'Retry-After': '0' }).end()
      : json(answer, 200, good())),
  'away-for-long': (answer) => void answer.writeHead(503, { 'Retry-After': '3600' }).end(),
  'away-without-a-word': (answer) => void answer.writeHead(503).end(),
  'new-code': (answer) =>
    void json(answer, 200, failed('pdf/fail/printed-on-the-moon', 'The Moon is not supported.')),
  parrot: (answer, _, { headers, body }) =>
    void json(answer, 401, failed('error/common/dev/authorization', `${headers.authorization}`), {
      'X-Length': String(body.length),
    }),
};

/** Starts it on loopback; redirects go to `elsewhere`. */
export async function openFaultyService(elsewhere = ''): Promise<FaultyService> {
  const received: Received[] = [];
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const [, fault = ''] = path.split('/');
      const nth = received.filter((one) => one.path === path).length;
      const one = { path, headers: request.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      const status = Number(/^redirect-(\d+)$/.exec(fault)?.[1]);
      if (status) answer.writeHead(status, { Location: `${elsewhere}/pdf2` }).end();
      else (FAULTS[fault] ?? FAULTS['teapot'])?.(answer, nth, one);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: (fault) => `http://127.0.0.1:${port}/${fault}`,
    received,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
