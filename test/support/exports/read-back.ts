import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StatementData } from '@/utils/contract';
import {
  flatten,
  identify,
  minorToText,
  prepare,
  type ExportOptions,
  type FormatId,
} from '@/utils/export';
import { envelopeOf } from './statement-data';

/** A row as any reader gives it back. */
export type ReadRow = {
  date: string;
  /** Decimal text without superfluous zeros, so that readers compare. */
  amount: string;
  description: string;
  /** Empty where the reader shows none. */
  id: string;
};

/** `-4.50`, `-4.5`, `1,234.5` and `-0` as readers print them → one way of writing each number. */
export const plainAmount = (text: string): string => {
  const [whole = '', fraction = ''] = text.replace(/[\s,+]/g, '').split('.');
  const trimmed = fraction.replace(/0+$/, '');
  const joined = trimmed === '' ? whole : `${whole}.${trimmed}`;
  return joined === '-0' || joined === '' ? '0' : joined;
};

/** What must come back of a statement. */
export const expectedRows = (data: StatementData): ReadRow[] =>
  flatten(data).flatMap((statement) =>
    identify(statement).map((row) => ({
      date: row.date,
      amount: plainAmount(minorToText(row.amount, statement.decimals)),
      description: row.description,
      id: row.id,
    })),
  );

const key = (row: Partial<ReadRow>): string =>
  [row.date, row.id, row.amount, row.description].join('|');

/** Chosen fields of rows in one order, to compare what two sides say whatever order each says it in. */
export const sorted = (
  rows: readonly ReadRow[],
  ...fields: readonly (keyof ReadRow)[]
): Partial<ReadRow>[] =>
  rows
    .map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])))
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1));

/** Writes statements in a format, hands the files to a reader, and removes them. */
export const readBack = async <T>(
  data: StatementData,
  format: FormatId,
  read: (path: string, paths: readonly string[]) => Promise<T>,
  options: ExportOptions = {},
): Promise<T> => {
  const { files } = await prepare([{ envelope: envelopeOf(data) }], format, options);
  const dir = await mkdtemp(join(tmpdir(), 'counterfoil-export-'));
  try {
    const paths = await Promise.all(
      files.map(async (file, index) => {
        // Readers tell formats by the extension; the rest of our name is not what is tested here.
        const path = join(dir, `${index}.${file.name.split('.').at(-1)}`);
        await writeFile(path, file.bytes);
        return path;
      }),
    );
    const [first] = paths;
    if (first === undefined) throw new Error(`${format} wrote no file`);
    return await read(first, paths);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
};
