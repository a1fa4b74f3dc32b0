import type { Text } from '../locale';
import type { Desk } from './desk';
import { StatementGone } from './statement-gone';

/**
 * Runs what reads statements from the store; says which file one that is gone came from, and what to do.
 * @param title What is read, where the list doesn't know that file
 */
export const attemptStored = (
  desk: Desk,
  text: Text,
  title: string,
  command: () => Promise<void>,
): Promise<void> => {
  // A statement that is gone is in no list any more.
  const names = new Map(
    desk.entries
      .peek()
      .flatMap((entry) => (entry.kind === 'statement' ? [[entry.id, entry.statement.name]] : [])),
  );
  return desk.attempt(() =>
    command().catch((cause: unknown) => {
      if (!(cause instanceof StatementGone)) throw cause;
      throw new Error(text('export_gone', names.get(cause.id) ?? title), { cause });
    }),
  );
};
