import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { run } from './programs';
import { plainAmount, type ReadRow } from './read-back';

const Document = z.object({
  operation: z.array(
    z.object({
      id: z.number(),
      d_date: z.string(),
      t_comment: z.string(),
      t_import_id: z.string(),
      t_number: z.string(),
      r_payee_id: z.number(),
    }),
  ),
  suboperation: z.array(z.object({ rd_operation_id: z.number(), f_value: z.number() })),
  payee: z.array(z.object({ id: z.number(), t_name: z.string() })),
});

/** Skrooge keeps nine significant digits of an amount. */
const asKept = (amount: number): string => plainAmount(Number(amount.toPrecision(9)).toFixed(3));

export const asSkroogeKeeps = (rows: readonly ReadRow[]): ReadRow[] =>
  rows.map((row) => ({ ...row, amount: asKept(Number(row.amount)) }));

/** How it writes the day of an account's initial balance, which is no row of the file. */
const NO_DAY = '0000-00-00';

/** Of OFX it keeps the FITID as it is; of CAMT a hash, and our reference as the operation's number. */
const idOf = (operation: { t_import_id: string; t_number: string }): string =>
  operation.t_import_id.startsWith('ID-') ? operation.t_import_id.slice(3) : operation.t_number;

/** Skrooge's importers. The program exits with 0 on much that it could not read, so only its rows count. */
export const readSkrooge = async (path: string): Promise<ReadRow[]> => {
  const out = `${path}.json`;
  await run('skroogeconvert', ['--in', path, '--out', out], { QT_QPA_PLATFORM: 'offscreen' });
  const document = Document.parse(JSON.parse(await readFile(out, 'utf8')));
  const amounts = new Map(
    document.suboperation.map((part) => [part.rd_operation_id, part.f_value]),
  );
  const payees = new Map(document.payee.map((payee) => [payee.id, payee.t_name]));
  return document.operation
    .filter((operation) => operation.d_date !== NO_DAY)
    .map((operation) => ({
      date: operation.d_date,
      amount: asKept(amounts.get(operation.id) ?? Number.NaN),
      description: operation.t_comment || (payees.get(operation.r_payee_id) ?? ''),
      id: idOf(operation),
    }));
};
