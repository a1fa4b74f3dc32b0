import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ChromiumBrowser, projectRoot } from '@/test/support/browser';
import { logIn, type Portal } from '@/test/support/portal';
import { switchPickupOn } from '@/test/support/scene';
import {
  jobLine,
  openNewestStatement,
  readJobs,
  readStatement,
  statementLines,
} from '@/test/support/views';
import { formatStatement } from './table';

const screenshotPath = join(projectRoot, '.tmp', 'popup.png');

/**
 * Does without a display what a person does: logs in, switches the site on, downloads a statement by a click,
 * opens the popup, and prints what it shows.
 *
 * @throws with a sentence where no statement came of it.
 */
export async function demonstrate(portal: Portal): Promise<void> {
  const browser = await ChromiumBrowser.launch({
    fileAccess: true,
    args: ['--force-device-scale-factor=2'],
  });
  try {
    const page = await browser.open(portal.origin);
    await logIn(page, portal);
    await switchPickupOn(browser, page);
    await page.locator('[data-document]').first().click();
    const popup = await browser.openPopup(page);
    await waitForStatement(popup);
    await openNewestStatement(popup);
    console.log(formatStatement(await readStatement(popup)));
    await popup.screenshot({ path: screenshotPath });
    console.log(`\nScreenshot of the popup: ${screenshotPath}`);
  } finally {
    await browser.close();
  }
}

/** @throws with the popup's own words where the job failed or wants a password. */
async function waitForStatement(popup: Page): Promise<void> {
  const ended = statementLines(popup).or(jobLine(popup, 'failed', 'needsPassword'));
  await ended.first().waitFor({ timeout: 120_000 });
  if ((await statementLines(popup).count()) > 0) return;
  const [job] = await readJobs(popup);
  throw new Error(`No statement came of it. The popup says: ${job?.words ?? 'nothing'}`);
}
