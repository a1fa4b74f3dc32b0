import type { StatementId, Store } from '@/utils/store';
import { summarise } from './summary';

/** Makes the second answer the statement's own, and its own the second: what was read stays, whoever is believed. */
export async function useOther(store: Store, id: StatementId): Promise<void> {
  const record = await store.statements.get(id);
  if (!record?.other) return;
  const { envelope, extractedBy, jobId, addedAt, other } = record;
  const summary = summarise({ ...record, id: jobId }, other.envelope, other.extractedBy, addedAt);
  await store.statements.replace({
    ...summary,
    id,
    envelope: other.envelope,
    other: { envelope, extractedBy, at: other.at },
  });
}
