import { describe, expect, it } from 'vitest';
import { createPause } from '@/components/saving';

const setUp = () => {
  let time = 0;
  let breaths = 0;
  const pause = createPause({
    now: () => time,
    setTimeout: (callback) => {
      breaths += 1;
      queueMicrotask(callback);
      return breaths;
    },
    clearTimeout: () => {},
  });
  return { pause, work: (ms: number) => (time += ms), breaths: () => breaths };
};

describe('createPause', () => {
  it('lets quick work go on without a break', async () => {
    const { pause, work, breaths } = setUp();
    for (let step = 0; step < 10; step += 1) {
      work(1);
      await pause();
    }
    expect(breaths()).toBe(0);
  });
  it('breaks long work before it is felt', async () => {
    const { pause, work, breaths } = setUp();
    for (let step = 0; step < 100; step += 1) {
      work(5);
      await pause();
    }
    expect(breaths()).toBeGreaterThanOrEqual(10);
  });
});
