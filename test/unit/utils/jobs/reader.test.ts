import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorCode } from '@/utils/contract';
import type { Endpoint, ExtractionOutcome, Look } from '@/utils/endpoint';
import { createReader, useOther } from '@/utils/jobs';
import { type Job, openStore, type Store } from '@/utils/store';
import { pdfBytes, READING, sampleEnvelope, sampleJob } from '@/test/support/jobs';

let store: Store;
beforeEach(() => {
  store = openStore(randomUUID());
});
afterEach(() => store.close());

const SUCCESS: ExtractionOutcome = { ok: true, envelope: sampleEnvelope() };
const failing = (code: ErrorCode): ExtractionOutcome => ({
  ok: false,
  failure: { kind: 'nonSuccess', code, message: undefined, data: undefined },
});

const readerWith = (extract: Endpoint['extract'], look: Look = 'statement') =>
  createReader({
    store,
    extractor: async () => ({
      kind: 'endpoint',
      endpoint: { extract },
      extractedBy: { where: 'device', version: '0' },
    }),
    look: async () => look,
    now: () => 5000,
  });

async function waitingJob(overrides: Partial<Job> = {}): Promise<string> {
  const bytes = pdfBytes(randomUUID());
  const job = sampleJob(overrides);
  await store.jobs.add(job);
  const hash = await store.pdfs.put(bytes, 1);
  return store.jobs.attach(job.id, { hash, size: bytes.length, name: undefined }, 1000);
}

const stateOf = async (id: string) => (await store.jobs.get(id))?.state;

test('reads every waiting job, oldest first', async () => {
  const young = await waitingJob({ createdAt: 2, name: 'young' });
  const old = await waitingJob({ createdAt: 1, name: 'old' });
  const read: string[] = [];
  await readerWith(async ({ name }) => {
    read.push(name);
    return SUCCESS;
  }).work({});
  expect(read).toEqual(['old', 'young']);
  expect(await store.statements.list()).toHaveLength(2);
  expect(await stateOf(old)).toMatchObject({ kind: 'done' });
  expect(await stateOf(young)).toMatchObject({ kind: 'done' });
});

test('stores the envelope as it was answered, with what lists show of it', async () => {
  const id = await waitingJob();
  await readerWith(async () => SUCCESS).work({});
  const [summary] = await store.statements.list();
  expect(summary).toMatchObject({
    jobId: id,
    addedAt: 5000,
    extractedBy: { where: 'device', version: '0' },
    kind: 'bank',
    last4: '5678',
    period: { from: '2024-03-01', to: '2024-03-31' },
    proof: { verdict: 'proven', rows: 12, provenRows: 12 },
    accounts: 1,
  });
  expect((await store.statements.get(summary?.id ?? ''))?.envelope).toEqual(sampleEnvelope());
});

test('one PDF that fails does not keep the next from being read', async () => {
  const bad = await waitingJob({ createdAt: 1, name: 'bad' });
  const broken = await waitingJob({ createdAt: 2, name: 'broken' });
  const good = await waitingJob({ createdAt: 3, name: 'good' });
  await readerWith(async ({ name }) => {
    if (name === 'bad') return failing('pdf/fail/invalid-pdf');
    if (name === 'broken') throw new Error('the balance of MS A EXAMPLE is 12.00');
    return SUCCESS;
  }).work({});
  expect(await stateOf(bad)).toMatchObject({
    kind: 'failed',
    failure: { kind: 'nonSuccess', code: 'pdf/fail/invalid-pdf' },
  });
  expect(await stateOf(good)).toMatchObject({ kind: 'done' });
  expect(await stateOf(broken)).toMatchObject({ kind: 'failed' });
  expect(JSON.stringify(await stateOf(broken))).not.toContain('EXAMPLE');
});

