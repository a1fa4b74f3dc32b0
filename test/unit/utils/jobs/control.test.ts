import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJobControl } from '@/utils/jobs';
import { type Job, type JobState, openStore, type Store } from '@/utils/store';
import { pdfBytes, READING, sampleEnvelope, sampleJob, sampleSummary } from '@/test/support/jobs';

const HASH = 'a'.repeat(64);
const FAILED: JobState = { kind: 'failed', failure: { kind: 'capture', reason: 'unreachable' } };
const SOURCE = { kind: 'link', url: 'https://bank.example/a.pdf', tabId: 1, frameId: 0 } as const;

let store: Store;
beforeEach(() => {
  store = openStore(randomUUID());
});
afterEach(() => store.close());

const setUp = async (...jobs: Job[]) => {
  for (const job of jobs) await store.jobs.add(job);
  const parts = {
    capture: vi.fn<(job: Job) => void>(),
    read: vi.fn<(passwords?: Readonly<Record<string, string>>) => void>(),
    stop: vi.fn<(id: string) => Promise<void>>(async () => {}),
  };
  return {
    control: createJobControl({
      store,
      now: () => 100_000,
      where: async () => 'service',
      ...parts,
    }),
    ...parts,
  };
};

test.each<JobState>([
  { kind: 'capturing' },
  READING,
  { kind: 'needsPassword', reason: 'required' },
])('cancels a job that is $kind, and what runs for it', async (state) => {
  const job = sampleJob({ state });
  const { control, stop } = await setUp(job);
  await control.cancel(job.id);
  expect(await store.jobs.list()).toEqual([]);
  expect(stop).toHaveBeenCalledWith(job.id);
});

test('a PDF whose job was cancelled does not stay on the device', async () => {
  const hash = await store.pdfs.put(pdfBytes(), 1000);
  const job = sampleJob({ state: READING, hash, size: 9 });
  const { control } = await setUp(job);
  await control.cancel(job.id);
  expect(await store.pdfs.get(hash)).toBeUndefined();
});

test('a second reading that is cancelled leaves the PDF to its statement', async () => {
  const hash = await store.pdfs.put(pdfBytes(), 1000);
  const job = sampleJob({ state: READING, hash, size: 9 });
  const { control } = await setUp(job);
  const summary = sampleSummary({ jobId: job.id, hash });
  await store.statements.add(summary, sampleEnvelope());
  await control.again(summary.id, 'service');
  const again = (await store.jobs.list()).find((one) => one.again === summary.id);
  await control.cancel(again?.id ?? '');
  expect((await store.jobs.list()).map(({ id }) => id)).toEqual([job.id]);
  expect(await store.pdfs.get(hash)).toBeDefined();
  await control.removeStatement(summary.id);
  expect(await store.pdfs.get(hash)).toBeUndefined();
});

test('a statement that is removed takes its second reading along, and stops it', async () => {
  const job = sampleJob({ state: READING, hash: HASH, size: 9 });
  const { control, stop } = await setUp(job);
  const summary = sampleSummary({ jobId: job.id, hash: HASH });
  await store.statements.add(summary, sampleEnvelope());
  await control.again(summary.id, 'service');
  const again = (await store.jobs.list()).find((one) => one.again === summary.id);
  await control.removeStatement(summary.id);
  expect(await store.jobs.list()).toEqual([]);
  expect(stop.mock.calls).toEqual([[again?.id]]);
});

test.each<JobState>([{ kind: 'done', statementId: 'x' }, FAILED])(
  'leaves a job alone that is $kind already',
  async (state) => {
    const job = sampleJob({ state });
    const { control } = await setUp(job);
    await control.cancel(job.id);
    expect((await store.jobs.get(job.id))?.state).toEqual(state);
  },
);

test('runs a failed job again from its bytes', async () => {
  const job = sampleJob({ state: FAILED, hash: HASH, size: 9, attempts: 3 });
  const { control, read, capture } = await setUp(job);
  await control.retry(job.id);
  expect(await store.jobs.get(job.id)).toMatchObject({ state: READING, attempts: 0 });
  expect(read).toHaveBeenCalled();
  expect(capture).not.toHaveBeenCalled();
});

