import { findChromium } from '@/test/support/browser';
import { run } from './run';

/** Makes sure that there is a Chromium to test in. @returns a sentence when there is none to be had. */
export async function ensureBrowser(): Promise<string | undefined> {
  if (findChromium()) return undefined;
  console.log('No Chrome, Chromium or Edge found: downloading Playwright’s Chromium.');
  const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;
  await run('npx', ['playwright-core', 'install', '--no-shell', 'chromium']);
  if (findChromium()) {
    // The libraries that a desktop has and a bare machine lacks.
    if (isLinuxRoot) await run('npx', ['playwright-core', 'install-deps', 'chromium']);
    return undefined;
  }
  if (isLinuxRoot) {
    console.log('That failed: installing the package chromium.');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    if (findChromium()) return undefined;
  }
  return 'Cannot run the end-to-end tests: no browser was found and none could be installed. Install Chrome, Chromium or Edge, or set CHROME_PATH to one.';
}
