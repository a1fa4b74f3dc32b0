import { beforeAll, expect, test } from 'vitest';
import { captureCosts, type Costs } from '@/test/support/capture/cost';

/** What people feel, and browsers call a long task; here in milliseconds of the processor, which other work leaves alone. */
const FELT_MS = 50;

let off: Costs;
let on: Costs;

beforeAll(async () => {
  off = await captureCosts(false);
  on = await captureCosts(true);
});

test('pick-up adds nothing that could be felt to how the bank’s pages handle clicks', () => {
  expect(Math.max(...Object.values(on).map(({ longestClick }) => longestClick))).toBeGreaterThan(0);
  for (const [what, { longestClick }] of Object.entries(on))
    expect(longestClick - (off[what]?.longestClick ?? 0), what).toBeLessThan(FELT_MS);
});

test('pick-up adds no long task to the bank’s pages', () => {
  expect(Object.values(off).map(({ longestCall }) => longestCall)).toEqual(
    Object.values(off).map(() => 0),
  );
  expect(Math.max(...Object.values(on).map(({ longestCall }) => longestCall))).toBeGreaterThan(0);
  for (const [what, { longestCall }] of Object.entries(on))
    expect(longestCall, what).toBeLessThan(FELT_MS);
});
