import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { PATIENCE_MS } from '@/test/support/eventually';

/**
 * Finds the open popup with this address in the browser of this profile. Playwright only lists a popup that is
 * there when it connects, so this connects anew, and ends that connection when the popup closes.
 */
export async function connectToPopup(profileDir: string, url: string): Promise<Page> {
  const [port, path] = (await readFile(join(profileDir, 'DevToolsActivePort'), 'utf8')).split('\n');
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const connection = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`);
    const popup = popupOf(connection, url);
    if (popup) {
      popup.setDefaultTimeout(PATIENCE_MS);
      popup.once('close', () => void connection.close());
      return popup;
    }
    await connection.close();
  }
  throw new Error(`Cannot find the popup ${url}: it did not open within ${PATIENCE_MS} ms.`);
}

function popupOf(connection: Browser, url: string): Page | undefined {
  return connection
    .contexts()
    .flatMap((context) => context.pages())
    .find((page) => page.url().startsWith(url));
}
