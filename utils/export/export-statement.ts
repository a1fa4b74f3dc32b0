import type { ExportOptions, ExportSource } from './format';
import { statementLabel } from './file-name';
import { flattenInSteps } from './flatten';
import { identifier, type IdentifiedRow, type Seen } from './identity';
import { oldestFirst } from './order';
import { isMovement, type AccountStatement, type Movement } from './statement';
import { mapInSteps, runStepsPausing, type Steps } from './steps';

/** A row as a format writes it. */
export type ExportRow = IdentifiedRow & {
  /** The balance after the row: opening plus the amounts so far, oldest first. Absent where no balance is known. */
  running: number | undefined;
};

/** What a format writes: one account's statement, balance lines left out, every row with its id. */
export type ExportStatement = Omit<AccountStatement, 'rows'> & {
  rows: readonly ExportRow[];
  /** What the person calls its origin: the PDF's file name, else issuer, account and period. */
  source: string;
  /** The PDF's file name without its ending, where it has one. */
  fileStem?: string | undefined;
  /** The sandbox's answer: the first rows only, names and numbers masked. */
  isSandbox?: boolean;
};

const total = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, row) => sum + row.amount, 0);

/** The balance after each row. */
function* runningBalances(
  rows: readonly Movement[],
  opening: number,
): Steps<ReadonlyMap<Movement, number>> {
  let balance = opening;
  const after = yield* mapInSteps(oldestFirst(rows), (row): [Movement, number] => {
    balance += row.amount;
    return [row, balance];
  });
  return new Map(after);
}

function* toExportStatement(
  statement: AccountStatement,
  { fileName, envelope }: ExportSource,
  seen: Seen,
): Steps<ExportStatement> {
  const movements = statement.rows.filter(isMovement);
  const sum = total(movements);
  const { closing } = statement;
  const opening = statement.opening ?? (closing === undefined ? undefined : closing - sum);
  const running = opening === undefined ? undefined : yield* runningBalances(movements, opening);
  const idOf = identifier(statement, seen);
  // Field by field: to spread tens of thousands of rows takes several times as long.
  const rows = yield* mapInSteps(movements, (row): ExportRow => ({
    number: row.number,
    date: row.date,
    valueDate: row.valueDate,
    lines: row.lines,
    description: row.description,
    amount: row.amount,
    balance: row.balance,
    category: row.category,
    foreign: row.foreign,
    isBalanceLine: row.isBalanceLine,
    id: idOf(row),
    running: running?.get(row),
  }));
  return {
    ...statement,
    opening,
    closing: closing ?? (opening === undefined ? undefined : opening + sum),
    rows,
    source: fileName ?? statementLabel(statement),
    fileStem: fileName?.replace(/\.pdf$/i, ''),
    isSandbox: envelope.sandbox === true,
  };
}

/** Every account of an extraction as a format writes it; balances that are not printed follow from those that are. */
function* toExportStatements(source: ExportSource): Steps<ExportStatement[]> {
  const statements: ExportStatement[] = [];
  const seen: Seen = new Map();
  for (const statement of yield* flattenInSteps(source.envelope.data))
    statements.push(yield* toExportStatement(statement, source, seen));
  return statements;
}

/** The accounts of one extraction. */
export const readSource = (
  source: ExportSource,
  pause: ExportOptions['pause'],
): Promise<ExportStatement[]> => runStepsPausing(toExportStatements(source), pause);

/**
 * The statement with some of its rows only. Its balances become those around the rows, so that
 * opening plus amounts is closing in every part; a row whose balance needs a row that is not there has none.
 */
export const withRows = (
  statement: ExportStatement,
  rows: readonly ExportRow[],
): ExportStatement => {
  if (rows.length === statement.rows.length) return { ...statement, rows };
  const ordered = oldestFirst(rows);
  const closing = ordered.at(-1)?.running ?? statement.closing;
  if (closing === undefined) return { ...statement, rows, opening: undefined, closing };
  const opening = closing - total(rows);
  let balance = opening;
  const follows = new Set(
    ordered.filter((row) => {
      balance += row.amount;
      return row.running === balance;
    }),
  );
  return {
    ...statement,
    opening,
    closing,
    rows: rows.map((row) => (follows.has(row) ? row : { ...row, running: undefined })),
  };
};

/** A run of rows as a statement of its own: its period is that of its rows. */
export const slice = (statement: ExportStatement, from: number, to: number): ExportStatement => {
  const part = withRows(statement, statement.rows.slice(from, to));
  const dates = part.rows.map((row) => row.date).toSorted();
  return {
    ...part,
    period: {
      from: dates[0] ?? statement.period.from,
      to: dates.at(-1) ?? statement.period.to,
    },
  };
};

/** Opening balance and the closing one that follows from the rows, for formats whose readers add them up. */
export const bookBalances = (statement: ExportStatement): { opening: number; closing: number } => {
  const opening = statement.opening ?? 0;
  return { opening, closing: opening + total(statement.rows) };
};
