import { describe, expect, it } from 'vitest';
import { bankStatement, envelopeOf } from '@/test/support/exports/statement-data';
import { FORMAT_IDS, prepare } from '@/utils/export';

/** At most so many rows are worked on between two pauses, in each of the four stages at least. */
const ROWS_PER_STEP = 2000;
const STAGES = 4;
const ROWS = 10_000;

describe('a page may answer while many rows are written', () => {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    date: '2024-05-01',
    text: `row ${index}`,
    amount: -1,
    balance: ROWS - index,
  }));
  const source = { envelope: envelopeOf(bankStatement(rows)) };

  it.each(FORMAT_IDS)('%s', async (format) => {
    let pauses = 0;
    const pause = async (): Promise<void> => {
      pauses += 1;
    };
    const { ids } = await prepare([source], format, { pause });
    expect(ids).toHaveLength(ROWS);
    expect(pauses).toBeGreaterThanOrEqual((ROWS / ROWS_PER_STEP) * STAGES);
  });
});
