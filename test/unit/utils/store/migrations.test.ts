import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { openStore } from '@/utils/store';
import { pdfBytes, READING, sampleJob } from '@/test/support/jobs';

const DAY = 24 * 60 * 60 * 1000;
const CANCELLED = { kind: 'cancelled' };

/** The database as version 3 had it, with these jobs and a PDF for each. */
async function version3(jobs: readonly { id: string; hash: string | undefined }[]) {
  const name = randomUUID();
  const db = await openDB(name, 3, {
    upgrade: (upgrading) => {
      for (const store of ['jobs', 'statements'])
        upgrading.createObjectStore(store, { keyPath: 'id' }).createIndex('hash', 'hash');
      for (const store of ['envelopes', 'others']) upgrading.createObjectStore(store);
      upgrading.createObjectStore('pdfs', { keyPath: 'hash' }).createIndex('addedAt', 'addedAt');
      upgrading
        .createObjectStore('exported', { keyPath: ['destination', 'id'] })
        .createIndex('retention', 'retention');
    },
  });
  await db.add('exported', {
    destination: 'ofx',
    id: 'a',
    retention: 'days30',
    session: 'an earlier one',
  });
  for (const job of jobs) {
    await db.add('jobs', job);
    await db.add('pdfs', { hash: job.hash, bytes: pdfBytes(), addedAt: 1000 });
  }
  db.close();
  return name;
}

test('jobs that were cancelled before they were deleted for it go, with their PDFs', async () => {
  const cancelled = { ...sampleJob({ hash: 'a' }), state: CANCELLED };
  const reading = sampleJob({ hash: 'b', state: READING });
  const store = openStore(await version3([cancelled, reading]));
  expect(await store.jobs.list()).toEqual([reading]);
  await store.sweep(DAY, { name: 'this session', since: 0 });
  expect(await store.pdfs.get('a')).toBeUndefined();
  expect(await store.pdfs.get('b')).toBeDefined();
  await store.close();
});

test('exports that were kept in mind without a date stay for 30 days from now', async () => {
  const store = openStore(await version3([]));
  const session = { name: 'this session', since: 0 };
  await store.sweep(Date.now() + 29 * DAY, session);
  expect(await store.exported.ids('ofx')).toEqual(new Set(['a']));
  await store.sweep(Date.now() + 31 * DAY, session);
  expect(await store.exported.ids('ofx')).toEqual(new Set());
  await store.close();
});
