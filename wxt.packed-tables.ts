import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Blocks of 256 code points: all of Unicode's. */
const BLOCKS = 0x1100;

const TABLES = /any-ascii[\\/]block\.js$/;

/**
 * Packs the half megabyte of any-ascii's tables, of which a build keeps 302 kB: an unpacked extension may not be of any size.
 * They are unpacked where they are loaded, by what every supported browser has.
 */
export const packedTables = (): Plugin => ({
  name: 'packed-tables',
  enforce: 'pre',
  async load(id) {
    const [path = ''] = id.split('?');
    if (!TABLES.test(path)) return undefined;
    const { default: block }: { default: (number: number) => string } = await import(
      pathToFileURL(path).href
    );
    const tables = Array.from({ length: BLOCKS }, (_, number) => block(number));
    const packed = deflateRawSync(JSON.stringify(tables), { level: 9 }).toString('base64');
    return `const packed = Uint8Array.from(atob('${packed}'), (c) => c.charCodeAt(0));
const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
const tables = await new Response(unpacked).json();
export default (number) => tables[number] ?? '';`;
  },
});
