import type { Page } from 'playwright-core';
import type { SuccessEnvelope } from '@/utils/contract';
import type { StatementSummary } from '@/utils/store';

/** Puts a statement into the store of the extension, from a page of it, as if its PDF had been read. */
export async function keepStatement(page: Page, envelope: SuccessEnvelope): Promise<void> {
  const { type: schema, proof } = envelope.data;
  const summary: StatementSummary = {
    id: '00000000-0000-4000-8000-000000000001',
    jobId: '00000000-0000-4000-8000-000000000002',
    retention: 'untilDeleted',
    session: 'bench',
    name: 'long.pdf',
    origin: { way: 'file' },
    hash: '0'.repeat(64),
    size: 1,
    addedAt: Date.now(),
    extractedBy: { where: 'device', version: '0' },
    schema,
    kind: 'bank',
    issuer: { id: 'TST', name: 'Test Bank' },
    last4: '3000',
    period: { from: '2024-01-01', to: '2024-12-31' },
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
