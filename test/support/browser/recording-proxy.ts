import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that notes every request of a browser and lets those to loopback through. */
export type RecordingProxy = {
  /** The browser's switches that send everything here, loopback too. */
  args: string[];
  /** `GET http://127.0.0.1:40123/path`, or `CONNECT host:443`, in order. */
  requests: string[];
  close: () => Promise<void>;
};

export async function startRecordingProxy(): Promise<RecordingProxy> {
  const requests: string[] = [];
  const server = createServer((incoming, answer) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    forward(incoming, answer);
  });
  server.on('connect', (incoming, socket) => {
    requests.push(`CONNECT ${incoming.url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    args: [`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'],
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(incoming: IncomingMessage, answer: ServerResponse): void {
  const url = new URL(incoming.url ?? '', 'http://proxy.invalid');
  if (url.hostname !== '127.0.0.1' && url.hostname !== 'localhost') {
    answer.writeHead(502).end();
    return;
  }
  const { method, headers } = incoming;
  const onwards = request(url, { method, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
  });
  onwards.on('error', () => answer.writeHead(502).end());
  incoming.pipe(onwards);
}
