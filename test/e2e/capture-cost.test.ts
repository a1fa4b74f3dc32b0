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
  // What a hook does within the page's own calls shows in the page's tasks only.
  const added = Object.keys(on)
    .filter((what) => what.startsWith('a click'))
    .flatMap((what) =>
      (['longestClick', 'longestTask'] as const).map((figure) => ({
        what,
        figure,
        ms: least(on[what], figure) - least(off[what], figure),
      })),
    );
  expect(added).toHaveLength(10);
  expect(Math.max(...Object.values(on).map((all) => least(all, 'longestClick')))).toBeGreaterThan(
    0,
  );
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
