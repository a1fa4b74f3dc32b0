import { ChromiumBrowser } from '@/test/support/browser';
import type { Portal } from '@/test/support/portal';

/** Opens a browser window with the extension on the portal's page, and waits until it is closed. */
export async function openWindow(portal: Portal): Promise<void> {
  const browser = await ChromiumBrowser.launch({ headless: false, fileAccess: true });
  const closed = new Promise<void>((resolve) => browser.context.once('close', () => resolve()));
  process.once('SIGINT', () => void browser.context.close());
  const [page] = browser.context.pages();
  await (page ?? (await browser.context.newPage())).goto(portal.origin);
  console.log(`The demo bank is at ${portal.origin} (the login is filled in).
Log in, open Counterfoil from the puzzle piece in the toolbar, switch "Pick up statements from this site" on,
and download a statement. Close the window to stop.`);
  await closed;
  await browser.close();
}
