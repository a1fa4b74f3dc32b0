import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAdmission } from '@/utils/jobs';
import { openStore, type Store } from '@/utils/store';
import { pdfBytes } from '@/test/support/jobs';

let store: Store;
beforeEach(() => {
  store = openStore(randomUUID());
});
afterEach(() => store.close());

const admission = () =>
  createAdmission({
    store,
    now: () => 1000,
    kept: async () => ({ retention: 'days30', session: 'this session' }),
  });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const FILE = { name: 'Kontoauszug März “2024”.pdf', origin: { way: 'file' }, asked: true } as const;

test('a PDF waits to be read under the name it came with', async () => {
  const { begin, hand } = admission();
  const { id } = await begin(FILE);
  expect((await store.jobs.get(id))?.state).toEqual({ kind: 'capturing' });
  expect(await hand(id, pdfBytes())).toBe(id);
  expect(await store.jobs.get(id)).toMatchObject({
    name: FILE.name,
    retention: 'days30',
    state: { kind: 'reading', page: 0 },
  });
});

test('the name that its server gives is the better one', async () => {
  const { begin, hand } = admission();
  const { id } = await begin(FILE);
  await hand(id, pdfBytes(), 'March.pdf');
  expect((await store.jobs.get(id))?.name).toBe('March.pdf');
});

test.each([
  { got: 'empty', bytes: bytesOf('') },
  { got: 'html', bytes: bytesOf('\n<!DOCTYPE html><title>Please log in</title>') },
  { got: 'other', bytes: bytesOf('PK\u0003\u0004') },
] as const)('what is $got and no PDF fails, saying so, and is not kept', async ({ got, bytes }) => {
  const { begin, hand } = admission();
  const { id } = await begin(FILE);
  await hand(id, bytes);
  expect(await store.jobs.get(id)).toMatchObject({
    name: FILE.name,
    hash: undefined,
    state: { kind: 'failed', failure: { kind: 'capture', reason: 'notPdf', got } },
  });
});

test('junk before the header is no reason to refuse a PDF', async () => {
  const { begin, hand } = admission();
  const { id } = await begin(FILE);
  await hand(id, bytesOf('\r\n\r\n%PDF-1.4\n'));
  expect((await store.jobs.get(id))?.state.kind).toBe('reading');
});

test('a job that was cancelled meanwhile leaves nothing behind', async () => {
  const { begin, fail, hand } = admission();
  const { id } = await begin(FILE);
  await store.jobs.remove(id);
  await hand(id, pdfBytes());
  await fail(id, { kind: 'capture', reason: 'unreachable' });
  expect(await store.jobs.list()).toEqual([]);
});
