/** Work that stops every so often, so that a page may answer in between; its result is returned at the end. */
export type Steps<Result> = Generator<undefined, Result>;

/** Rows worked on in one step: a few milliseconds' worth. */
export const ROWS_PER_STEP = 2000;

/** All steps at once. */
export const runSteps = <Result>(steps: Steps<Result>): Result => {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

/** All steps, with a pause after each. */
export const runStepsPausing = async <Result>(
  steps: Steps<Result>,
  pause: (() => Promise<void>) | undefined,
): Promise<Result> => {
  let step = steps.next();
  while (step.done !== true) {
    await pause?.();
    step = steps.next();
  }
  return step.value;
};

/** `map` in steps. */
export function* mapInSteps<From, To>(
  items: readonly From[],
  change: (item: From) => To,
): Steps<To[]> {
  const changed: To[] = [];
  for (const item of items) {
    changed.push(change(item));
    if (changed.length % ROWS_PER_STEP === 0) yield;
  }
  return changed;
}
