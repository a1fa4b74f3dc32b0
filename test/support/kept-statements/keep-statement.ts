import { createHash, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { SuccessEnvelope } from '@/utils/contract';
import { flatten } from '@/utils/export';
import type { StatementSummary } from '@/utils/store';

const NOBODY = {
  issuer: { id: 'UNKNOWN', name: 'UNKNOWN' },
  last4: '',
  period: { from: '', to: '' },
};

/** Puts a statement into the store of the extension, from a page of it, as if its PDF had been read. */
export async function keepStatement(
  page: Page,
  envelope: SuccessEnvelope,
  name = 'long.pdf',
): Promise<void> {
  const { type: schema, proof } = envelope.data;
  const { issuer, last4, period } = flatten(envelope.data)[0] ?? NOBODY;
  const summary: StatementSummary = {
    id: randomUUID(),
    jobId: randomUUID(),
    retention: 'untilDeleted',
    session: 'bench',
    name,
    origin: { way: 'file' },
    hash: createHash('sha256').update(name).digest('hex'),
    size: 1,
    addedAt: Date.now(),
    extractedBy: { where: 'device', version: '0' },
    schema,
    kind: 'bank',
    issuer,
    last4,
    period,
    currency: 'EUR',
    proof: {
      verdict: proof?.verdict ?? 'unchecked',
      rows: proof?.rows ?? 0,
      provenRows: proof?.provenRows ?? 0,
    },
    accounts: 1,
  };
  await page.evaluate(
    ([record, answer]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('counterfoil');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const tx = opening.result.transaction(['statements', 'envelopes'], 'readwrite');
          tx.objectStore('statements').put(record);
          tx.objectStore('envelopes').put(answer, record.id);
          tx.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [summary, envelope] as const,
  );
}
