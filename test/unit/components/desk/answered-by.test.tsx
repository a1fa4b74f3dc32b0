// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { AnsweredBy, createDesk, entryActions } from '@/components/desk';
import { draw } from '@/test/support/draw';
import { createFakeBackground, job, record } from '@/test/support/fake-background';
import { testParts } from '@/test/support/page-parts';
import * as shown from '@/test/support/shown-statements';
import type { ServiceState, StatementRecord } from '@/utils/messaging';

const SERVICE: ServiceState = {
  where: 'device',
  service: {
    baseUrl: 'https://api.example/v1',
    mode: 'production',
    path: 'pdf2',
    timeLimitSeconds: 60,
    fallback: false,
  },
  token: 'always',
};
const march = record('march.pdf', shown.proven);
const byService = { where: 'service', baseUrl: 'https://api.example/v1', sandbox: false } as const;

const open = (statement: StatementRecord, hasService = true) => {
  const done: string[] = [];
  const drawn = draw(
    <AnsweredBy
      record={statement}
      hasService={hasService}
      onAgain={(where) => void done.push(`again ${where}`)}
      onUseOther={() => void done.push('other')}
    />,
  );
  return { ...drawn, done, words: () => drawn.root.textContent ?? '' };
};

describe('who answered', () => {
  it('is this device, and the service can be asked where there is one', () => {
    const { words, named, click, done } = open(march);
    expect(words()).toContain('Extracted on this device.');
    click(named('button', 'Extract again with the service'));
    expect(done).toEqual(['again service']);
    expect(open(march, false).root.querySelector('button')).toBeNull();
  });
  it('is the service, with what it cost and left', () => {
    const { words, named, click, done } = open({
      ...march,
      extractedBy: byService,
      envelope: { ...march.envelope, creditsDeducted: -1, creditBalance: 0 },
    });
    expect(words()).toContain('Extracted by api.example. Credits spent: 1. Left then: 0.');
    click(named('button', 'Extract again on this device'));
    expect(done).toEqual(['again device']);
  });
  it('is this device in the service’s place', () => {
    const extractedBy = { where: 'device', version: '1', insteadOf: byService.baseUrl } as const;
    expect(open({ ...march, extractedBy }).words()).toContain(
      'Extracted on this device, because api.example gave no answer.',
    );
  });
});

describe('two answers', () => {
  const other = { envelope: march.envelope, extractedBy: byService, at: 1 };
  it('that agree leave nothing to choose', () => {
    const { words, root } = open({ ...march, other });
    expect(words()).toContain('Both answers agree on 22 rows and every fact.');
    expect(root.querySelector('table')).toBeNull();
  });
  it('that differ are shown cell by cell, and the other one can be used', () => {
    const envelope = {
      ...march.envelope,
      data: {
        ...shown.proven,
        transactions: shown.proven.transactions.map((row) =>
          row.id === 2 ? { ...row, amount: 23.4 } : row,
        ),
      },
    };
    const { words, root, named, click, done } = open({ ...march, other: { ...other, envelope } });
    expect(words()).toContain('The answers differ in 1 place. 21 of 22 rows are the same');
    const cells = [...root.querySelectorAll('tbody tr > *')].map((cell) => cell.textContent);
    expect(cells).toEqual(['Row 2: amount', '−£23.40', '£23.40']);
    click(named('button', 'Use the other answer instead'));
    expect(done).toEqual(['other']);
  });
  it('of which one is the sandbox’s can’t be exchanged', () => {
    const envelope = { ...march.envelope, sandbox: true, data: shown.broken };
    const { words, root } = open({
      ...march,
      other: { ...other, envelope: { ...envelope, data: { ...shown.proven, currency: 'EUR' } } },
    });
    expect(words()).toContain('compared as far as it goes');
    expect([...root.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
      'Extract again with the service',
    ]);
  });
});

describe('a PDF that failed', () => {
  const actionsWith = (service: ServiceState) => {
    const { api, asked } = createFakeBackground({ service });
    const parts = testParts(api);
    return { ...entryActions(createDesk(parts), parts), asked };
  };
  const failed = job('a.pdf', { kind: 'failed', failure: { kind: 'networkDown', detail: '' } });

  it('can go to the other place', () => {
    const { elsewhere, retryAt, asked } = actionsWith(SERVICE);
    expect(elsewhere({ ...failed, where: 'service' })).toBe('device');
    expect(elsewhere(failed)).toBe('service');
    retryAt(failed, 'device');
    expect(asked).toEqual([`retry ${failed.id} device`]);
  });
  it('stays where there is no other', () => {
    const { elsewhere } = actionsWith({ where: 'device', service: undefined, token: 'none' });
    expect(elsewhere(failed)).toBeUndefined();
    const gone = job('a.pdf', { kind: 'failed', failure: { kind: 'capture', reason: 'gone' } });
    expect(elsewhere({ ...gone, where: 'service' })).toBeUndefined();
    expect(elsewhere(job('a.pdf', { kind: 'capturing' }))).toBeUndefined();
  });
});

it('a statement that is open is renewed when its second answer comes', async () => {
  const { api, statements } = createFakeBackground({ statements: [march] });
  const desk = createDesk(testParts(api));
  await desk.choose(march.id);
  const other = { envelope: march.envelope, extractedBy: byService, at: 7 };
  statements.value = [{ ...march, other }];
  await Promise.resolve();
  await Promise.resolve();
  expect(desk.chosen.value).toMatchObject({ kind: 'open', record: { other: { at: 7 } } });
});
