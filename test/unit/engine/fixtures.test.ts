import { describe, expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import {
  accountsOf,
  accountsRead,
  describedAs,
  falseProofs,
  type Fixture,
  fixtures,
  makeStatement,
} from '@/test/statements';

const pdf = await loadPdfEngine();
const all = fixtures();

const done = new Map<string, ReturnType<typeof readMade>>();

/** Each fixture is made and read once. */
function readFixture(fixture: Fixture): ReturnType<typeof readMade> {
  const before = done.get(fixture.name);
  if (before) return before;
  const reading = readMade(fixture);
  done.set(fixture.name, reading);
  return reading;
}

async function readMade({ params }: Fixture) {
  const { pdf: bytes, truth } = await makeStatement(params);
  const { password } = params.file;
  const { envelope } = await extract({ bytes, password, requestId: 'fixture' }, { pdf });
  return { truth, code: envelope.code, read: accountsRead(envelope) };
}

function eachFixture(check: (fixture: Fixture) => Promise<void>): void {
  for (const fixture of all) test(`${fixture.name}: ${fixture.note}`, () => check(fixture));
}

describe('what is called proven is true', () => {
  eachFixture(async (fixture) => {
    const { read, truth } = await readFixture(fixture);
    expect(falseProofs(read, truth)).toEqual([]);
  });
});

describe('a statement comes in its schema, parted as it is printed', () => {
  eachFixture(async (fixture) => {
    const { read, truth } = await readFixture(fixture);
    const wanted = accountsOf(truth);
    expect(read.map(({ schema }) => schema)).toEqual(wanted.map(({ schema }) => schema));
    wanted.forEach(({ schema, rows, totals, cardholders }, i) => {
      expect(read[i]?.cardholders).toEqual(cardholders);
      if (!schema.startsWith('CreditCardBreakdown')) return;
      expect(read[i]?.totals).toEqual(
        totals.map(({ category, name, total }) => ({ category, name, total })),
      );
      if (rows.some(({ category }) => category !== undefined))
        expect(read[i]?.rows.map(({ category }) => category)).toEqual(
          rows.map(({ category }) => category),
        );
    });
  });
});

describe('every row is read, and proven where it can be', () => {
  eachFixture(async (fixture) => {
    const { read, truth, code } = await readFixture(fixture);
    const wanted = accountsOf(truth);
    expect(code).toMatch(/^pdf\/success\//);
    expect(read).toHaveLength(wanted.length);
    read.forEach(({ rows }, i) => {
      const truths = wanted[i]?.rows ?? [];
      expect(
        rows.map(({ category: _category, ...row }, k) => {
          const printed = truths[k];
          return printed ? { ...row, description: describedAs(row, printed) } : row;
        }),
      ).toEqual(
        truths.map(({ date, amount, balance, description }) => ({
          date,
          amount,
          balance,
          description,
        })),
      );
    });
    wanted.forEach(({ provable }, i) => {
      if (provable === 'yes') expect(read[i]?.verdict).toBe('proven');
      if (provable === 'no') expect(read[i]?.verdict).not.toBe('proven');
    });
  });
});
