import { fileURLToPath } from 'node:url';
import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export default defineConfig({
  plugins: [preact()],
  resolve: { alias: { '@': root } },
  root: fileURLToPath(new URL('.', import.meta.url)),
  server: { host: '127.0.0.1', port: 0, fs: { allow: [root] } },
  preview: { host: '127.0.0.1', port: 0 },
  build: { outDir: `${root}/.tmp/gallery-site`, emptyOutDir: true, chunkSizeWarningLimit: 4096 },
  cacheDir: `${root}/.tmp/gallery-cache`,
});
