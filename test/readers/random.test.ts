import { assert, asyncProperty } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMt940, validateCamt } from '@/test/support/exports/bank-readers';
import { readBeancount, readHledger, readLedger } from '@/test/support/exports/journal-readers';
import { readOfxdump, readOfxparse } from '@/test/support/exports/ofx-readers';
import { describeWith } from '@/test/support/exports/programs';
import { randomStatement } from '@/test/support/exports/random';
import { expectedRows, readBack, sorted, type ReadRow } from '@/test/support/exports/read-back';
import {
  readCsv,
  readCsvkit,
  readXlsx2csv,
  toRows,
} from '@/test/support/exports/spreadsheet-readers';
import type { FormatId } from '@/utils/export';

/** Any statement comes back as it went: the same rows on the same days with the same amounts and ids. */
const comesBack = async (
  format: FormatId,
  read: (path: string) => Promise<ReadRow[]>,
  fields: readonly (keyof ReadRow)[],
  numRuns: number,
): Promise<void> => {
  await assert(
    asyncProperty(randomStatement(), async (data) => {
      const rows = await readBack(data, format, read);
      expect(sorted(rows, ...fields)).toEqual(sorted(expectedRows(data), ...fields));
    }),
    { numRuns },
  );
};

const FACTS = ['date', 'amount', 'id'] as const;
const ALL = [...FACTS, 'description'] as const;

describe('random statements', () => {
  it('csv read by csv-parse', () =>
    comesBack('csv', async (path) => toRows(await readCsv(path)), ALL, 200));

  it('mt940 read by mt940js, which rounds to two decimals', async () => {
    await assert(
      asyncProperty(randomStatement(['EUR', 'JPY']), async (data) => {
        const { rows } = await readBack(data, 'mt940', readMt940);
        const expected = expectedRows(data).map((row) => ({ ...row, id: row.id.slice(0, 16) }));
        expect(sorted(rows, ...FACTS)).toEqual(sorted(expected, ...FACTS));
      }),
      { numRuns: 100 },
    );
  });
});

describeWith(['csvclean', 'csvformat'], 'random statements, csvkit', () => {
  it('csv', () => comesBack('csv', async (path) => toRows(await readCsvkit(path)), ALL, 10));
});

describeWith(['ofxdump'], 'random statements, libofx', () => {
  it('ofx', () =>
    comesBack('ofx', async (path) => (await readOfxdump(path, 'UTC')).rows, ['date', 'id'], 30));
  it('qbo', () =>
    comesBack('qbo', async (path) => (await readOfxdump(path, 'UTC')).rows, ['date', 'id'], 30));
});

describeWith(['python3-ofxparse'], 'random statements, ofxparse', () => {
  it('ofx', () => comesBack('ofx', async (path) => (await readOfxparse(path)).rows, FACTS, 30));
  it('qfx', () => comesBack('qfx', async (path) => (await readOfxparse(path)).rows, FACTS, 30));
});

describeWith(['hledger'], 'random statements, hledger', () => {
  it('hledger', () =>
    comesBack('hledger', async (path) => (await readHledger(path)).rows, FACTS, 30));
});

describeWith(['ledger'], 'random statements, Ledger', () => {
  it('ledger', () => comesBack('ledger', readLedger, FACTS, 30));
});

describeWith(['bean-check', 'bean-query'], 'random statements, Beancount', () => {
  it('beancount', () => comesBack('beancount', readBeancount, FACTS, 10));
});

describeWith(['xlsx2csv'], 'random statements, xlsx2csv', () => {
  it('xlsx', () => comesBack('xlsx', async (path) => toRows(await readXlsx2csv(path)), ALL, 20));
});

describeWith(['xmllint'], 'random statements, xmllint', () => {
  it('camt053', async () => {
    await assert(
      asyncProperty(randomStatement(), async (data) => {
        await readBack(data, 'camt053', validateCamt);
      }),
      { numRuns: 50 },
    );
  });
});
