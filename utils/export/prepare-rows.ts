import { strToU8 } from 'fflate';
import { transliterate } from './ascii';
import type { ExportStatement } from './export-statement';
import { safeFileName } from './file-name';
import type { ExportFile, ExportOptions, RowFormat } from './format';
import type { Notice } from './notice';
import { oldestFirst } from './order';
import { writeParts, type Part } from './parts';
import { preflight } from './preflight';
import type { Prepared, ReadSource } from './prepared';
import { idsOf, select } from './selection';

const splitNotice = (format: RowFormat, source: string, parts: readonly Part[]): Notice[] => {
  const { rows, bytes } = format.limits;
  if (parts.length <= 1) return [];
  return rows === undefined
    ? [{ kind: 'split', source, files: parts.length, by: 'bytes', limit: bytes ?? 0 }]
    : [{ kind: 'split', source, files: parts.length, by: 'rows', limit: rows }];
};

/** The files of one account, or of all where they are merged; parts are numbered. */
const writeFiles = async (
  format: RowFormat,
  statements: ExportStatement[],
  options: ExportOptions,
): Promise<{ files: ExportFile[]; notices: Notice[] }> => {
  const parts = await writeParts(format, statements, options);
  const files = parts.flatMap((part, index): ExportFile[] => {
    const number = parts.length > 1 ? ` ${index + 1} of ${parts.length}` : '';
    const stem = safeFileName(part.label) + number;
    return [
      { name: `${stem}.${format.extension}`, mediaType: format.mediaType, bytes: part.bytes },
      ...format.companions(part.statements).map(({ extension, mediaType, text }) => ({
        name: `${stem}.${extension}`,
        mediaType,
        bytes: new Uint8Array(strToU8(text)),
      })),
    ];
  });
  return { files, notices: splitNotice(format, statements[0]?.source ?? '', parts) };
};

/** Rows as the format holds them: in its order, and in its letters. */
const fit = async (
  format: RowFormat,
  statements: readonly ExportStatement[],
): Promise<{ statements: ExportStatement[]; notices: Notice[] }> => {
  const ordered =
    format.order === 'printed'
      ? [...statements]
      : statements.map((statement) => ({ ...statement, rows: oldestFirst(statement.rows) }));
  if (!format.ascii) return { statements: ordered, notices: [] };
  const { statements: held, rows } = await transliterate(ordered);
  return { statements: held, notices: rows > 0 ? [{ kind: 'transliterated', rows }] : [] };
};

/** A file for each account, or one for all where they are merged; each row once. */
export const prepareRows = async (
  format: RowFormat,
  sources: readonly ReadSource[],
  options: ExportOptions,
): Promise<Prepared> => {
  const isMerged = options.merge === true && format.accounts === 'mergeable';
  const read = sources.map(({ statements }) => statements);
  // A file of its own with ids stays whole: its reader finds what it has already.
  const selected = select(read, isMerged || !format.hasIds, options);
  const { statements, notices } = await fit(format, selected.statements);
  const isOne = isMerged && statements.length > 0;
  const groups = isOne ? [statements] : statements.map((statement) => [statement]);
  const written = [];
  for (const group of groups) written.push(await writeFiles(format, group, options));
  const files = groups.length;
  return {
    files: written.flatMap((one) => one.files),
    notices: [
      ...selected.notices,
      ...(files > 1 && format.accounts === 'onePerFile'
        ? [{ kind: 'separateFiles', files } as const]
        : []),
      ...notices,
      ...written.flatMap((one) => one.notices),
      ...preflight(format, statements, options),
    ],
    ids: idsOf(statements),
  };
};
