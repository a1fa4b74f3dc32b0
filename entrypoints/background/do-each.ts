/** Does one after the other, each whatever became of those before; rejects in the end with what failed. */
export async function doEach(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps)
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0)
    throw new AggregateError(errors, `Cannot do ${errors.length} of the steps.`);
}
