import { collect } from './collect';
import { safeFileName } from './file-name';
import type { ExportFile } from './format';
import { packInSlices } from './pack';

/** Bytes compressed in one step: a few milliseconds' worth. */
const SLICE = 1 << 16;

function* inSlices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}

/** Several files as one zip named `stem`; a single one as it is; none for none. */
export const bundle = async (
  files: readonly ExportFile[],
  stem: string,
): Promise<ExportFile | undefined> => {
  if (files.length <= 1) return files[0];
  const contents = files.map(({ name, bytes }) => [name, inSlices(bytes)] as const);
  return {
    name: `${safeFileName(stem)}.zip`,
    mediaType: 'application/zip',
    bytes: await collect(packInSlices(contents), undefined),
  };
};
