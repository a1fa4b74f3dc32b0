import {
  type ExtractionOutcome,
  httpEndpoint,
  httpParts,
  patternOfService,
} from '@/utils/endpoint';
import { giveBack } from '@/utils/permissions';
import {
  endpointSettings,
  type EndpointSettings,
  forgetToken,
  readToken,
  type ServiceSettings,
  type TokenKept,
  watchToken,
  writeToken,
} from '@/utils/settings';
import { accessOf } from './now';
import { askForHost } from './permission';

export { forgetToken };

/** What is set up, without the token itself. */
export type ServiceState = EndpointSettings & {
  token: 'none' | TokenKept;
};

/** What the person fills in; `token` is empty where the one that is kept stays. `service.baseUrl` is one that `readBaseUrl` read. */
export type ServiceForm = { service: ServiceSettings; token: string; keep: TokenKept };

async function serviceState(): Promise<ServiceState> {
  const { token, kept } = await readToken();
  return { ...(await endpointSettings.getValue()), token: token === '' ? 'none' : kept };
}

/** Calls back with what is there, and after each change. */
export function watchService(listener: (state: ServiceState) => void): () => void {
  let asked = 0;
  const tell = async () => {
    asked += 1;
    const mine = asked;
    const state = await serviceState();
    // One that was read before the last change may arrive after it.
    if (mine === asked) listener(state);
  };
  void tell();
  const stops = [endpointSettings.watch(tell), watchToken(tell)];
  return () => stops.forEach((stop) => stop());
}

/**
 * Keeps the service, and sends PDFs there from now on. The browser asks the person for its host, so this has to be
 * called first thing in a click handler.
 * @returns false, with nothing kept, where the browser was told no
 */
export async function saveService({ service, token, keep }: ServiceForm): Promise<boolean> {
  if (!(await askForHost(service.baseUrl))) return false;
  const before = (await endpointSettings.getValue()).service;
  const known = await readToken();
  // A token was given for one service, and is no business of another.
  const isMoved = before !== undefined && before.baseUrl !== service.baseUrl;
  if (token !== '') await writeToken(token, keep);
  else if (isMoved) await forgetToken();
  else if (known.token !== '' && known.kept !== keep) await writeToken(known.token, keep);
  await endpointSettings.setValue({ where: 'service', service });
  if (before) await giveBack([patternOfService(before.baseUrl)]);
  return true;
}

/** Extracts on this device from now on; the service stays set up. */
export async function extractHere(): Promise<void> {
  await endpointSettings.setValue({ ...(await endpointSettings.getValue()), where: 'device' });
}

/**
 * Sends a sample to the service's sandbox, which is free; nothing is kept. Call it first thing in a click handler.
 * @returns undefined where the browser was told no
 */
export async function testService(
  { service, token }: ServiceForm,
  sample: Uint8Array,
): Promise<ExtractionOutcome | undefined> {
  if (!(await askForHost(service.baseUrl))) return undefined;
  const before = (await endpointSettings.getValue()).service;
  const isKept = before?.baseUrl === service.baseUrl;
  const secret = token === '' && isKept ? (await readToken()).token : token;
  const access = { ...accessOf(service, secret), path: 'pdf2test' as const };
  try {
    return await httpEndpoint(access, httpParts()).extract(
      { name: 'Sample.pdf', bytes: sample },
      { signal: new AbortController().signal },
    );
  } finally {
    await giveBack([patternOfService(service.baseUrl)]);
  }
}
