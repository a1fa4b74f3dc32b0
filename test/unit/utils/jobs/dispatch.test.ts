import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatch, type Host } from '@/utils/jobs';
import { openStore, type Store } from '@/utils/store';
import { READING, sampleJob } from '@/test/support/jobs';

let store: Store;
beforeEach(() => {
  store = openStore(randomUUID());
});
afterEach(() => store.close());

const hostThat = (work: Host['work']) => ({
  open: vi.fn<Host['open']>(async () => {}),
  work: vi.fn<Host['work']>(work),
});

test('opens no host when nothing waits', async () => {
  await store.jobs.add(sampleJob({ state: { kind: 'needsPassword', reason: 'required' } }));
  const host = hostThat(async () => {});
  await dispatch(store, host);
  expect(host.open).not.toHaveBeenCalled();
});

test('opens another host when one died, and gives it the passwords again', async () => {
  const job = sampleJob({ state: READING });
  await store.jobs.add(job);
  let lives = 0;
  const host = hostThat(async () => {
    lives += 1;
    if (lives === 1) throw new Error('The message port closed before a response was received.');
    await store.jobs.remove(job.id);
  });
  await dispatch(store, host, { [job.id]: 'secret' });
  expect(host.open).toHaveBeenCalledTimes(2);
  expect(host.work.mock.calls).toEqual([[{ [job.id]: 'secret' }], [{ [job.id]: 'secret' }]]);
});

test('a browser that can open no host ends the jobs with a stated failure', async () => {
  const job = sampleJob({ state: READING });
  await store.jobs.add(job);
  await dispatch(store, {
    open: () => Promise.reject(new Error('no')),
    work: async () => {},
  });
  expect((await store.jobs.get(job.id))?.state).toMatchObject({ kind: 'failed' });
});
