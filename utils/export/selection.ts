import { withRows, type ExportRow, type ExportStatement } from './export-statement';
import type { ExportOptions } from './format';
import type { Notice } from './notice';

/** Statements with some of their rows; those of which nothing is left are left out. */
const keepRows = (
  statements: readonly ExportStatement[],
  keep: (row: ExportRow, statement: ExportStatement) => boolean,
): ExportStatement[] =>
  statements
    .map((statement) => {
      const rows = statement.rows.filter((row) => keep(row, statement));
      return { isLeft: rows.length > 0 || statement.rows.length === 0, statement, rows };
    })
    .filter(({ isLeft }) => isLeft)
    .map(({ statement, rows }) => withRows(statement, rows));

/** Its rows that were not exported before. */
export const withoutKnown = (
  statement: ExportStatement,
  exclude: ReadonlySet<string> | undefined,
): ExportStatement =>
  exclude === undefined
    ? statement
    : withRows(
        statement,
        statement.rows.filter(({ id }) => !exclude.has(id)),
      );

/** What was not exported before. */
export const onlyNew = (
  statements: readonly ExportStatement[],
  exclude: ReadonlySet<string>,
): ExportStatement[] => keepRows(statements, (row) => !exclude.has(row.id));

/**
 * The statements of several PDFs, without the rows that an earlier PDF of them has already: periods overlap.
 * Where no account number is printed nothing is left out, since two accounts may have the same row.
 */
export const withoutRepeats = (
  extractions: readonly (readonly ExportStatement[])[],
): ExportStatement[] => {
  const known = new Set<string>();
  return extractions.flatMap((statements) => {
    const kept = keepRows(statements, ({ id }, { account }) => account === '' || !known.has(id));
    for (const { rows } of statements) for (const { id } of rows) known.add(id);
    return kept;
  });
};

export const countRows = (statements: readonly ExportStatement[]): number =>
  statements.reduce((sum, statement) => sum + statement.rows.length, 0);

/** All rows of all statements once: what went to the program before, and what two PDFs both have, is left out. */
export const select = (
  sources: readonly ExportStatement[][],
  repeatsMatter: boolean,
  { exclude }: ExportOptions,
): { statements: ExportStatement[]; notices: Notice[] } => {
  const all = sources.flat();
  const distinct = repeatsMatter ? withoutRepeats(sources) : all;
  const statements = exclude === undefined ? distinct : onlyNew(distinct, exclude);
  const repeated = countRows(all) - countRows(distinct);
  const exported = countRows(distinct) - countRows(statements);
  return {
    statements,
    notices: [
      ...(countRows(statements) === 0 ? [{ kind: 'nothingToExport' } as const] : []),
      ...(exported > 0 ? [{ kind: 'alreadyExported', rows: exported } as const] : []),
      ...(repeated > 0 ? [{ kind: 'repeatsLeftOut', rows: repeated } as const] : []),
    ],
  };
};

/** The ids of all their rows, each once. */
export const idsOf = (statements: readonly ExportStatement[]): string[] => [
  ...new Set(statements.flatMap(({ rows }) => rows.map(({ id }) => id))),
];
