import { basename } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { runnerImport, type Plugin } from 'vite';

const LANGUAGE = /engine[\\/]languages[\\/][a-z]{2}\.ts$/;

/**
 * Packs the words of the languages that statements are read in, data alone: an unpacked extension may not be of any size.
 * They are unpacked at once: a worker that waited for them before it listens would lose what it is sent first.
 */
export const packedLanguages = (): Plugin => ({
  name: 'packed-languages',
  enforce: 'pre',
  async load(id) {
    const [path = ''] = id.split('?');
    if (!LANGUAGE.test(path)) return undefined;
    const code = basename(path, '.ts');
    const { module } = await runnerImport<Record<string, unknown>>(path, { configFile: false });
    const packed = deflateRawSync(JSON.stringify(module[code]), { level: 9 }).toString('base64');
    return {
      code: `import { inflateSync } from 'fflate';
const packed = Uint8Array.from(atob('${packed}'), (c) => c.charCodeAt(0));
export const ${code} = JSON.parse(new TextDecoder().decode(inflateSync(packed)));`,
      moduleType: 'js',
    };
  },
});
