import { expect, test } from 'vitest';
import { badgeOf } from '@/utils/jobs';
import type { Job } from '@/utils/store';
import { READING, sampleJob } from '@/test/support/jobs';

const done = (updatedAt: number) =>
  sampleJob({ updatedAt, state: { kind: 'done', statementId: 'x' } });
const failed = (asked: boolean, reason: 'gone' | 'mustDrop' = 'gone') =>
  sampleJob({
    asked,
    updatedAt: 200,
    state: { kind: 'failed', failure: { kind: 'capture', reason } },
  });

test.each<[string, Job[], string]>([
  ['nothing', [], ''],
  ['what came since they looked', [done(50), done(150), done(160)], '2'],
  ['that something is read', [done(150), sampleJob({ state: READING })], '…'],
  [
    'that a password is wanted, however long ago it was asked for',
    [sampleJob({ updatedAt: 50, state: { kind: 'needsPassword', reason: 'required' } })],
    '!',
  ],
  ['that what they asked for failed', [failed(true), done(150)], '!'],
  ['that a download is to be dropped by hand', [failed(false, 'mustDrop')], '!'],
  ['nothing of what pick-up tried in vain', [failed(false)], ''],
])('the badge says %s', (_, jobs, text) => {
  expect(badgeOf(jobs, 100).text).toBe(text);
});
