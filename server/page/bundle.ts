import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { PageFiles } from './files';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the page's script and style from their sources. Vite is a development dependency: the built service never comes here. */
export async function bundlePage(): Promise<PageFiles> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: here('.'),
    build: {
      write: false,
      target: 'es2023',
      rollupOptions: { input: here('./main.tsx') },
    },
  });
  if (!Array.isArray(built) && !('output' in built)) throw new Error('The page was not bundled.');
  const files: Partial<PageFiles> = {};
  for (const file of [built].flat().flatMap(({ output }) => output))
    if (file.type === 'chunk') files.script = file.code;
    else if (file.fileName.endsWith('.css')) files.style = String(file.source);
  const { script, style } = files;
  if (script === undefined || style === undefined) throw new Error('The page was not bundled.');
  return { script, style };
}
