import { strToU8 } from 'fflate';
import { transliterate } from './ascii';
import { collect } from './collect';
import { readSource, type ExportStatement } from './export-statement';
import { safeFileName, statementsLabel, uniqueNames } from './file-name';
import type {
  EnvelopeFormat,
  ExportFile,
  ExportOptions,
  ExportSource,
  FormatId,
  RowFormat,
} from './format';
import type { Notice } from './notice';
import { oldestFirst } from './order';
import { writeParts, type Part } from './parts';
import { preflight } from './preflight';
import { formatById } from './registry';
import { countRows, onlyNew, withoutKnown, withoutRepeats } from './selection';
import { withTransactions } from './with-transactions';

/** What is about to be saved, and what to say before. */
export type Prepared = {
  files: ExportFile[];
  notices: Notice[];
  /** Of the rows in the files: what a store of exported ids remembers once they are saved. */
  ids: string[];
};

/** A source and the accounts in it. */
export type Extraction = { source: ExportSource; statements: ExportStatement[] };

const idsOf = (statements: readonly ExportStatement[]): string[] => [
  ...new Set(statements.flatMap(({ rows }) => rows.map(({ id }) => id))),
];

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

/** All rows of all statements once: what went to the program before, and what two PDFs both have, is left out. */
const select = (
  extractions: readonly ExportStatement[][],
  repeatsMatter: boolean,
  { exclude }: ExportOptions,
): { statements: ExportStatement[]; notices: Notice[] } => {
  const all = extractions.flat();
  const distinct = repeatsMatter ? withoutRepeats(extractions) : all;
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

const prepareRows = async (
  format: RowFormat,
  extractions: readonly Extraction[],
  options: ExportOptions,
): Promise<Prepared> => {
  const isMerged = options.merge === true && format.accounts === 'mergeable';
  const read = extractions.map(({ statements }) => statements);
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

/** The answers themselves, each whole unless only what is new is wanted. */
const prepareEnvelopes = async (
  format: EnvelopeFormat,
  extractions: readonly Extraction[],
  options: ExportOptions,
): Promise<Prepared> => {
  const { exclude } = options;
  const files: ExportFile[] = [];
  const ids: string[] = [];
  const all = extractions.map(({ statements }) => statements);
  for (const { source, statements } of extractions) {
    const kept = statements.map((statement) => withoutKnown(statement, exclude));
    if (exclude !== undefined && countRows(kept) === 0) continue;
    ids.push(...idsOf(kept));
    const part = exclude === undefined ? source.envelope : withTransactions(source.envelope, kept);
    const label = statementsLabel(statements, options.namePattern);
    files.push({
      name: `${safeFileName(label)}.${format.extension}`,
      mediaType: format.mediaType,
      bytes: await collect(format.write({ ...source, envelope: part }), options.pause),
    });
  }
  const notices = exclude === undefined ? [] : select(all, false, options).notices;
  return { files, notices, ids: [...new Set(ids)] };
};

/**
 * Writes statements in a format, without saving anything: the files, and everything to say first.
 * One file per account, or one for all with `merge` where the format can hold that; more where the
 * reader's limits demand it.
 */
export const prepare = async (
  sources: readonly ExportSource[],
  formatId: FormatId,
  options: ExportOptions = {},
): Promise<Prepared> => {
  const extractions: Extraction[] = [];
  for (const source of sources)
    extractions.push({ source, statements: await readSource(source, options.pause) });
  return prepareRead(extractions, formatId, options);
};

/** {@link prepare} for what was read already. */
export const prepareRead = async (
  extractions: readonly Extraction[],
  formatId: FormatId,
  options: ExportOptions,
): Promise<Prepared> => {
  const format = formatById(formatId);
  const prepared =
    format.kind === 'envelope'
      ? await prepareEnvelopes(format, extractions, options)
      : await prepareRows(format, extractions, options);
  const names = uniqueNames(prepared.files.map((file) => file.name));
  return {
    ...prepared,
    files: prepared.files.map((file, index) => ({ ...file, name: names[index] ?? file.name })),
  };
};
