import type { Page } from 'playwright-core';
import { ChromiumBrowser } from '@/test/support/browser';
import { logIn, startPortal, type Portal } from '@/test/support/portal';
import { pickupSwitch } from '@/test/support/views';

type SceneOptions = {
  /** "Allow access to file URLs", with the permission that goes with it. */
  fileAccess?: boolean;
  /** The person has switched pick-up on for the bank. */
  pickup?: boolean;
  /** Further switches of the browser. */
  args?: readonly string[];
};

export type Scene = {
  portal: Portal;
  browser: ChromiumBrowser;
  /** The tab at the bank. */
  page: Page;
  /** Opens the toolbar button's popup over the bank's tab. */
  popup: () => Promise<Page>;
  /** Logs in again. */
  logIn: () => Promise<void>;
  /** Goes to a way's statements page and clicks on a document. */
  click: (documentId: string, wayId?: string) => Promise<void>;
  /** Deletes what the extension keeps, so that the next test starts with an empty list. */
  forgetAll: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts bank and browser, logs in, and switches pick-up on as a person does. */
export async function setScene(options: SceneOptions = {}): Promise<Scene> {
  const { fileAccess = false, pickup = true, args = [] } = options;
  const portal = await startPortal();
  const browser = await ChromiumBrowser.launch({ fileAccess, args });
  const page = await browser.open(portal.origin);
  await logIn(page, portal);
  if (fileAccess) await browser.grant('file:///*');
  if (pickup) await switchPickupOn(browser, page);
  return {
    portal,
    browser,
    page,
    popup: () => browser.openPopup(page),
    logIn: () => logIn(page, portal),
    click: async (documentId, wayId) => {
      await page.goto(portal.statementsUrl(wayId));
      const within = wayId === 'framed' ? page.frameLocator('iframe') : page;
      await within.locator(`[data-document="${documentId}"]`).click();
    },
    forgetAll: () => forgetAll(browser),
    close: async () => {
      await browser.close();
      await portal.close();
    },
  };
}

/** Headless browsers show no prompt to answer, so the permission is given before it is asked for. */
export async function switchPickupOn(browser: ChromiumBrowser, page: Page): Promise<void> {
  const { protocol, hostname } = new URL(page.url());
  await browser.preGrant(`${protocol}//${hostname}/*`);
  const popup = await browser.openPopup(page);
  await pickupSwitch(popup).click();
  await pickupSwitch(popup).and(popup.locator('[aria-checked="true"]')).waitFor();
  await popup.close();
}

/** The command that the options page sends. */
async function forgetAll(browser: ChromiumBrowser): Promise<void> {
  const page = await browser.openExtensionPage('popup.html');
  await page.evaluate(() =>
    chrome.runtime.sendMessage({ to: 'background', name: 'removeAll', input: {} }),
  );
  await page.close();
}
