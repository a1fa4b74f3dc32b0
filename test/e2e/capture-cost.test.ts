import { beforeAll, expect, test } from 'vitest';
import { captureCosts, type Costs, least } from '@/test/support/capture/cost';

/** What people feel, and browsers call a long task; here in milliseconds of the processor, which other work leaves alone. */
const FELT_MS = 50;

let off: Costs;
let on: Costs;

beforeAll(async () => {
  off = await captureCosts(false);
  on = await captureCosts(true);
}, 600_000);

test('pick-up adds nothing that could be felt to how the bank’s pages handle clicks', () => {
  const added = Object.entries(on).map(([what, rounds]) => ({
    what,
    ms: least(rounds, 'longestClick') - least(off[what], 'longestClick'),
  }));
  expect(
    Math.max(...Object.values(on).map((rounds) => least(rounds, 'longestClick'))),
  ).toBeGreaterThan(0);
  expect(added.filter(({ ms }) => !(ms < FELT_MS))).toEqual([]);
});

test('pick-up adds no long task to the bank’s pages', () => {
  const without = Object.values(off).flatMap((rounds) =>
    rounds.map(({ longestCall }) => longestCall),
  );
  expect(new Set(without)).toEqual(new Set([0]));
  const calls = Object.entries(on).map(([what, rounds]) => ({
    what,
    ms: least(rounds, 'longestCall'),
  }));
  expect(Math.max(...calls.map(({ ms }) => ms))).toBeGreaterThan(0);
  expect(calls.filter(({ ms }) => !(ms < FELT_MS))).toEqual([]);
});
