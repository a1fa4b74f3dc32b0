import { randomUUID } from 'node:crypto';
import { isSuccess, type SuccessEnvelope } from '@/utils/contract';
import type { Job, JobState, StatementSummary } from '@/utils/store';
import { sampleSuccess } from './envelopes';

const KEPT = { retention: 'untilDeleted', session: 'this session' } as const;

/** A job as the store keeps it; `overrides` say what the test is about. */
export const sampleJob = (overrides: Partial<Job> = {}): Job => ({
  id: randomUUID(),
  name: 'March.pdf',
  origin: { way: 'file' },
  asked: true,
  ...KEPT,
  size: undefined,
  hash: undefined,
  source: undefined,
  attempts: 0,
  createdAt: 1000,
  updatedAt: 1000,
  state: { kind: 'capturing' },
  ...overrides,
});

export const READING: JobState = { kind: 'reading', page: 0, pages: undefined };

/** Bytes that pass for a PDF; `text` makes them differ. */
export const pdfBytes = (text = ''): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.7\n${text}`);

export function sampleEnvelope(): SuccessEnvelope {
  const envelope = sampleSuccess('BankStatementNormal', 'e2b1c5a4-0000-4000-8000-000000000000');
  if (!isSuccess(envelope)) throw new Error('Cannot use the sample: it is no success.');
  return envelope;
}

export const sampleSummary = (overrides: Partial<StatementSummary> = {}): StatementSummary => ({
  id: randomUUID(),
  jobId: randomUUID(),
  name: 'March.pdf',
  origin: { way: 'file' },
  ...KEPT,
  hash: 'a'.repeat(64),
  size: 9,
  addedAt: 1000,
  extractedBy: { where: 'device', version: '0.1.0' },
  schema: 'BankStatementNormal',
  kind: 'bank',
  issuer: { id: 'ABC', name: 'ABC' },
  last4: '5678',
  period: { from: '2024-03-01', to: '2024-03-31' },
  currency: undefined,
  proof: { verdict: 'unchecked', rows: 12, provenRows: 0 },
  accounts: 1,
  ...overrides,
});
