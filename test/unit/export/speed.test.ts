import { expect, it } from 'vitest';
import { bankStatement } from '@/test/support/exports/statement-data';
import { flatten, formatById, identify } from '@/utils/export';

const ROWS = 50_000;
const ROUNDS = 12;

/** Processor time in microseconds: what others do on the machine meanwhile does not count. */
const timeOf = (work: () => number): number => {
  const before = process.cpuUsage();
  expect(work()).toBeGreaterThan(ROWS);
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** Both in turn, and of each the least: what the work itself takes. */
const ratio = (work: () => number, reference: () => number): number => {
  const rounds = Array.from({ length: ROUNDS }, () => [timeOf(work), timeOf(reference)] as const);
  return Math.min(...rounds.map(([a]) => a)) / Math.min(...rounds.map(([, b]) => b));
};

it('CSV of 50,000 rows takes at most twice the time of the same rows as JSON', () => {
  const data = bankStatement(
    Array.from({ length: ROWS }, (_, index) => ({
      date: `2024-01-${String(1 + (index % 28)).padStart(2, '0')}`,
      text: `CARD PURCHASE ${index} Some Shop, City`,
      amount: ((index * 7919) % 100_000) / 100 - 500,
      balance: index,
    })),
  );
  const statements = flatten(data).map((statement) => ({
    ...statement,
    source: 'statement.pdf',
    rows: identify(statement).map((row) => ({ ...row, running: row.balance })),
  }));
  const csv = formatById('csv');
  if (csv.kind !== 'rows') throw new Error('CSV writes rows');
  const encoder = new TextEncoder();
  const asJson = (): number => encoder.encode(JSON.stringify(statements)).length;
  const asCsv = (): number => {
    let bytes = 0;
    for (const slice of csv.write(statements, {}))
      bytes += typeof slice === 'string' ? encoder.encode(slice).length : slice.length;
    return bytes;
  };
  const measured = ratio(asCsv, asJson);
  console.log(`CSV / JSON: ${measured.toFixed(2)}`);
  expect(measured).toBeLessThanOrEqual(2);
});
