import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { bankApp, downloadHostApp } from './app';
import { RequestLog } from './requests';
import { Sessions } from './session';
import { Shelf } from './shelf';
import { Tickets } from './tickets';
import type { PortalContext } from './types';
import { ways } from './ways';

/** A running demo bank. */
export type Portal = {
  /** `http://127.0.0.1:PORT`, or by the name that it was given; no slash at the end. */
  origin: string;
  shelf: Shelf;
  sessions: Sessions;
  requests: RequestLog;
  /** The statements page of a way, or the login when there is no session. */
  statementsUrl: (wayId?: string) => string;
  /** Breaks off whatever it is sending. */
  hangUp: () => void;
  close: () => Promise<void>;
};

type PortalOptions = {
  /** 0 takes a free one. */
  port?: number;
  /** What the bank is called; any name that browsers look for on loopback. */
  host?: string;
};

/** Starts the bank and its download host on loopback. */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const { port = 0, host = '127.0.0.1' } = options;
  const shelf = new Shelf();
  const sessions = new Sessions();
  const requests = new RequestLog();
  let downloadHost = '';
  const context: PortalContext = {
    shelf,
    tickets: new Tickets(),
    downloadHost: () => downloadHost,
  };

  const downloads = await listen(downloadHostApp({ ways, context, requests }), 0);
  // Another site than 127.0.0.1, so that Strict and Lax cookies stay behind.
  downloadHost = `http://localhost:${downloads.port}`;
  const bank = await listen(bankApp({ ways, context, sessions, requests }), port);
  const origin = `http://${host}:${bank.port}`;

  return {
    origin,
    shelf,
    sessions,
    requests,
    statementsUrl: (wayId) => `${origin}/statements${wayId === undefined ? '' : `/${wayId}`}`,
    hangUp: bank.hangUp,
    close: async () => {
      await Promise.all([bank.close(), downloads.close()]);
    },
  };
}

type Listening = { port: number; hangUp: () => void; close: () => Promise<void> };

async function listen(app: Hono, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const hangUp = () => hangUpAll(server);
  return { port: addressOf(server).port, hangUp, close: () => close(server) };
}

function addressOf(server: ServerType): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('Cannot tell the port of a server that listens on no port.');
  return address;
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    // Browsers keep connections open; waiting for them would hang the tests.
    hangUpAll(server);
  });
}

function hangUpAll(server: ServerType): void {
  if ('closeAllConnections' in server) server.closeAllConnections();
}
