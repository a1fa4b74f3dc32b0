import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { connect } from '@/utils/messaging';
import { openStore, type Store } from '@/utils/store';
import { pdfBytes } from '@/test/support/jobs';

let store: Store;
beforeEach(() => {
  store = openStore(randomUUID());
  vi.spyOn(browser.runtime, 'sendMessage').mockImplementation(async () => ({ ok: true }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});

/** A dropped folder is a file to the page, and can't be read. */
const folder = (name: string) =>
  Object.assign(new File(['x'], name), {
    arrayBuffer: () => Promise.reject(new DOMException('A file could not be found.')),
  });

test('a folder among dropped files says so itself, and the files are extracted', async () => {
  const files = [
    new File([pdfBytes('a')], 'a.pdf'),
    folder('2024'),
    new File([pdfBytes('b')], 'b.pdf'),
  ];
  const ids = await connect(store).extractFiles(files);
  expect(ids).toHaveLength(3);
  const jobs = await Promise.all(ids.map(store.jobs.get));
  expect(jobs).toMatchObject([
    { name: 'a.pdf', state: { kind: 'reading' } },
    { name: '2024', state: { kind: 'failed', failure: { kind: 'capture', reason: 'unreadable' } } },
    { name: 'b.pdf', state: { kind: 'reading' } },
  ]);
});
