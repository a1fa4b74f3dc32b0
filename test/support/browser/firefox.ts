import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { z } from 'zod';
import { extensionDir } from './build';
import { findFirefox } from './find';
import { createProfile, type Profile } from './profile';

/** Firefox draws an extension's address anew in each profile unless it is given one. */
const UUID = '5a0f3c1e-7d42-4c8e-9a51-6f1f0c0de001';

/** Firefox with the extension, real downloads and a fresh profile; the extension's permission prompts are granted. */
export class FirefoxBrowser {
  private constructor(
    readonly browser: Browser,
    private readonly profile: Profile,
  ) {}

  static async launch({ headless = true }: { headless?: boolean } = {}): Promise<FirefoxBrowser> {
    const executable = findFirefox();
    if (!executable)
      throw new Error('Cannot launch Firefox: it is not installed (FIREFOX_PATH may name one).');
    const profile = await createProfile('firefox');
    const browser = await launch({
      browser: 'firefox',
      executablePath: executable.path,
      headless,
      args: ['--remote-allow-system-access'],
      extraPrefsFirefox: {
        'extensions.webextensions.uuids': JSON.stringify({ [await extensionId()]: UUID }),
        'extensions.webextOptionalPermissionPrompts': false,
        'browser.download.folderList': 2,
        'browser.download.dir': profile.downloads,
      },
    });
    await browser.installExtension(extensionDir.firefox);
    return new FirefoxBrowser(browser, profile);
  }

  /** Where downloads land. */
  get downloads(): string {
    return this.profile.downloads;
  }

  async open(url: string): Promise<Page> {
    const page = await this.browser.newPage();
    await page.goto(url);
    return page;
  }

  /** Opens a page of the extension: `popup.html`. */
  async openExtensionPage(path: string): Promise<Page> {
    const page = await this.browser.newPage();
    // Firefox reports no load of such pages; whoever opens one waits for what it shows.
    await page.goto(`moz-extension://${UUID}/${path}`, { waitUntil: [] });
    return page;
  }

  /**
   * Switches pick-up on for a site. The popup can't be opened over a page here, so what its switch does is done in
   * another page of the extension, by a click: the browser grants nothing without one.
   */
  async switchPickupOn(pattern: string): Promise<void> {
    const page = await this.openExtensionPage('options.html');
    await page.waitForSelector('h1');
    await page.evaluate((origin) => {
      const button = document.createElement('button');
      button.id = 'switch-on';
      button.addEventListener('click', async () => {
        await chrome.permissions.request({ origins: [origin] });
        await chrome.storage.local.set({ pickupSites: [{ pattern: origin, buttons: true }] });
        button.dataset['done'] = '';
      });
      document.body.prepend(button);
    }, pattern);
    await page.click('#switch-on');
    await page.waitForSelector('#switch-on[data-done]');
    await page.waitForFunction(
      async () => (await chrome.scripting.getRegisteredContentScripts()).length > 0,
    );
    await page.close();
  }

  /** Opens a page of the bank in a new tab and clicks on a document, in whichever frame or shadow root it is. */
  async clickDocument(url: string, documentId: string): Promise<Page> {
    const page = await this.browser.newPage();
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const selector = `>>> [data-document="${documentId}"]`;
    const waits = page.frames().map((frame) => frame.waitForSelector(selector));
    const found = await Promise.any(waits);
    await found?.click();
    return page;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.profile.remove();
  }
}

const manifest = z.object({
  browser_specific_settings: z.object({ gecko: z.object({ id: z.string() }) }),
});

async function extensionId(): Promise<string> {
  const text = await readFile(join(extensionDir.firefox, 'manifest.json'), 'utf8');
  return manifest.parse(JSON.parse(text)).browser_specific_settings.gecko.id;
}