test('asks for a password, and again when it was wrong', async () => {
  const id = await waitingJob();
  const given: (string | undefined)[] = [];
  const reader = readerWith(async ({ password }) => {
    given.push(password);
    if (password === undefined) return failing('pdf/fail/password-required');
    return password === 'right' ? SUCCESS : failing('pdf/fail/password-incorrect');
  });
  const again = () => store.jobs.update(id, (job) => ({ ...job, state: READING }));

  await reader.work({});
  expect(await stateOf(id)).toEqual({ kind: 'needsPassword', reason: 'required' });
  await again();
  await reader.work({ [id]: 'wrong' });
  expect(await stateOf(id)).toEqual({ kind: 'needsPassword', reason: 'incorrect' });
  await again();
  await reader.work({ [id]: 'right' });
  expect(await stateOf(id)).toMatchObject({ kind: 'done' });
  expect(given).toEqual([undefined, 'wrong', 'right']);
});

test('a password is used once, and never reaches the store', async () => {
  const id = await waitingJob();
  const given: (string | undefined)[] = [];
  const reader = readerWith(async ({ password }) => {
    given.push(password);
    return failing('pdf/fail/password-incorrect');
  });
  await reader.work({ [id]: 'secret' });
  expect(JSON.stringify(await store.jobs.list())).not.toContain('secret');
  await store.jobs.update(id, (job) => ({ ...job, state: READING }));
  await reader.work({});
  expect(given).toEqual(['secret', undefined]);
});

test('stopping a job that is gone aborts its reading, and the next one is read', async () => {
  const id = await waitingJob();
  const next = await waitingJob({ createdAt: 2000 });
  const reader = readerWith(({ name }, { signal }) =>
    name === 'March.pdf' && signal
      ? new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        })
      : Promise.resolve(SUCCESS),
  );
  await store.jobs.update(next, (job) => ({ ...job, name: 'next' }));
  const working = reader.work({});
  await vi.waitFor(async () => expect((await store.jobs.get(id))?.attempts).toBe(1));
  await store.jobs.remove(id);
  await vi.waitFor(() => {
    reader.stop(id);
    return expect(stateOf(next)).resolves.toMatchObject({ kind: 'done' });
  });
  await working;
  expect(await store.jobs.get(id)).toBeUndefined();
});

test('a job that was cancelled while it was read makes no statement', async () => {
  const id = await waitingJob();
  await readerWith(async () => {
    await store.jobs.remove(id);
    return SUCCESS;
  }).work({});
  expect(await store.statements.list()).toEqual([]);
  expect(await store.jobs.list()).toEqual([]);
});

test('a PDF that took its process down three times is not tried again', async () => {
  const id = await waitingJob();
  const extract = vi.fn<Endpoint['extract']>(async () => SUCCESS);
  await store.jobs.update(id, (job) => ({ ...job, attempts: 3 }));
  await readerWith(extract).work({});
  expect(extract).not.toHaveBeenCalled();
  expect(await stateOf(id)).toMatchObject({
    kind: 'failed',
    failure: { code: 'pdf/fail/unknown-exception' },
  });
});

test('work that is asked for while work is done is done too', async () => {
  await waitingJob();
  const reader = readerWith(async () => SUCCESS);
  const first = reader.work({});
  const late = await waitingJob();
  await Promise.all([first, reader.work({})]);
  expect(await stateOf(late)).toMatchObject({ kind: 'done' });
});

test('what waits is read, though the reading before ended in an error of the store', async () => {
  const list = vi.spyOn(store.jobs, 'list').mockRejectedValueOnce(new Error('The disk is full.'));
  const reader = readerWith(async () => SUCCESS);
  await expect(reader.work({})).rejects.toThrow('The disk is full.');
  list.mockRestore();
  const id = await waitingJob();
  await reader.work({});
  expect(await stateOf(id)).toMatchObject({ kind: 'done' });
});

test('notes progress, at most a few times a second', async () => {
  const id = await waitingJob();
  const seen: unknown[] = [];
  let clock = 1000;
  const reader = createReader({
    store,
    extractor: async () => ({
      kind: 'endpoint',
      extractedBy: { where: 'device', version: '0' },
      endpoint: {
        extract: async (_, { onProgress }) => {
          for (let page = 1; page <= 10; page++) {
            clock += 50;
            onProgress?.({ page, pages: 10 });
          }
          await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ page: 9 }));
          seen.push(await stateOf(id));
          return SUCCESS;
        },
      },
    }),
    look: async () => 'statement',
    now: () => clock,
  });
  await reader.work({});
  expect(seen).toEqual([{ kind: 'reading', page: 9, pages: 10 }]);
});

