import { bankStatement, envelopeOf } from '@/test/support/exports/statement-data';
import type { SuccessEnvelope } from '@/utils/contract';

const DAYS_A_MONTH = 28;

/** A proven statement of so many rows, each day with a few hundred. */
export function longEnvelope(count: number): SuccessEnvelope {
  let balance = 0;
  const rows = Array.from({ length: count }, (_, index) => {
    const minor = ((index * 7919) % 100_000) - 50_000;
    balance += minor;
    const day = Math.floor((index * 12 * DAYS_A_MONTH) / count);
    const month = String(1 + Math.floor(day / DAYS_A_MONTH)).padStart(2, '0');
    return {
      date: `2024-${month}-${String(1 + (day % DAYS_A_MONTH)).padStart(2, '0')}`,
      text: `CARD PURCHASE ${index} Café & Söhne, City`,
      amount: minor / 100,
      balance: balance / 100,
    };
  });
  const data = bankStatement(rows, { opening: 0, closing: balance / 100 });
  const proof = { verdict: 'proven', rows: count, provenRows: count } as const;
  return envelopeOf({
    ...data,
    proof: { ...proof, equations: [], unproven: [], suggestions: [] },
  });
}
