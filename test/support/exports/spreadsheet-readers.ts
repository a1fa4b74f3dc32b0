import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { z } from 'zod';
import { run } from './programs';
import { plainAmount, type ReadRow } from './read-back';

/** A table by its headings. */
export type Table = Record<string, string>[];

const Rows = z.array(z.record(z.string(), z.string()));

/** npm csv-parse, strict about the number of cells in a row. */
export const parseTable = (csv: string, delimiter = ',', options: { quote?: false } = {}): Table =>
  Rows.parse(parse(csv, { columns: true, delimiter, bom: true, ...options }));

export const readCsv = async (path: string): Promise<Table> =>
  parseTable(await readFile(path, 'utf8'));

/** Debian's csvkit: its CSV through a reader that checks and rewrites every cell. */
export const readCsvkit = async (path: string): Promise<Table> => {
  const problems = await run('csvclean', ['--dry-run', path]);
  if (!problems.includes('No errors')) throw new Error(problems);
  return parseTable(await run('csvformat', [path], { PYTHONIOENCODING: 'utf8' }));
};

/** Made once a run: it takes longer than opening a file. */
const PROFILE = join(tmpdir(), `counterfoil-libreoffice-${process.pid}`);

/**
 * LibreOffice Calc, which opens a file and writes its first sheet as CSV; what it took for a date it writes in its
 * own form.
 */
export const readLibreOffice = async (path: string): Promise<Table> => {
  const dir = dirname(path);
  const out = join(dir, 'libreoffice');
  const table = 'Text - txt - csv (StarCalc):44,34,76,1,,0,false';
  const read = path.endsWith('.csv') ? [`--infilter=${table},true`] : [];
  const write = ['--convert-to', `csv:${table},false,false,false,false,1`, '--outdir', out];
  const profile = `-env:UserInstallation=file://${PROFILE}`;
  await run('soffice', [profile, '--headless', ...read, ...write, path]);
  const [file] = await readdir(out);
  if (file === undefined) throw new Error('LibreOffice wrote no sheet');
  return parseTable(await readFile(join(out, file), 'utf8')).map((row) => ({
    ...row,
    Date: (row['Date'] ?? '').replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2'),
  }));
};

/** Debian's xlsx2csv. */
export const readXlsx2csv = async (path: string): Promise<Table> =>
  parseTable(
    await run('xlsx2csv', ['-f', '%Y-%m-%d', '-s', '1', path], { PYTHONIOENCODING: 'utf8' }),
  );

/** npm read-excel-file: the cells of a sheet with their types. */
export const readExcelFile = async (path: string, sheet: number): Promise<unknown[][]> =>
  readSheet(path, sheet);

/** The rows of a workbook's first sheet; what is no date, number or text there makes it fail. */
export const readWorkbook = async (path: string): Promise<ReadRow[]> => {
  const [header = [], ...cells] = await readExcelFile(path, 1);
  const Row = z.object({
    Date: z.date(),
    Amount: z.number(),
    Description: z.string().nullish(),
    Id: z.string(),
  });
  return cells.map((cell) => {
    const row = Row.parse(Object.fromEntries(header.map((name, at) => [name, cell[at]])));
    return {
      date: row.Date.toISOString().slice(0, 10),
      amount: plainAmount(row.Amount.toFixed(3)),
      description: row.Description ?? '',
      id: row.Id,
    };
  });
};

/** Our table's columns as rows. */
export const toRows = (table: Table): ReadRow[] =>
  table.map((row) => ({
    date: row['Date'] ?? '',
    amount: plainAmount(row['Amount'] ?? ''),
    description: row['Description'] ?? '',
    id: row['Id'] ?? '',
  }));