test('what pick-up caught and is no statement is forgotten, bytes and all', async () => {
  const id = await waitingJob({ asked: false });
  const hash = (await store.jobs.get(id))?.hash ?? '';
  const extract = vi.fn<Endpoint['extract']>(async () => SUCCESS);
  await readerWith(extract, 'other').work({});
  expect(extract).not.toHaveBeenCalled();
  expect(await store.jobs.list()).toEqual([]);
  expect(await store.pdfs.get(hash)).toBeUndefined();
});

test('what the person asked for is read, whatever it looks like', async () => {
  const id = await waitingJob({ asked: true });
  await readerWith(async () => SUCCESS, 'other').work({});
  expect(await stateOf(id)).toMatchObject({ kind: 'done' });
});

test('each PDF is read where its job says, on the device where it does not say', async () => {
  const asked: string[] = [];
  for (const where of ['service', 'device'] as const) await waitingJob({ where });
  await waitingJob();
  const reader = createReader({
    store,
    extractor: async (where) => {
      asked.push(where);
      return { kind: 'none', failure: { kind: 'setup', reason: 'noToken' } };
    },
    look: async () => 'statement',
    now: () => 1,
  });
  await reader.work({});
  expect(asked.toSorted()).toEqual(['device', 'device', 'service']);
  expect((await store.jobs.list()).map(({ state }) => state)).toContainEqual({
    kind: 'failed',
    failure: { kind: 'setup', reason: 'noToken' },
  });
});

test('a request that nobody answered keeps its name, one that was answered does not', async () => {
  const keys: (string | undefined)[] = [];
  const outcomes: ExtractionOutcome[] = [
    { ok: false, failure: { kind: 'networkDown', detail: '' } },
    { ok: false, failure: { kind: 'timeout', afterMs: 1 } },
    failing('pdf/fail/extract-failed'),
    SUCCESS,
  ];
  const id = await waitingJob();
  const reader = readerWith(async ({ key }) => {
    keys.push(key);
    return outcomes[keys.length - 1] ?? SUCCESS;
  });
  for (const _ of outcomes) {
    await reader.work({});
    await store.jobs.update(id, (job) =>
      job.state.kind === 'failed' ? { ...job, attempts: 0, state: READING } : undefined,
    );
  }
  expect(keys).toHaveLength(4);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('a second reading is kept beside the first, and can take its place', async () => {
  const id = await waitingJob();
  await readerWith(async () => SUCCESS).work({});
  const [statement] = await store.statements.list();
  if (!statement) throw new Error('There is no statement.');
  const again = sampleJob({ hash: statement.hash, size: 9, again: statement.id, state: READING });
  await store.jobs.add(again);
  const envelope = { ...sampleEnvelope(), requestId: 'the second' };
  await readerWith(async () => ({ ok: true, envelope })).work({});
  expect(await stateOf(again.id)).toEqual({ kind: 'done', statementId: statement.id });
  expect(await store.statements.get(statement.id)).toMatchObject({
    jobId: id,
    envelope: sampleEnvelope(),
    other: { envelope: { requestId: 'the second' } },
  });
  await useOther(store, statement.id);
  expect(await store.statements.get(statement.id)).toMatchObject({
    jobId: id,
    envelope: { requestId: 'the second' },
    other: { envelope: { requestId: sampleEnvelope().requestId } },
  });
  expect(await store.statements.list()).toHaveLength(1);
});

test('a second reading of a statement that is gone meanwhile leaves nothing behind', async () => {
  const job = await waitingJob({ again: randomUUID() });
  await readerWith(async () => SUCCESS).work({});
  expect(await store.jobs.get(job)).toBeUndefined();
  expect(await store.statements.list()).toEqual([]);
});
