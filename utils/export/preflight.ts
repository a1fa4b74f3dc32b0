import type { ExportStatement } from './export-statement';
import type { ExportOptions, RowFormat } from './format';
import type { Notice } from './notice';
import { asciiToken } from './text';

/** What this format has no place for and these statements have. */
const losses = (format: RowFormat, statements: readonly ExportStatement[]): Notice[] => {
  const some = (has: (row: ExportStatement['rows'][number]) => boolean): boolean =>
    statements.some((statement) => statement.rows.some(has));
  const present = {
    currency: () => statements.some((statement) => statement.currency !== undefined),
    ids: () => some(() => true),
    balances: () => some((row) => row.balance !== undefined),
    valueDates: () => some((row) => row.valueDate !== undefined),
    categories: () => some((row) => row.category !== undefined),
  };
  return format.loses
    .filter((what) => present[what]())
    .map((what) => ({ kind: 'lost', what, format: format.id }));
};

const sandboxes = (statements: readonly ExportStatement[]): Notice[] =>
  statements.flatMap(({ source, isSandbox }) =>
    isSandbox ? [{ kind: 'sandbox', source } as const] : [],
  );

const proofs = (statements: readonly ExportStatement[]): Notice[] =>
  statements.flatMap(({ source, judgement }): Notice[] => {
    switch (judgement.verdict) {
      case 'proven':
        return [];
      case 'broken':
        return [{ kind: 'notProven', source, verdict: 'broken' }];
      case 'unchecked':
        return [{ kind: 'notProven', source, verdict: 'unchecked', tied: judgement.tied }];
    }
  });

const lengths = (format: RowFormat, statements: readonly ExportStatement[]): Notice[] => {
  const { description, account } = format.limits;
  const notices: Notice[] = [];
  if (description !== undefined) {
    const rows = statements
      .flatMap((statement) => statement.rows)
      .filter((row) => row.description.length > description).length;
    if (rows > 0) notices.push({ kind: 'shortened', rows, limit: description });
  }
  if (account !== undefined)
    for (const statement of statements)
      if (asciiToken(statement.account).length > account)
        notices.push({ kind: 'accountShortened', source: statement.source, limit: account });
  return notices;
};

/** The same thing said of several statements is said once. */
const distinct = (notices: readonly Notice[]): Notice[] => [
  ...new Map(notices.map((notice) => [JSON.stringify(notice), notice])).values(),
];

/** Everything to say before these statements are written in this format, but for what only writing shows. */
export const preflight = (
  format: RowFormat,
  statements: readonly ExportStatement[],
  options: ExportOptions,
): Notice[] =>
  distinct([
    ...sandboxes(statements),
    ...proofs(statements),
    ...losses(format, statements),
    ...lengths(format, statements),
    ...statements.flatMap((statement) => format.check(statement, options)),
  ]);
