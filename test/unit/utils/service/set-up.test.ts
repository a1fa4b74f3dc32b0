import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { browser } from 'wxt/browser';
import { leaveHost, switchOff } from '@/utils/capture';
import { extractHere, forgetToken, saveService, serviceNow, watchService } from '@/utils/service';
import { pickupSites, type ServiceSettings } from '@/utils/settings';

const SERVICE: ServiceSettings = {
  baseUrl: 'https://api.example/v1',
  mode: 'production',
  path: 'pdf2',
  timeLimitSeconds: 60,
  fallback: true,
};
const form = (more: Partial<ServiceSettings> = {}, token = 'a.b.c') => ({
  service: { ...SERVICE, ...more },
  token,
  keep: 'always' as const,
});

/** The hosts that the browser lets the extension reach; `answer` is what the person says when asked. */
let hosts: Set<string>;
let answer: boolean;
beforeEach(() => {
  fakeBrowser.reset();
  hosts = new Set();
  answer = true;
  const origin = ({ origins = [] }: { origins?: string[] }) => origins[0] ?? '';
  vi.spyOn(browser.permissions, 'request').mockImplementation(async (asked) => {
    if (answer) hosts.add(origin(asked));
    return answer;
  });
  vi.spyOn(browser.permissions, 'contains').mockImplementation(async (asked) =>
    hosts.has(origin(asked)),
  );
  vi.spyOn(browser.permissions, 'remove').mockImplementation(async (asked) =>
    hosts.delete(origin(asked)),
  );
});

const seen = () =>
  new Promise((resolve) => {
    const stop = watchService((state) => {
      resolve(state);
      queueMicrotask(() => stop());
    });
  });

test('at first everything is read on this device, and there is no service to ask', async () => {
  expect(await seen()).toEqual({ where: 'device', service: undefined, token: 'none' });
  expect(await serviceNow()).toEqual({ ready: false, reason: 'noService', fallback: false });
});

test('saving asks for the host, keeps the service, and sends PDFs there', async () => {
  expect(await saveService(form())).toBe(true);
  expect([...hosts]).toEqual(['https://api.example/*']);
  expect(await seen()).toEqual({ where: 'service', service: SERVICE, token: 'always' });
  expect(await serviceNow()).toEqual({
    ready: true,
    fallback: true,
    access: { baseUrl: SERVICE.baseUrl, path: 'pdf2', token: 'a.b.c', timeLimit: 60_000 },
  });
});

test.each([
  [{ path: 'pdf' } as const, 'pdf'],
  [{ mode: 'sandbox' } as const, 'pdf2test'],
  [{ mode: 'sandbox', path: 'pdf' } as const, 'pdf2test'],
])('%j asks /%s', async (more, path) => {
  await saveService(form(more));
  expect(await serviceNow()).toMatchObject({ access: { path } });
});

test('a host that is refused keeps everything as it was', async () => {
  answer = false;
  expect(await saveService(form())).toBe(false);
  expect(await seen()).toMatchObject({ where: 'device', token: 'none' });
});

test('what is watched never holds the token', async () => {
  await saveService(form());
  expect(JSON.stringify(await seen())).not.toContain('a.b.c');
});

test('a token for this session is not in the storage that outlives it', async () => {
  await saveService({ ...form(), keep: 'session' });
  expect(JSON.stringify(await browser.storage.local.get(null))).not.toContain('a.b.c');
  expect(await serviceNow()).toMatchObject({ access: { token: 'a.b.c' } });
  await browser.storage.session.clear();
  expect(await serviceNow()).toEqual({ ready: false, reason: 'noToken', fallback: true });
});

test('what was read before the last change is not told after it', async () => {
  await saveService(form());
  const told: unknown[] = [];
  const stop = watchService(({ token }) => told.push(token));
  await saveService({ ...form({}, 'd.e.f'), keep: 'session' });
  await vi.waitFor(() => expect(told.at(-1)).toBe('session'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told.at(-1)).toBe('session');
  stop();
});

test('keeping the same token otherwise moves it', async () => {
  await saveService(form());
  await saveService({ ...form({}, ''), keep: 'session' });
  expect(JSON.stringify(await browser.storage.local.get(null))).not.toContain('a.b.c');
  expect(await seen()).toMatchObject({ token: 'session' });
});

test('a token does not go along to another service, nor the old one’s host', async () => {
  await saveService(form());
  await saveService(form({ baseUrl: 'https://other.example' }, ''));
  expect(await serviceNow()).toMatchObject({ ready: false, reason: 'noToken' });
  expect([...hosts]).toEqual(['https://other.example/*']);
});

test('a host that is also a bank’s site stays', async () => {
  await pickupSites.setValue([{ pattern: 'https://api.example/*', buttons: true }]);
  await saveService(form());
  await saveService(form({ baseUrl: 'https://other.example' }));
  expect([...hosts]).toContain('https://api.example/*');
});

test('a bank’s site that is switched off leaves the service its host, and gives back the others', async () => {
  const further = 'https://files.example/*';
  await pickupSites.setValue([
    { pattern: 'https://api.example/*', buttons: true, hosts: [further] },
    { pattern: 'https://bank.example/*', buttons: true, hosts: ['https://api.example/*'] },
  ]);
  await saveService(form());
  hosts.add(further);
  await switchOff('https://api.example/*');
  expect([...hosts]).toEqual(['https://api.example/*']);
  await leaveHost('https://bank.example/*', 'https://api.example/*');
  expect([...hosts]).toEqual(['https://api.example/*']);
  expect(await serviceNow()).toMatchObject({ ready: true });
});

test('a host that was taken back in the browser is named as the reason', async () => {
  await saveService(form());
  hosts.clear();
  expect(await serviceNow()).toEqual({ ready: false, reason: 'noAccess', fallback: true });
});

test('forgetting the token, and going back to this device, keep the service set up', async () => {
  await saveService(form());
  await forgetToken();
  expect(await serviceNow()).toMatchObject({ reason: 'noToken' });
  await extractHere();
  expect(await seen()).toEqual({ where: 'device', service: SERVICE, token: 'none' });
});
