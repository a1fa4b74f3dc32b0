import { beforeEach, describe, expect, test } from 'vitest';
import type {
  JobState,
  Kept,
  OtherAnswer,
  Retention,
  Session,
  StatementRecord,
  StatementSummary,
  Store,
} from '@/utils/store';
import { onChange } from '@/utils/store';
import { pdfBytes, READING, sampleEnvelope, sampleJob, sampleSummary } from '@/test/support/jobs';

const DAY = 24 * 60 * 60 * 1000;
const THIS: Session = { name: 'this session', since: 10 ** 12 };
const LATER: Session = { name: 'a later one', since: 2 * 10 ** 12 };
const UNTIL_CLOSED: Kept = { retention: 'session', session: 'this session' };

/** What every store has to keep to. `open` answers an empty one. */
export function storeConformance(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });

    /** A job that waits to be read, and its bytes. */
    const attached = async (text: string, overrides = {}) => {
      const bytes = pdfBytes(text);
      const job = sampleJob(overrides);
      await store.jobs.add(job);
      const hash = await store.pdfs.put(bytes, 1000);
      const id = await store.jobs.attach(
        job.id,
        { hash, size: bytes.length, name: undefined },
        2000,
      );
      return { id, hash, bytes };
    };

    /** A job that is done, with its statement. */
    const done = async (text: string, overrides: Partial<StatementSummary> = {}) => {
      const { id, hash, bytes } = await attached(text, overrides);
      const summary = sampleSummary({ jobId: id, hash, size: bytes.length, ...overrides });
      expect(await store.statements.add(summary, sampleEnvelope())).toBe(true);
      return { ...summary, bytes };
    };

    describe('jobs', () => {
      test('are listed newest first', async () => {
        const old = sampleJob({ createdAt: 1 });
        const young = sampleJob({ createdAt: 2 });
        await store.jobs.add(young);
        await store.jobs.add(old);
        expect((await store.jobs.list()).map(({ id }) => id)).toEqual([young.id, old.id]);
      });

      test('are changed in one step, so that no writer undoes another', async () => {
        const job = sampleJob();
        await store.jobs.add(job);
        const increments = Array.from({ length: 20 }, () =>
          store.jobs.update(job.id, (found) => ({ ...found, attempts: found.attempts + 1 })),
        );
        await Promise.all(increments);
        expect((await store.jobs.get(job.id))?.attempts).toBe(20);
      });

      test('are left alone where the change answers undefined', async () => {
        const job = sampleJob();
        await store.jobs.add(job);
        expect(await store.jobs.update(job.id, () => undefined)).toEqual(job);
        expect(await store.jobs.update('nobody', (found) => found)).toBeUndefined();
      });
    });

    describe('attach', () => {
      test('makes the job wait to be read, and forgets where the bytes came from', async () => {
        const source = { kind: 'download', downloadId: 7 } as const;
        const { id, hash, bytes } = await attached('a', { source });
        expect(await store.jobs.get(id)).toMatchObject({
          hash,
          size: bytes.length,
          source: undefined,
          state: READING,
        });
      });

      test('answers the present job for a PDF that is known, and deletes the new one', async () => {
        const first = await attached('same', { asked: false });
        const second = await attached('same', { asked: true });
        expect(second.id).toBe(first.id);
        expect(await store.jobs.list()).toMatchObject([
          { id: first.id, asked: true, createdAt: 2000 },
        ]);
      });

      test('lets a new job take the place of one that failed', async () => {
        const first = await attached('same');
        const failure = { kind: 'capture', reason: 'gone' } as const;
        await store.jobs.update(first.id, (job) => ({
          ...job,
          state: { kind: 'failed', failure },
        }));
        const second = await attached('same');
        expect(await store.jobs.list()).toMatchObject([{ id: second.id, state: READING }]);
      });

      test('answers the statement of a PDF whose job was taken off the list', async () => {
        const statement = await done('same');
        await store.jobs.remove(statement.jobId);
        const again = await attached('same');
        expect((await store.jobs.get(again.id))?.state).toEqual({
          kind: 'done',
          statementId: statement.id,
        });
      });

      test('takes the place of a job that asked for the file of this name', async () => {
        const failure = { kind: 'capture', reason: 'mustDrop' } as const;
        const asking = sampleJob({ name: 'April.pdf', state: { kind: 'failed', failure } });
        const other = sampleJob({ name: 'May.pdf', state: { kind: 'failed', failure } });
        await store.jobs.add(asking);
        await store.jobs.add(other);
        const { id } = await attached('april', { name: 'April.pdf' });
        expect((await store.jobs.list()).map((job) => job.id).sort()).toEqual(
          [id, other.id].sort(),
        );
      });

      test('keeps no bytes for a job that was cancelled meanwhile', async () => {
        const hash = await store.pdfs.put(pdfBytes('late'), 1000);
        await store.jobs.attach('nobody', { hash, size: 9, name: undefined }, 2000);
        expect(await store.pdfs.get(hash)).toBeUndefined();
        expect(await store.jobs.list()).toEqual([]);
      });
    });

    describe('statements', () => {
      test('come back whole, and end their job', async () => {
        const { bytes: _, ...summary } = await done('a');
        expect(await store.statements.get(summary.id)).toEqual({
          ...summary,
          envelope: sampleEnvelope(),
        });
        expect((await store.jobs.get(summary.jobId))?.state).toEqual({
          kind: 'done',
          statementId: summary.id,
        });
      });

      test('are listed newest first, without rows', async () => {
        const old = await done('old', { addedAt: 1 });
        const young = await done('young', { addedAt: 2 });
        const list = await store.statements.list();
        expect(list.map(({ id }) => id)).toEqual([young.id, old.id]);
        expect(list.some((summary) => 'envelope' in summary)).toBe(false);
      });

      test('are not added for a job that was cancelled meanwhile', async () => {
        const { id, hash } = await attached('a');
        await store.jobs.remove(id);
        expect(
          await store.statements.add(sampleSummary({ jobId: id, hash }), sampleEnvelope()),
        ).toBe(false);
        expect(await store.statements.list()).toEqual([]);
      });

      describe('with a second answer', () => {
        const other: OtherAnswer = {
          envelope: { ...sampleEnvelope(), requestId: 'second' },
          extractedBy: { where: 'service', baseUrl: 'https://api.example', sandbox: false },
          at: 3000,
        };
        const readAgain = async (statement: StatementSummary) => {
          const { id: again, hash } = statement;
          const job = sampleJob({ again, hash, size: 9, state: READING });
          await store.jobs.add(job);
          return job.id;
        };

        test('have it beside their own, and it ends its job', async () => {
          const { bytes: _, ...summary } = await done('a');
          const jobId = await readAgain(summary);
          expect(await store.statements.addOther(jobId, summary.id, other)).toBe(true);
          const whole = { ...summary, envelope: sampleEnvelope(), other };
          expect(await store.statements.get(summary.id)).toEqual(whole);
          expect((await store.jobs.get(jobId))?.state).toMatchObject({ kind: 'done' });
          expect(await store.statements.list()).toEqual([summary]);
        });

        test('do not get it for a job that was cancelled, or when they are gone', async () => {
          const statement = await done('a');
          const cancelled = await readAgain(statement);
          await store.jobs.remove(cancelled);
          expect(await store.statements.addOther(cancelled, statement.id, other)).toBe(false);
          await store.statements.remove([statement.id]);
          const late = await readAgain(statement);
          expect(await store.statements.addOther(late, statement.id, other)).toBe(false);
          expect(await store.statements.get(statement.id)).toBeUndefined();
          expect(await store.jobs.get(late)).toBeUndefined();
        });

        test('can be written anew, and not once they are gone', async () => {
          const { bytes: _, ...summary } = await done('a');
          await store.statements.addOther(await readAgain(summary), summary.id, other);
          const swapped: StatementRecord = {
            ...summary,
            envelope: other.envelope,
            other: { ...other, envelope: sampleEnvelope() },
          };
          await store.statements.replace(swapped);
          expect(await store.statements.get(summary.id)).toEqual(swapped);
          await store.statements.remove([summary.id]);
          await store.statements.replace(swapped);
          expect(await store.statements.get(summary.id)).toBeUndefined();
          expect(await store.jobs.list()).toEqual([]);
        });
      });

      test('take their second readings along when removed, ended or not', async () => {
        const { id: again, hash } = await done('a');
        const failure = { kind: 'capture', reason: 'gone' } as const;
        const states: JobState[] = [READING, { kind: 'failed', failure }];
        for (const state of states)
          await store.jobs.add(sampleJob({ again, hash, size: 9, state }));
        await store.statements.remove([again]);
        expect(await store.jobs.list()).toEqual([]);
        expect(await store.pdfs.get(hash)).toBeUndefined();
      });

      test('leave nothing behind when removed', async () => {
        const statement = await done('a');
        await store.statements.remove([statement.id]);
        expect(await store.statements.get(statement.id)).toBeUndefined();
        expect(await store.statements.list()).toEqual([]);
        expect(await store.jobs.list()).toEqual([]);
        expect(await store.pdfs.get(statement.hash)).toBeUndefined();
      });
    });

    describe('PDFs', () => {
      test('come back byte for byte', async () => {
        const { hash, bytes } = await attached('a');
        expect(await store.pdfs.get(hash)).toEqual(bytes);
      });

      test('stay while a statement needs them, though the job is gone', async () => {
        const { jobId, hash, bytes } = await done('a');
        await store.jobs.remove(jobId);
        expect(await store.pdfs.get(hash)).toEqual(bytes);
      });

      test('stay with a job that is no longer the one that was meant to be removed', async () => {
        const { jobId, hash, bytes } = await done('a');
        await store.jobs.remove(jobId, ({ state }) => state.kind === 'reading');
        expect((await store.jobs.get(jobId))?.state.kind).toBe('done');
        expect(await store.pdfs.get(hash)).toEqual(bytes);
      });

      test('go with the last job that needs them', async () => {
        const { id, hash } = await attached('a');
        await store.jobs.remove(id);
        expect(await store.pdfs.get(hash)).toBeUndefined();
      });
    });

    describe('retention', () => {
      test.each([
        { retention: 'session', session: 'an earlier one', addedAt: 1000, isLeft: false },
        { retention: 'session', session: 'this session', addedAt: 1000, isLeft: true },
        { retention: 'days30', session: 'an earlier one', addedAt: 1000 + DAY, isLeft: true },
        { retention: 'days30', session: 'this session', addedAt: 1000 - DAY, isLeft: false },
        { retention: 'untilDeleted', session: 'an earlier one', addedAt: 0, isLeft: true },
      ] as const)('$retention, of $session, added at $addedAt', async ({ isLeft, ...kept }) => {
        const { id, hash } = await done('a', kept);
        await store.sweep(1000 + 30 * DAY, THIS);
        expect((await store.statements.get(id)) !== undefined).toBe(isLeft);
        expect((await store.pdfs.get(hash)) !== undefined).toBe(isLeft);
      });

      test('spares what came before the browser said that it started', async () => {
        const kept = { retention: 'session', session: 'an earlier one' } as const;
        const early = await done('early', { ...kept, addedAt: 999 });
        const { id } = await done('at once', { ...kept, addedAt: 1001 });
        await store.sweep(2000, { name: 'this session', since: 1000 });
        expect((await store.statements.list()).map((one) => one.id)).toEqual([id]);
        expect(await store.pdfs.get(early.hash)).toBeUndefined();
      });

      test('is set for what is kept already', async () => {
        const { id, jobId } = await done('a', { session: 'an earlier one' });
        await store.retain(UNTIL_CLOSED);
        expect((await store.statements.get(id))?.retention).toBe('session');
        expect((await store.jobs.get(jobId))?.retention).toBe('session');
      });

      test('until the browser closes lets what came in earlier sessions stay for this one', async () => {
        const { id, jobId } = await done('a', { session: 'an earlier one' });
        await store.exported.add(
          'ofx',
          ['a'],
          {
            retention: 'untilDeleted',
            session: 'an earlier one',
          },
          1000,
        );
        await store.retain(UNTIL_CLOSED);
        await store.sweep(2000, THIS);
        expect(await store.statements.get(id)).toBeDefined();
        expect(await store.jobs.get(jobId)).toBeDefined();
        expect(await store.exported.ids('ofx')).toEqual(new Set(['a']));
        await store.sweep(3000, LATER);
        expect(await store.statements.get(id)).toBeUndefined();
      });

      test('tells beforehand how much it would delete, a job and its statement once', async () => {
        await done('old', { addedAt: 1000 });
        await done('young', { addedAt: 1000 + 20 * DAY });
        await store.jobs.add(sampleJob({ createdAt: 1000 }));
        await store.exported.add('ofx', ['a'], UNTIL_CLOSED, 1000);
        const over = (retention: Retention) =>
          store.findOver({ retention, session: 'this session' }, 1000 + 31 * DAY);
        expect(await over('days30')).toEqual({ entries: 2, exported: true });
        expect(await over('session')).toEqual({ entries: 0, exported: false });
        expect(await over('untilDeleted')).toEqual({ entries: 0, exported: false });
      });

      test('lets PDFs that nobody asked for go after an hour', async () => {
        const hash = await store.pdfs.put(pdfBytes('orphan'), 1000);
        await store.sweep(2000, THIS);
        expect(await store.pdfs.get(hash)).toBeDefined();
        await store.sweep(1000 + DAY, THIS);
        expect(await store.pdfs.get(hash)).toBeUndefined();
      });
    });

    describe('exported ids', () => {
      const untilDeleted = { retention: 'untilDeleted', session: 'this session' } as const;

      test('are remembered per program, each once', async () => {
        await store.exported.add('ynab', ['a', 'b'], untilDeleted, 1000);
        await store.exported.add('ynab', ['b', 'c'], untilDeleted, 1000);
        await store.exported.add('xero', ['d'], untilDeleted, 1000);
        expect(await store.exported.ids('ynab')).toEqual(new Set(['a', 'b', 'c']));
        expect(await store.exported.ids('xero')).toEqual(new Set(['d']));
        expect(await store.exported.ids('ofx')).toEqual(new Set());
      });

      test('outlive their statement, so that its rows are not exported again', async () => {
        const { id } = await done('a');
        await store.exported.add('ofx', ['a'], untilDeleted, 1000);
        await store.statements.remove([id]);
        await store.sweep(1000 + 400 * DAY, LATER);
        expect(await store.exported.ids('ofx')).toEqual(new Set(['a']));
      });

      test('go with the 30 days that are set', async () => {
        const for30Days = { retention: 'days30', session: 'this session' } as const;
        await store.exported.add('ofx', ['old'], for30Days, 1000);
        await store.exported.add('ofx', ['young'], for30Days, 1000 + DAY);
        await store.sweep(1001 + 30 * DAY, THIS);
        expect(await store.exported.ids('ofx')).toEqual(new Set(['young']));
      });

      test('go with the session where nothing is to outlive it', async () => {
        await store.exported.add('ofx', ['a'], untilDeleted, 1000);
        await store.exported.add(
          'ofx',
          ['b'],
          { retention: 'session', session: 'an earlier one' },
          1000,
        );
        await store.sweep(1000, THIS);
        expect(await store.exported.ids('ofx')).toEqual(new Set(['a']));
        await store.retain(UNTIL_CLOSED);
        await store.sweep(1000, LATER);
        expect(await store.exported.ids('ofx')).toEqual(new Set());
      });
    });

    test('clear leaves nothing', async () => {
      const { hash } = await done('a');
      await store.exported.add(
        'ofx',
        ['a'],
        {
          retention: 'untilDeleted',
          session: 'this session',
        },
        1000,
      );
      await attached('b');
      await store.clear();
      expect(await store.jobs.list()).toEqual([]);
      expect(await store.statements.list()).toEqual([]);
      expect(await store.pdfs.get(hash)).toBeUndefined();
      expect(await store.exported.ids('ofx')).toEqual(new Set());
    });

    test('clear leaves what came after it was asked for, but nothing of what was on its way', async () => {
      const old = await done('old', { addedAt: 1000 });
      const onItsWay = await attached('on its way', { createdAt: 1000 });
      await store.statements.add(
        sampleSummary({ jobId: onItsWay.id, hash: onItsWay.hash, addedAt: 3000 }),
        sampleEnvelope(),
      );
      const young = await attached('young', { createdAt: 2500 });
      await store.exported.add('ofx', ['a'], UNTIL_CLOSED, 1000);
      await store.clear(2000);
      expect(await store.statements.list()).toEqual([]);
      expect((await store.jobs.list()).map(({ id }) => id)).toEqual([young.id]);
      expect(await store.pdfs.get(young.hash)).toBeDefined();
      expect(await store.pdfs.get(old.hash)).toBeUndefined();
      expect(await store.pdfs.get(onItsWay.hash)).toBeUndefined();
      expect(await store.exported.ids('ofx')).toEqual(new Set());
    });

    test('changes are announced', async () => {
      const job = sampleJob();
      const announced = new Promise((resolve) => {
        const stop = onChange((change) => {
          stop();
          resolve(change);
        });
      });
      await store.jobs.add(job);
      expect(await announced).toEqual({ store: 'jobs', id: job.id });
    });
  });
}
