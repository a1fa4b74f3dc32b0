import { describe, expect, it } from 'vitest';
import {
  createDesk,
  createTaking,
  entryActions,
  followStatements,
  StatementGone,
} from '@/components/desk';
import { createFakeBackground, job, record, type World } from '@/test/support/fake-background';
import { testParts } from '@/test/support/page-parts';
import * as shown from '@/test/support/shown-statements';
import { signal } from '@preact/signals';

const march = record('march.pdf', shown.proven);
const card = record('card.pdf', shown.cardUsers, 60);

const setUp = (world: World = { statements: [march, card] }) => {
  const background = createFakeBackground(world);
  const parts = testParts(background.api);
  const desk = createDesk(parts);
  return { ...background, parts, desk, taking: createTaking(desk, parts) };
};
const ids = (desk: ReturnType<typeof setUp>['desk']): string[] =>
  desk.entries.value.map((entry) => entry.id);

describe('the list', () => {
  it('has statements and unfinished jobs, newest first, and no job twice', () => {
    const { desk } = setUp({
      statements: [card, march],
      jobs: [
        job('april.pdf', { kind: 'reading', page: 1, pages: 4 }),
        job('march.pdf', { kind: 'done', statementId: march.id }),
      ],
    });
    expect(ids(desk)).toEqual(['job-april.pdf', march.id, card.id]);
  });
  it('tells what happened to a job, once', () => {
    const { desk, jobs } = setUp({});
    jobs.value = [job('april.pdf', { kind: 'capturing' })];
    expect(desk.news.value.words).toBe('april.pdf: fetching the file.');
    jobs.value = [job('april.pdf', { kind: 'reading', page: 1, pages: 9 })];
    expect(desk.news.value.words).toContain('page 1 of 9');
    jobs.value = [job('april.pdf', { kind: 'reading', page: 2, pages: 9 })];
    expect(desk.news.value.words).toContain('page 1 of 9');
    jobs.value = [
      job('april.pdf', {
        kind: 'failed',
        failure: { kind: 'nonSuccess', code: 'pdf/fail/image-pdf', message: undefined, data: null },
      }),
    ];
    expect(desk.news.value.words).toMatch(/^april\.pdf: This PDF is a scan.*\.$/);
  });
  it('says that a PDF is here already, and opens its statement', async () => {
    const done = job('march.pdf', { kind: 'done', statementId: march.id });
    const { desk, jobs } = setUp({ statements: [card, march], jobs: [done] });
    followStatements(desk, card.id, signal(true));
    await expect.poll(() => desk.chosen.value.kind).toBe('open');
    jobs.value = [{ ...done, createdAt: done.createdAt + 60_000 }];
    expect(desk.news.value.words).toBe('Already here: march.pdf');
    expect(desk.again.value?.statementId).toBe(march.id);
    await expect.poll(() => desk.chosen.value).toMatchObject({ kind: 'open', id: march.id });
    desk.dismissAgain();
    expect(desk.again.value).toBeUndefined();
  });
  it('says so where the job that it came with first is gone', () => {
    const { desk, jobs } = setUp({ jobs: [], statements: [march] });
    jobs.value = [job('copy of march.pdf', { kind: 'done', statementId: march.id })];
    expect(desk.again.value).toMatchObject({ name: 'copy of march.pdf', statementId: march.id });
    expect(desk.news.value.words).toBe('Already here: copy of march.pdf');
  });
  it('does not say so of a statement that is new, or was read a second time', () => {
    const { desk, jobs, statements } = setUp({ jobs: [job('march.pdf', { kind: 'capturing' })] });
    const done = job('march.pdf', { kind: 'done', statementId: march.id });
    statements.value = [{ ...march, addedAt: done.createdAt + 500 }];
    jobs.value = [done];
    jobs.value = [
      done,
      { ...done, id: 'second', again: march.id, createdAt: done.createdAt + 900 },
    ];
    expect(desk.again.value).toBeUndefined();
  });
  it('does not announce what was there before', () => {
    const { desk } = setUp({ jobs: [job('april.pdf', { kind: 'capturing' })] });
    expect(desk.news.value.words).toBe('');
  });
});

describe('choosing', () => {
  it('opens a statement', async () => {
    const { desk } = setUp();
    await desk.choose(card.id);
    expect(desk.chosen.value).toMatchObject({ kind: 'open', id: card.id });
  });
  it('says so when the statement is gone', async () => {
    const { desk } = setUp();
    await desk.choose('statement-other');
    expect(desk.chosen.value.kind).toBe('gone');
  });
  it('keeps the last choice when an earlier one arrives late', async () => {
    const { desk } = setUp();
    const first = desk.choose(card.id);
    const second = desk.choose(march.id);
    await Promise.all([second, first]);
    expect(desk.chosen.value).toMatchObject({ kind: 'open', id: march.id });
  });
  it('closes a statement that was forgotten on another page', async () => {
    const { desk, statements } = setUp();
    await desk.choose(march.id);
    statements.value = [card];
    expect(desk.chosen.value.kind).toBe('gone');
  });
});

