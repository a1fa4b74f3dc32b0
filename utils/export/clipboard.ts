import { readSource, withRows, type ExportStatement } from './export-statement';
import type { ExportOptions, ExportSource } from './format';
import { htmlTable, tsvText } from './formats/tsv';
import { withoutRepeats } from './selection';
import { SANDBOX, type Column } from './table';

/** Both flavours of "Copy for Sheets or Excel", to go into one ClipboardItem. */
export type ClipboardTable = { text: string; html: string };

/** A part of what is there: one account (its place in what `flatten` answers) and of its rows these, by number. */
export type ClipboardPart = { account: number; rows: ReadonlySet<number> };

const partOf = (
  statements: readonly ExportStatement[],
  { account, rows }: ClipboardPart,
): ExportStatement[] =>
  statements.slice(account, account + 1).map((statement) =>
    withRows(
      statement,
      statement.rows.filter(({ number }) => rows.has(number)),
    ),
  );

const join = async (slices: Iterable<string>, pause: ExportOptions['pause']): Promise<string> => {
  let text = '';
  for (const slice of slices) {
    text += slice;
    await pause?.();
  }
  return text;
};

/**
 * Statements as one table, or a part of them; a source column tells several accounts apart. Files of the sandbox's
 * answers have it in their name: a copy has none, so each row says it.
 */
export const clipboardTable = async (
  sources: readonly ExportSource[],
  { pause, only }: Pick<ExportOptions, 'pause'> & { only?: ClipboardPart } = {},
): Promise<ClipboardTable> => {
  const extractions: ExportStatement[][] = [];
  for (const source of sources) extractions.push(await readSource(source, pause));
  const statements =
    only === undefined ? withoutRepeats(extractions) : partOf(extractions.flat(), only);
  const marks: Column[] = statements.some(({ isSandbox }) => isSandbox) ? [SANDBOX] : [];
  return {
    text: await join(tsvText(statements, marks), pause),
    html: await join(htmlTable(statements, marks), pause),
  };
};
