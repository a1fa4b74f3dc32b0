import type { Job, StatementSummary } from '@/utils/messaging';

/** A PDF that was handed over once more: the statement that it is, and what the person calls it. */
export type AlreadyHere = { statementId: string; name: string; asked: boolean };

/**
 * The PDF that came again between two looks at the jobs: its own job came to the front, or a new one
 * was done at once, for its statement was there before.
 */
export const alreadyHere = (
  before: readonly Job[] | undefined,
  after: readonly Job[],
  statements: readonly StatementSummary[],
): (AlreadyHere & { jobId: string }) | undefined => {
  if (!before) return undefined;
  const known = new Map(before.map((job) => [job.id, job]));
  const addedAt = new Map(statements.map((statement) => [statement.id, statement.addedAt]));
  for (const { id, name, asked, state, createdAt, again } of after) {
    // A second reading is of a statement that is there, and no news of it.
    if (state.kind !== 'done' || again !== undefined) continue;
    const was = known.get(id);
    const cameAgain =
      was?.state.kind === 'done'
        ? was.createdAt < createdAt
        : // What was read in between is new.
          (was === undefined || was.state.kind === 'capturing') &&
          (addedAt.get(state.statementId) ?? Infinity) < createdAt;
    if (cameAgain) return { jobId: id, statementId: state.statementId, name, asked };
  }
  return undefined;
};