describe('opening by itself', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('waits until the page was looked at, then opens the newest', async () => {
    const { desk } = setUp();
    const mayOpen = signal<boolean | undefined>(undefined);
    followStatements(desk, undefined, mayOpen);
    expect(desk.chosen.value.kind).toBe('none');
    mayOpen.value = true;
    await settled();
    expect(desk.chosen.value).toMatchObject({ kind: 'open', id: march.id });
  });
  it('leaves the room to the page’s own statements', async () => {
    const { desk } = setUp();
    followStatements(desk, undefined, signal(false));
    await settled();
    expect(desk.chosen.value.kind).toBe('none');
  });
  it('opens what is done meanwhile, but takes nothing away', async () => {
    const { desk, jobs, statements } = setUp({ statements: [] });
    followStatements(desk, undefined, signal(true));
    jobs.value = [job('march.pdf', { kind: 'reading', page: 1, pages: 1 })];
    statements.value = [march];
    jobs.value = [job('march.pdf', { kind: 'done', statementId: march.id })];
    await settled();
    expect(desk.chosen.value).toMatchObject({ kind: 'open', id: march.id });

    jobs.value = [...jobs.value, job('card.pdf', { kind: 'capturing' })];
    statements.value = [march, { ...card, addedAt: march.addedAt + 2000 }];
    jobs.value = [
      job('march.pdf', { kind: 'done', statementId: march.id }),
      job('card.pdf', { kind: 'done', statementId: card.id }),
    ];
    await settled();
    expect(desk.chosen.value).toMatchObject({ id: march.id });
  });
});

describe('forgetting', () => {
  it('hides at once and deletes when the time to undo is over', async () => {
    const { desk, asked, parts } = setUp();
    await desk.choose(march.id);
    desk.forget([march.id]);
    expect(ids(desk)).toEqual([card.id]);
    expect(desk.chosen.value.kind).toBe('none');
    expect(asked).toEqual([]);
    parts.wait(60_000);
    await Promise.resolve();
    expect(asked).toEqual([`remove ${march.id}`]);
    expect(ids(desk)).toEqual([card.id]);
  });
  it('brings everything back with undo, and deletes nothing', async () => {
    const { desk, asked, parts } = setUp();
    desk.forget([march.id, card.id]);
    expect(desk.forgetting.undoable.value?.ids).toHaveLength(2);
    desk.forgetting.undo();
    parts.wait(60_000);
    expect(ids(desk)).toEqual([march.id, card.id]);
    expect(asked).toEqual([]);
  });
  it('deletes what was forgotten before when more is forgotten, and undoes only the last', async () => {
    const { desk, asked } = setUp();
    desk.forget([march.id]);
    desk.forget([card.id]);
    expect(desk.forgetting.undoable.value?.ids).toHaveLength(1);
    desk.forgetting.undo();
    await desk.forgetting.settle();
    expect(asked).toEqual([`remove ${march.id}`]);
    expect(ids(desk)).toEqual([card.id]);
  });
  it('deletes when the page is left', async () => {
    const { desk, asked } = setUp();
    const page = new EventTarget();
    desk.forgetting.settleOnLeaving(page);
    desk.forget([march.id]);
    page.dispatchEvent(new Event('pagehide'));
    expect(asked).toEqual([`remove ${march.id}`]);
  });
  it('forgets the only statement as any other: what was exported stays in mind', async () => {
    const { desk, asked } = setUp({ statements: [march] });
    desk.forget([march.id]);
    await desk.forgetting.settle();
    expect(asked).toEqual([`remove ${march.id}`]);
  });
  it('takes no command for everything from an empty list', async () => {
    const failed = job('x.pdf', { kind: 'failed', failure: { kind: 'capture', reason: 'gone' } });
    const { desk, asked, jobs } = setUp({ jobs: [failed] });
    desk.forget([failed.id]);
    jobs.value = [];
    await desk.forgetting.settle();
    expect(asked).toEqual([`dismiss ${failed.id}`]);
  });
  it('forgets all that was there when that was asked for, undo or not', async () => {
    const { desk, asked, parts } = setUp();
    desk.forgetAll();
    expect(ids(desk)).toEqual([]);
    desk.forgetting.undo();
    expect(ids(desk)).toEqual([march.id, card.id]);
    desk.forgetAll();
    parts.wait(60_000);
    await Promise.resolve();
    expect(asked).toEqual(['removeAll']);
  });
  it('takes a failed job off the list', async () => {
    const failed = job('x.pdf', {
      kind: 'failed',
      failure: { kind: 'capture', reason: 'gone' },
    });
    const { desk, asked } = setUp({ jobs: [failed], statements: [march] });
    desk.forget([failed.id]);
    await desk.forgetting.settle();
    expect(asked).toEqual([`dismiss ${failed.id}`]);
  });
});

