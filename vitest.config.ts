import { fileURLToPath } from 'node:url';
import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * unit: no browser, no network, fast. readers: exports read back by programs of others.
 * e2e: real browsers and servers on loopback, one file at a time. A test that fails is tried once more, since a browser's
 * windows, focus and processes race each other where the machine is busy; `npm test` names each that needed it.
 * One project after the other: each may use the whole machine.
 */
export default defineConfig({
  plugins: [preact()],
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    projects: [
      {
        extends: true,
        plugins: [WxtVitest()],
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx}', 'test/conformance/**/*.test.ts'],
          setupFiles: ['test/support/random-seed.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'readers',
          include: ['test/readers/**/*.test.ts'],
          setupFiles: ['test/support/random-seed.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/support/browser/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          retry: 1,
          expect: { poll: { timeout: 60_000 } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