test('runs a failed job again from its source, where its bytes were never had', async () => {
  const job = sampleJob({ state: FAILED, source: SOURCE });
  const { control, capture } = await setUp(job);
  await control.retry(job.id);
  expect(capture).toHaveBeenCalledWith(
    expect.objectContaining({ id: job.id, state: { kind: 'capturing' } }),
  );
});

test('gives a password to a job that wants one, and to no other', async () => {
  const wants = sampleJob({ state: { kind: 'needsPassword', reason: 'required' } });
  const { control, read } = await setUp(wants);
  await control.givePassword(wants.id, 'secret');
  expect(read).toHaveBeenCalledWith({ [wants.id]: 'secret' });
  expect((await store.jobs.get(wants.id))?.state).toEqual(READING);
});

test('goes on with what an earlier life of the background left unfinished', async () => {
  const fromPage = sampleJob({ source: SOURCE });
  const handedOver = sampleJob({ updatedAt: 1000 });
  const justNow = sampleJob({ updatedAt: 99_000 });
  const reading = sampleJob({ state: READING, hash: HASH });
  const { control, capture, read } = await setUp(fromPage, handedOver, justNow, reading);
  await control.resume();
  expect(capture.mock.calls.map(([job]) => job.id)).toEqual([fromPage.id]);
  expect(read).toHaveBeenCalled();
  expect((await store.jobs.get(handedOver.id))?.state).toEqual({
    kind: 'failed',
    failure: { kind: 'capture', reason: 'interrupted' },
  });
  expect((await store.jobs.get(justNow.id))?.state).toEqual({ kind: 'capturing' });
});

test('deletes everything, and stops what runs', async () => {
  const job = sampleJob({ state: READING });
  const { control, stop } = await setUp(job);
  await control.removeAll();
  expect(await store.jobs.list()).toEqual([]);
  expect(stop).toHaveBeenCalledWith(job.id);
});

test('deletes what came until everything was to go, and lets what came since go on', async () => {
  const early = sampleJob({ state: READING, createdAt: 1000 });
  const late = sampleJob({ state: READING, createdAt: 3000 });
  const { control, stop } = await setUp(early, late);
  await control.removeAll(2000);
  expect((await store.jobs.list()).map(({ id }) => id)).toEqual([late.id]);
  expect(stop.mock.calls).toEqual([[early.id]]);
});

test.each([
  [{}, undefined, 'service'],
  [{ where: 'device' } as const, undefined, 'service'],
  [{ where: 'service' } as const, 'device' as const, 'device'],
  [{ where: 'device', again: 'x' } as const, undefined, 'device'],
])('%j is tried again, asked for %s: at the %s', async (more, asked, where) => {
  const job = sampleJob({ state: FAILED, hash: HASH, size: 9, ...more });
  const { control } = await setUp(job);
  await control.retry(job.id, asked);
  expect(await store.jobs.get(job.id)).toMatchObject({ state: READING, where });
});

test('what waits is read here after all, where the person sets so', async () => {
  const waiting = sampleJob({ state: READING, where: 'service' });
  const locked = sampleJob({
    state: { kind: 'needsPassword', reason: 'required' },
    where: 'service',
  });
  const failed = sampleJob({ state: FAILED, where: 'service' });
  const { control } = await setUp(waiting, locked, failed);
  await control.keepHere();
  const wheres = [waiting, locked, failed].map(async ({ id }) => (await store.jobs.get(id))?.where);
  expect(await Promise.all(wheres)).toEqual(['device', 'device', 'service']);
});

test('reads a statement’s PDF once more where asked', async () => {
  const job = sampleJob({ state: READING, hash: HASH, size: 9 });
  const { control, read } = await setUp(job);
  const summary = sampleSummary({ jobId: job.id, hash: HASH });
  await store.statements.add(summary, sampleEnvelope());
  await control.again(summary.id, 'service');
  await control.again(summary.id, 'service');
  expect(read).toHaveBeenCalled();
  const [again, ...more] = (await store.jobs.list()).filter(({ id }) => id !== job.id);
  expect(more).toEqual([]);
  expect(again).toMatchObject({
    state: READING,
    again: summary.id,
    where: 'service',
    hash: HASH,
    asked: true,
  });
});
