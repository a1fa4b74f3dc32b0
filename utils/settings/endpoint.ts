import { storage } from 'wxt/utils/storage';
import type { Where } from '@/utils/store';

/** An extraction service as the person set it up, but for its token. */
export type ServiceSettings = {
  /** https, or http on loopback; without a slash at its end. */
  baseUrl: string;
  /** The sandbox is free and answers only a part of the statement. */
  mode: 'production' | 'sandbox';
  /** The operation that production asks. */
  path: 'pdf2' | 'pdf';
  timeLimitSeconds: number;
  /** Extract on this device what the service gives no answer for. */
  fallback: boolean;
};

/** Where PDFs are extracted; the service stays set up while this device does the work. */
export type EndpointSettings = { where: Where; service: ServiceSettings | undefined };

export const endpointSettings = storage.defineItem<EndpointSettings>('local:endpoint', {
  fallback: { where: 'device', service: undefined },
  version: 1,
});

/** The token lies apart from the settings, so that what shows or watches those never holds it. */
const keptToken = storage.defineItem<string>('local:serviceToken', { fallback: '' });
const sessionToken = storage.defineItem<string>('session:serviceToken', { fallback: '' });

/** How long the service's token stays: until it is forgotten, or until the browser closes. */
export type TokenKept = 'always' | 'session';

/** The service's token; empty where there is none. */
export const readToken = async (): Promise<{ token: string; kept: TokenKept }> => {
  const forNow = await sessionToken.getValue();
  return forNow === ''
    ? { token: await keptToken.getValue(), kept: 'always' }
    : { token: forNow, kept: 'session' };
};

/** Keeps a token, in place of the one before. */
export const writeToken = async (token: string, kept: TokenKept): Promise<void> => {
  await forgetToken();
  await (kept === 'session' ? sessionToken : keptToken).setValue(token);
};

export const forgetToken = async (): Promise<void> => {
  await Promise.all([sessionToken.removeValue(), keptToken.removeValue()]);
};

/** Calls back when a token came or went. */
export const watchToken = (listener: () => void): (() => void) => {
  const stops = [keptToken.watch(listener), sessionToken.watch(listener)];
  return () => stops.forEach((stop) => stop());
};
