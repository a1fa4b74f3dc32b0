import type { Job, StatementSummary } from '@/utils/messaging';

/** A line of the list: a statement, or a PDF that is not one yet (or won't be). */
export type Entry =
  | { kind: 'statement'; id: string; at: number; statement: StatementSummary }
  | { kind: 'job'; id: string; at: number; job: Job };

/** A done job is shown as its statement. */
const isShown = ({ state }: Job): boolean => state.kind !== 'done';

/** Everything on the device, newest first, less what is about to be forgotten. */
export const entriesOf = (
  jobs: readonly Job[],
  statements: readonly StatementSummary[],
  hidden: ReadonlySet<string>,
): readonly Entry[] => {
  const entries: Entry[] = [
    ...jobs
      .filter(isShown)
      .map((job): Entry => ({ kind: 'job', id: job.id, at: job.createdAt, job })),
    ...statements.map((statement): Entry => ({
      kind: 'statement',
      id: statement.id,
      at: statement.addedAt,
      statement,
    })),
  ];
  return entries.filter((entry) => !hidden.has(entry.id)).sort((a, b) => b.at - a.at);
};
