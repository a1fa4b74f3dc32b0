import { collect } from './collect';
import { slice, type ExportStatement } from './export-statement';
import { statementsLabel } from './file-name';
import type { ExportOptions, RowFormat } from './format';

/** One file's content, and what it is named after. */
export type Part = { label: string; statements: ExportStatement[]; bytes: Uint8Array<ArrayBuffer> };

/** What a file of several parts may be larger than the average of them, so that a second split is seldom needed. */
const ROOM = 1.1;

/** A statement in runs of at most so many rows. */
const inParts = (statement: ExportStatement, rows: number): ExportStatement[] =>
  Array.from({ length: Math.ceil(statement.rows.length / rows) }, (_, part) =>
    slice(statement, part * rows, (part + 1) * rows),
  );

/** Writes one account as one file, or as many as the reader's limits demand. */
const writeAccount = async (
  format: RowFormat,
  statement: ExportStatement,
  options: ExportOptions,
): Promise<Part[]> => {
  const { limits } = format;
  const count = statement.rows.length;
  const split = async (rows: number): Promise<Part[]> => {
    const parts: Part[] = [];
    for (const part of inParts(statement, rows))
      parts.push(...(await writeAccount(format, part, options)));
    return parts;
  };
  if (limits.rows !== undefined && count > limits.rows) return split(limits.rows);
  const bytes = await collect(format.write([statement], options), options.pause);
  if (limits.bytes !== undefined && bytes.length > limits.bytes && count > 1) {
    const parts = Math.ceil((bytes.length / limits.bytes) * ROOM);
    return split(Math.max(1, Math.floor(count / parts)));
  }
  return [
    { label: statementsLabel([statement], options.namePattern), statements: [statement], bytes },
  ];
};

/** Writes one account, or several in one file. */
export const writeParts = async (
  format: RowFormat,
  statements: ExportStatement[],
  options: ExportOptions,
): Promise<Part[]> => {
  const [first, second] = statements;
  if (first !== undefined && second === undefined) return writeAccount(format, first, options);
  const bytes = await collect(format.write(statements, options), options.pause);
  return [{ label: statementsLabel(statements, options.namePattern), statements, bytes }];
};
