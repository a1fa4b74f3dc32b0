/** A look at the clock, taken between stages, tables and accounts; throws `TimeIsUp` once there is no time left. */
export type Check = () => void;

/** What ends a reading that takes longer than it may: caught where the document is answered. */
export class TimeIsUp extends Error {}

/** Looks at a clock (ms) that has so much time from now on; without a clock there is no limit. */
export function deadline(now: (() => number) | undefined, milliseconds: number): Check {
  if (!now) return () => {};
  const end = now() + milliseconds;
  return () => {
    if (now() > end) throw new TimeIsUp();
  };
}
