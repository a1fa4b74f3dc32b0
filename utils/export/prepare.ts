import { readSource } from './export-statement';
import { uniqueNames } from './file-name';
import type { ExportOptions, ExportSource, FormatId } from './format';
import { prepareEnvelopes } from './prepare-envelopes';
import { prepareRows } from './prepare-rows';
import type { Prepared, ReadSource } from './prepared';
import { formatById } from './registry';

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
  const read: ReadSource[] = [];
  for (const source of sources)
    read.push({ source, statements: await readSource(source, options.pause) });
  return prepareRead(read, formatId, options);
};

/** {@link prepare} for what was read already. */
export const prepareRead = async (
  sources: readonly ReadSource[],
  formatId: FormatId,
  options: ExportOptions,
): Promise<Prepared> => {
  const format = formatById(formatId);
  const prepared =
    format.kind === 'envelope'
      ? await prepareEnvelopes(format, sources, options)
      : await prepareRows(format, sources, options);
  const names = uniqueNames(prepared.files.map((file) => file.name));
  return {
    ...prepared,
    files: prepared.files.map((file, index) => ({ ...file, name: names[index] ?? file.name })),
  };
};
