import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bundlePage } from '@/server/page/bundle';

/**
 * `npm run build:server`: the service as JavaScript in `dist/server`, to run with the production dependencies alone:
 * `node dist/server/main.js`, and `node dist/server/admin.js` for operators.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = `${root}dist/server`;

await build({
  configFile: false,
  logLevel: 'warn',
  root,
  publicDir: false,
  // Packages are installed beside it, all but the compiler's own helpers.
  ssr: { noExternal: ['@oxc-project/runtime'] },
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  build: {
    ssr: true,
    target: 'node20',
    outDir,
    emptyOutDir: true,
    rollupOptions: {
      input: {
        main: `${root}server/main.ts`,
        worker: `${root}server/extraction/worker.ts`,
        admin: `${root}cli/admin.ts`,
      },
      // The page's bundler is for the sources only.
      external: [/\/bundle$/],
      // All in one folder, so that a file finds its neighbours wherever it was put.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

const { script, style } = await bundlePage();
await mkdir(`${outDir}/page`, { recursive: true });
await writeFile(`${outDir}/page/page.js`, script);
await writeFile(`${outDir}/page/page.css`, style);
