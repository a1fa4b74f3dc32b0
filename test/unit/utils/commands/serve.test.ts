import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ask, cancelJob, givePassword, handle, serve } from '@/utils/commands';

const ID = '3f0c1f6e-8f2b-4a7e-9d25-0a1b2c3d4e5f';
const OURS = { id: fakeBrowser.runtime.id, url: fakeBrowser.runtime.getURL('/popup.html') };

beforeEach(() => fakeBrowser.reset());

/** Delivers a message as the browser would; answers undefined where nobody says that an answer comes. */
function deliver(message: unknown, sender: { id?: string; url?: string }): Promise<unknown> {
  return new Promise((resolve) => {
    void fakeBrowser.runtime.onMessage.trigger(message, sender, resolve).then((promised) => {
      if (!promised.some(Boolean)) resolve(undefined);
    });
  });
}

test('does a command for a page of the extension', async () => {
  const cancel = vi.fn<(input: { id: string }) => Promise<void>>(async () => {});
  serve([handle(cancelJob, cancel)]);
  const message = { to: 'background', name: 'cancelJob', input: { id: ID } };
  expect(await deliver(message, OURS)).toEqual({ ok: true, value: undefined });
  expect(cancel).toHaveBeenCalledWith({ id: ID });
});

test.each([
  ['a content script, which has our id and the page’s address', { url: 'https://evil.example/' }],
  ['a page whose address only looks like ours', { url: `${OURS.url.slice(0, -12)}.evil/x` }],
  ['another extension', { id: 'another', url: 'chrome-extension://another/popup.html' }],
  ['a sender without an address', { url: undefined }],
])('is silent to %s', async (_, sender) => {
  const cancel = vi.fn<(input: { id: string }) => Promise<void>>(async () => {});
  serve([handle(cancelJob, cancel)]);
  const message = { to: 'background', name: 'cancelJob', input: { id: ID } };
  const url = 'url' in sender ? sender.url : OURS.url;
  const id = 'id' in sender ? sender.id : OURS.id;
  expect(await deliver(message, { id, ...(url === undefined ? {} : { url }) })).toBeUndefined();
  expect(cancel).not.toHaveBeenCalled();
});

test('leaves messages alone that are for another receiver, or none of ours', async () => {
  serve([handle(cancelJob, async () => {})]);
  const input = { id: ID };
  expect(await deliver({ to: 'host', name: 'cancelJob', input }, OURS)).toBeUndefined();
  expect(await deliver({ to: 'background', name: 'constructor', input }, OURS)).toBeUndefined();
  expect(await deliver('hello', OURS)).toBeUndefined();
});

test('refuses malformed input without repeating it', async () => {
  const give = vi.fn<(input: { id: string; password: string }) => Promise<void>>(async () => {});
  serve([handle(givePassword, give)]);
  const input = { id: 'no uuid', password: 'secret' };
  const answer = await deliver({ to: 'background', name: 'givePassword', input }, OURS);
  expect(answer).toMatchObject({ ok: false });
  expect(JSON.stringify(answer)).not.toContain('secret');
  expect(give).not.toHaveBeenCalled();
});

test('answers what the command throws', async () => {
  serve([handle(cancelJob, () => Promise.reject(new Error('That job is gone.')))]);
  const message = { to: 'background', name: 'cancelJob', input: { id: ID } };
  expect(await deliver(message, OURS)).toEqual({ ok: false, message: 'That job is gone.' });
});

test('an answer of nothing, which JSON leaves out on its way, is no malformed one', async () => {
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async () =>
    JSON.parse(JSON.stringify({ ok: true, value: undefined })),
  );
  await expect(ask(cancelJob, { id: ID })).resolves.toBeUndefined();
});
