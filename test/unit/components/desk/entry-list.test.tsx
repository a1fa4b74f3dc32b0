// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { EntryList, type Entry, type EntryActions } from '@/components/desk';
import { draw, type Drawn } from '@/test/support/draw';
import { job, record } from '@/test/support/fake-background';
import * as shown from '@/test/support/shown-statements';
import type { Job, JobState } from '@/utils/messaging';

const setUp = (entries: Entry[], chosen?: string): Drawn & { done: string[] } => {
  const done: string[] = [];
  const actions: EntryActions = {
    choose: (id) => void done.push(`choose ${id}`),
    forget: (id) => void done.push(`forget ${id}`),
    cancel: (of) => void done.push(`cancel ${of.id}`),
    password: (of, password) => void done.push(`password ${of.id} ${password}`),
    step: (of, step) => void done.push(`${step} ${of.id}`),
    elsewhere: ({ where }) => (where === 'service' ? 'device' : undefined),
    retryAt: (of, where) => void done.push(`retry ${of.id} ${where}`),
  };
  const drawn = draw(<EntryList entries={entries} chosen={chosen} actions={actions} />);
  return { ...drawn, done };
};
const silent: EntryActions = {
  choose: () => {},
  forget: () => {},
  cancel: () => {},
  password: () => {},
  step: () => {},
  elsewhere: () => undefined,
  retryAt: () => {},
};
const entryOf = (of: Job): Entry => ({ kind: 'job', id: of.id, at: of.createdAt, job: of });
const inState = (state: JobState, asked = true) => setUp([entryOf(job('march.pdf', state, asked))]);
const statement = record('march.pdf', shown.proven);
const statementEntry: Entry = { kind: 'statement', id: statement.id, at: 0, statement };

describe('a statement in the list', () => {
  it('says issuer, account, period and verdict, and opens', () => {
    const { root, named, click, done } = setUp([statementEntry]);
    const line = named('button', /Harbour Savings Bank/);
    expect(line.textContent).toMatch(/Harbour Savings Bank••8852.*Mar 2025Proven/);
    expect(root.querySelector('[data-verdict=proven]')).not.toBeNull();
    click(line);
    click(named('button', 'Forget Harbour Savings Bank'));
    expect(done).toEqual([`choose ${statement.id}`, `forget ${statement.id}`]);
  });
  it('says how many accounts its PDF has, where there are several', () => {
    const several = record('march.pdf', shown.severalAccounts);
    expect(setUp([{ ...statementEntry, statement: several }]).root.textContent).toContain(
      '2 accounts',
    );
    const card = record('card.pdf', shown.cardUsers);
    expect(setUp([{ ...statementEntry, statement: card }]).root.textContent).toContain('2 cards');
  });
  it('tells which one is open', () => {
    const { root } = setUp([statementEntry], statement.id);
    expect(root.querySelectorAll('[aria-current=true]')).toHaveLength(1);
  });
  it('shows a hostile file name as text', () => {
    const name = '<img src=x onerror=alert(1)>.pdf';
    const hostile = { ...statement, name, issuer: { id: 'UNKNOWN', name: 'UNKNOWN' } };
    const { root } = setUp([{ ...statementEntry, statement: hostile }]);
    expect(root.querySelector('img')).toBeNull();
    expect(root.textContent).toContain('<img src=x onerror=alert(1)>');
  });
});

describe('a job in the list', () => {
  it('shows its progress', () => {
    const { root, named, click, done } = inState({ kind: 'reading', page: 3, pages: 12 });
    const progress = root.querySelector('progress');
    expect(progress?.getAttribute('aria-label')).toBe('Reading page 3 of 12');
    expect(progress?.value).toBe(3);
    expect(progress?.max).toBe(12);
    click(named('button', 'Cancel march.pdf'));
    expect(done).toEqual(['cancel job-march.pdf']);
  });
  it('shows no made-up progress while it waits', () => {
    const { root } = inState({ kind: 'reading', page: 0, pages: undefined });
    expect(root.querySelector('progress')).toBeNull();
    expect(root.textContent).toContain('Waiting for its turn');
  });
  it('asks for a password and hands it over once', () => {
    const { root, named, type, done } = inState({ kind: 'needsPassword', reason: 'required' });
    const input = named('input[type=password]', '');
    expect(input.getAttribute('autocomplete')).toBe('off');
    const form = root.querySelector('form');
    form?.requestSubmit();
    expect(done).toEqual([]);
    type(input, 'open sesame');
    form?.requestSubmit();
    expect(done).toEqual(['password job-march.pdf open sesame']);
  });
  it('says that a password was wrong', () => {
    const { root } = inState({ kind: 'needsPassword', reason: 'incorrect' });
    expect(root.textContent).toContain('That password did not open it.');
    expect(root.querySelector('input[type=password]')?.getAttribute('aria-invalid')).toBe('true');
  });
  it('calls the field of a password what its label says, and describes it by the file’s name', () => {
    const { root } = inState({ kind: 'needsPassword', reason: 'required' });
    const field = root.querySelector('input[type=password]');
    expect(root.querySelector(`label[for="${field?.id}"]`)?.textContent).toMatch(/Its password:$/);
    expect(field?.hasAttribute('aria-label')).toBe(false);
    const described = root.querySelector(`[id="${field?.getAttribute('aria-describedby')}"]`);
    expect(described?.textContent).toBe('Password of march.pdf');
  });
  it('says why it failed, offers the step, and keeps the code in the details', () => {
    const { root, named, click, done } = inState({
      kind: 'failed',
      failure: {
        kind: 'unknownStatus',
        status: 401,
        code: undefined,
        message: undefined,
        retryAfterSeconds: undefined,
      },
    });
    expect(root.querySelector('[data-part=what]')?.textContent).toMatch(/\.$/);
    expect(root.querySelector('details')?.textContent).toContain('401');
    click(named('button', 'Open the options'));
    click(named('button', 'Forget march.pdf'));
    expect(done).toEqual(['settings job-march.pdf', 'forget job-march.pdf']);
  });
  it('speaks quietly of what nobody asked for and is no statement', () => {
    const failure = {
      kind: 'nonSuccess',
      code: 'pdf/fail/unknown-pdf',
      message: undefined,
      data: undefined,
    } as const;
    expect(
      inState({ kind: 'failed', failure }, false).root.querySelector('.failure-note'),
    ).toBeNull();
    expect(
      inState({ kind: 'failed', failure }, true).root.querySelector('.failure-note'),
    ).not.toBeNull();
  });
});

describe('the focus', () => {
  const lists = (entries: Entry[]) => (
    <EntryList entries={entries} chosen={undefined} actions={silent} />
  );
  it('stays on the line whose password form is gone, and goes to its statement then', () => {
    const locked = job('march.pdf', { kind: 'needsPassword', reason: 'required' });
    const drawn = draw(lists([entryOf(locked)]));
    document.querySelector<HTMLInputElement>('input[type=password]')?.focus();
    drawn.redraw(lists([entryOf({ ...locked, state: { kind: 'reading', page: 1, pages: 2 } })]));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Cancel march.pdf');
    drawn.redraw(lists([statementEntry]));
    expect(document.activeElement?.textContent).toContain('Harbour Savings Bank');
  });
  it('is not taken from elsewhere', () => {
    const drawn = draw(lists([statementEntry]));
    drawn.redraw(lists([]));
    drawn.redraw(lists([statementEntry]));
    expect(document.activeElement).toBe(document.body);
  });
});
