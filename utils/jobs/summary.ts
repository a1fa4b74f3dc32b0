import type { ProofVerdict, SuccessEnvelope } from '@/utils/contract';
import { flatten, isMovement, type AccountStatement } from '@/utils/export';
import type { ExtractedBy, Job, StatementSummary } from '@/utils/store';

/** A job that has its bytes. */
export type CapturedJob = Job & { hash: string; size: number };

/** What lists show of a statement, worked out once: no list has to read rows. */
export function summarise(
  job: Pick<CapturedJob, 'id' | 'name' | 'origin' | 'hash' | 'size' | 'retention' | 'session'>,
  { data }: SuccessEnvelope,
  extractedBy: ExtractedBy,
  now: number,
): StatementSummary {
  const accounts = flatten(data);
  const [first] = accounts;
  if (!first) throw new Error('Cannot summarise a statement: it has no account.');
  const { id: jobId, name, origin, hash, size, retention, session } = job;
  return {
    id: crypto.randomUUID(),
    jobId,
    name,
    origin,
    hash,
    size,
    retention,
    session,
    extractedBy,
    addedAt: now,
    schema: data.type,
    kind: first.kind,
    issuer: first.issuer,
    last4: first.last4,
    period: {
      from: accounts.map(({ period }) => period.from).reduce((a, b) => (a < b ? a : b)),
      to: accounts.map(({ period }) => period.to).reduce((a, b) => (a > b ? a : b)),
    },
    currency: first.currency,
    proof: proofOf(accounts),
    accounts: accounts.length,
  };
}

/** All accounts together: as good as the worst of them. */
function proofOf(accounts: readonly AccountStatement[]): StatementSummary['proof'] {
  const sum = (count: (account: AccountStatement) => number) =>
    accounts.reduce((total, account) => total + count(account), 0);
  return {
    verdict: worst(accounts.map(({ judgement }) => judgement.verdict)),
    rows: sum(({ proof, rows }) => proof?.rows ?? rows.filter(isMovement).length),
    provenRows: sum(({ proof, judgement }) =>
      judgement.verdict === 'proven' ? judgement.proven : (proof?.provenRows ?? 0),
    ),
  };
}

function worst(verdicts: readonly ProofVerdict[]): ProofVerdict {
  if (verdicts.includes('broken')) return 'broken';
  return verdicts.includes('unchecked') ? 'unchecked' : 'proven';
}
