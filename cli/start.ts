import { parseArgs } from 'node:util';
import { buildExtension, findChromium } from '@/test/support/browser';
import { startPortal } from '@/test/support/portal';
import { demonstrate } from './demo/headless';
import { fillShelf } from './demo/shelf';
import { openWindow } from './demo/window';

/** `npm start [-- FILE.pdf] [-- --headless]`: the extension and a demo bank in a browser of this machine. */
const noBrowser = `No Chrome, Chromium or Edge was found. Install one (on Debian or Ubuntu: apt install chromium),
let Playwright fetch its own (npx playwright-core install chromium), or set CHROME_PATH to the program.`;

function hasDisplay(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return process.platform !== 'linux' || Boolean(DISPLAY) || Boolean(WAYLAND_DISPLAY);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { headless: { type: 'boolean', default: false } },
  });
  if (!findChromium()) throw new Error(noBrowser);
  await buildExtension('chromium');
  // Browsers look for all names of this kind on the machine itself.
  const portal = await startPortal({ host: 'meadowmere.localhost' });
  try {
    await fillShelf(portal, positionals[0]);
    await (values.headless || !hasDisplay() ? demonstrate(portal) : openWindow(portal));
  } finally {
    await portal.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
