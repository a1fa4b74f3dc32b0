import { zipSync } from 'fflate';
import { safeFileName } from './file-name';
import type { ExportFile } from './format';
import { ZIP_TIME } from './zip-time';

/** Several files as one zip named `stem`; a single one as it is; none for none. */
export const bundle = (files: readonly ExportFile[], stem: string): ExportFile | undefined => {
  if (files.length <= 1) return files[0];
  const entries = Object.fromEntries(files.map((file) => [file.name, file.bytes]));
  return {
    name: `${safeFileName(stem)}.zip`,
    mediaType: 'application/zip',
    bytes: zipSync(entries, { mtime: ZIP_TIME }),
  };
};
