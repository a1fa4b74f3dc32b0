import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'wxt';

export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the unpacked build of a browser lands. */
export const extensionDir = {
  chromium: join(projectRoot, '.output/chrome-mv3'),
  firefox: join(projectRoot, '.output/firefox-mv3'),
} as const;

/** Builds the extension as it is shipped into `extensionDir`. */
export async function buildExtension(browser: keyof typeof extensionDir): Promise<void> {
  // Vitest says `test`, and what is bundled for that holds what helps developers.
  const { NODE_ENV: before } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      root: projectRoot,
      browser: browser === 'chromium' ? 'chrome' : 'firefox',
      logger: quiet,
    });
  } finally {
    process.env['NODE_ENV'] = before;
  }
}

const nothing = (): void => {};
const quiet = {
  level: 0,
  debug: nothing,
  info: nothing,
  success: nothing,
  log: nothing,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
};
