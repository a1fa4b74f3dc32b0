import { collect } from './collect';
import { statementsLabel, safeFileName } from './file-name';
import type { EnvelopeFormat, ExportFile, ExportOptions } from './format';
import type { Prepared, ReadSource } from './prepared';
import { countRows, idsOf, select, withoutKnown } from './selection';
import { withTransactions } from './with-transactions';

/** The answers themselves, each whole unless only what is new is wanted. */
export const prepareEnvelopes = async (
  format: EnvelopeFormat,
  sources: readonly ReadSource[],
  options: ExportOptions,
): Promise<Prepared> => {
  const { exclude } = options;
  const files: ExportFile[] = [];
  const ids: string[] = [];
  const all = sources.map(({ statements }) => statements);
  for (const { source, statements } of sources) {
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