describe('the buttons of the list', () => {
  const failed = job('x.pdf', { kind: 'failed', failure: { kind: 'capture', reason: 'gone' } });

  it('do what their next step says', () => {
    const { desk, parts, asked } = setUp({ jobs: [failed] });
    const actions = entryActions(desk, parts);
    actions.step(failed, 'retry');
    actions.step(failed, 'fileAccess');
    actions.step(failed, 'pickFile');
    actions.step(failed, 'settings');
    actions.password(failed, 'open sesame');
    actions.cancel(failed);
    expect(asked).toEqual([
      `retry ${failed.id}`,
      'fileSettings',
      `password ${failed.id} open sesame`,
      `cancel ${failed.id}`,
    ]);
    expect(parts.opened).toEqual(['statements', 'options']);
  });
  it('say that a job was cancelled, of which nothing is left to tell it', async () => {
    const reading = job('april.pdf', { kind: 'reading', page: 2, pages: 9 });
    const { desk, parts } = setUp({ jobs: [reading] });
    entryActions(desk, parts).cancel(reading);
    await Promise.resolve();
    await Promise.resolve();
    expect(desk.news.value.words).toBe('april.pdf was cancelled.');
  });
  it('show the sentence of a command that was refused', async () => {
    const { desk, parts, api } = setUp({ jobs: [failed] });
    api.jobs.retry = async () => {
      throw new Error('Cannot read x.pdf again: the file is gone.');
    };
    entryActions(desk, parts).step(failed, 'retry');
    await Promise.resolve();
    await Promise.resolve();
    expect(desk.trouble.value).toBe('Cannot read x.pdf again: the file is gone.');
    desk.dismissTrouble();
    expect(desk.trouble.value).toBeUndefined();
  });
});

describe('what is taken from a statement', () => {
  it('copies both flavours and says so, for a moment', async () => {
    const { desk, taking, parts } = setUp();
    await desk.choose(march.id);
    await taking.copy();
    expect(parts.copies).toHaveLength(1);
    expect(parts.copies[0]?.text).toContain('RENT 14 TERN LANE');
    expect(parts.copies[0]?.html).toContain('<table');
    expect(taking.isCopied.value).toBe(true);
    expect(desk.news.value.words).toBe('22 rows copied.');
    parts.wait(10_000);
    expect(taking.isCopied.value).toBe(false);
  });
  it('copies what is shown: the account that is open, and the rows that pass the filter', async () => {
    const { desk, taking, parts } = setUp();
    await desk.choose(card.id);
    taking.statement.value?.state.showAccount(1);
    const table = taking.statement.value?.state.table.value;
    if (!table) throw new Error('No account is open');
    table.query.value = 'tram';
    await taking.copy();
    expect(parts.copies[0]?.text.trim().split('\n')).toHaveLength(2);
    expect(parts.copies[0]?.text).toContain('TRAM 28 TICKETS');
    expect(desk.news.value.words).toBe('1 row copied.');
  });
  it('saves a file in the form chosen, and offers that form first from then on', async () => {
    const { desk, taking, parts } = setUp();
    await desk.choose(march.id);
    await taking.download('json');
    expect(parts.files.map((file) => file.name)).toEqual([expect.stringMatching(/\.json$/)]);
    expect(parts.preferred).toEqual([{ format: 'json' }]);
    expect(taking.downloads.value[0]?.id).toBe('json');
    await taking.downloadAgain();
    expect(parts.files).toHaveLength(2);
  });
  it('saves several accounts in one file to download', async () => {
    const { desk, taking, parts } = setUp();
    await desk.choose(card.id);
    await taking.download('csv');
    expect(parts.files).toHaveLength(1);
    expect(parts.files[0]?.name).toMatch(/\.csv$/);
  });
  it('names the file that is gone before it was saved or copied, and says what to do', async () => {
    const { desk, taking, parts, statements } = setUp();
    const sentence = (name: string): string =>
      `${name} is no longer on this device, so nothing was written. Extract its PDF again, or go on without it.`;
    const saved = taking.downloadAll([march.id, card.id], 'csv');
    statements.value = [march];
    await saved;
    expect(desk.trouble.value).toBe(sentence('card.pdf'));
    expect(parts.files).toEqual([]);
    await desk.choose(march.id);
    parts.exporter.table = () => Promise.reject(new StatementGone(march.id));
    await taking.copy();
    expect(desk.trouble.value).toBe(sentence('march.pdf'));
  });
  it('does nothing where no statement is open', async () => {
    const { taking, parts } = setUp();
    await taking.copy();
    await taking.downloadAgain();
    expect([parts.copies, parts.files]).toEqual([[], []]);
  });
  it('says what to do where a copy failed, in words of ours', async () => {
    const { desk, taking, parts } = setUp();
    await desk.choose(march.id);
    parts.outlet.copy = async () => {
      throw new Error('The clipboard is not to be had.');
    };
    await taking.copy();
    expect(desk.trouble.value).toBe(
      'The browser did not allow copying. Press Copy again, or download the rows.',
    );
    expect(taking.isCopied.value).toBe(false);
  });
});
