import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from '../eventually';

/**
 * The bytes of the file of this extension in a folder of downloads, once they are there: while it downloads, Chromium holds
 * the name with a file of no bytes.
 */
export const savedFile = (downloads: string, extension: string): Promise<Uint8Array> =>
  eventually(async () => {
    const name = (await readdir(downloads)).find((file) => file.endsWith(extension));
    expect(name).toBeDefined();
    const bytes = new Uint8Array(await readFile(join(downloads, name ?? '')));
    expect(bytes.length).toBeGreaterThan(0);
    return bytes;
  });
