import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { createSweeping } from '@/entrypoints/background/sweeping';
import { session } from '@/utils/settings';
import { openStore, type Store } from '@/utils/store';
import { sampleJob } from '@/test/support/jobs';

let store: Store;
beforeEach(() => {
  store = openStore(randomUUID());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});

/** A job that is to stay until the browser closes, of the session that goes on. */
const addJob = async (createdAt: number) => {
  const job = sampleJob({
    retention: 'session',
    session: (await session()).name,
    createdAt,
  });
  await store.jobs.add(job);
  return job.id;
};
const ids = async () => (await store.jobs.list()).map(({ id }) => id);

test('what is to stay until the browser closes stays when the extension is loaded anew', async () => {
  const id = await addJob(1000);
  const before = await session();
  await browser.storage.session.clear();
  expect(await session()).toEqual(before);
  await createSweeping(store).sweep();
  expect(await ids()).toEqual([id]);
});

test('the sweep of a browser’s start sees the session that begins, whichever of both comes first', async () => {
  const { set } = browser.storage.local;
  vi.spyOn(browser.storage.local, 'set').mockImplementation(async (items) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await set(items);
  });
  for (const isToldFirst of [true, false]) {
    await addJob(1000);
    const { sweep, startSession } = createSweeping(store);
    if (isToldFirst) await Promise.all([startSession(), sweep()]);
    else await Promise.all([sweep(), startSession()]);
    expect(await ids()).toEqual([]);
  }
});

test('what comes in a browser’s first moments stays, though the browser says later that it started', async () => {
  const { startSession, sweep } = createSweeping(store);
  const id = await addJob(Date.now());
  await startSession();
  await sweep();
  expect(await ids()).toEqual([id]);
});
