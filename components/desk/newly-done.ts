import type { Job } from '@/utils/messaging';

/** The statement of a job that was on its way before and is done now. */
export const newlyDone = (
  before: readonly Job[] | undefined,
  after: readonly Job[],
): string | undefined => {
  const unfinished = new Set(
    before?.filter(({ state }) => state.kind !== 'done').map((job) => job.id),
  );
  for (const { id, state } of after)
    if (state.kind === 'done' && unfinished.has(id)) return state.statementId;
  return undefined;
};
