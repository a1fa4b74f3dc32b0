import type { ExportStatement } from './export-statement';
import { oneLine } from './text';

const NOT_ASCII = /[^\x20-\x7E]/;

/** Statements whose text is transliterated to ASCII, and how many rows that changed. */
export type Transliterated = { statements: ExportStatement[]; rows: number };

/** The tables of all scripts are half a megabyte: they are loaded when a format needs them. */
export const transliterate = async (
  statements: readonly ExportStatement[],
): Promise<Transliterated> => {
  const { default: anyAscii } = await import('any-ascii');
  const toAscii = (text: string): string =>
    NOT_ASCII.test(text) ? oneLine(anyAscii(text.normalize('NFC'))) : text;
  let rows = 0;
  return {
    statements: statements.map((statement) => ({
      ...statement,
      issuer: { id: toAscii(statement.issuer.id), name: toAscii(statement.issuer.name) },
      account: toAscii(statement.account),
      holder: statement.holder.map(toAscii),
      rows: statement.rows.map((row) => {
        const description = toAscii(row.description);
        if (description === row.description) return row;
        rows += 1;
        return { ...row, description };
      }),
    })),
    rows,
  };
};
