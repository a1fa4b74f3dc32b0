import { expect, test } from 'vitest';
import { doEach } from '@/entrypoints/background/do-each';

test('a step of the background’s start that fails keeps none of the others from being done', async () => {
  const done: string[] = [];
  const started = doEach([
    () => Promise.reject(new Error('The browser took no scripts.')),
    async () => done.push('sweep'),
    () => {
      throw new Error('at once');
    },
    async () => done.push('resume'),
  ]);
  await expect(started).rejects.toThrow('Cannot do 2 of the steps.');
  expect(done).toEqual(['sweep', 'resume']);
});
