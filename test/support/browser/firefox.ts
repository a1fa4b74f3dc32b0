import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { z } from 'zod';
import { eventually } from '@/test/support/eventually';
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

  /**
   * Right-clicks on the page and chooses the extension's item of the browser's own menu.
   *
   * @param at A selector, or a point of the page: a viewer lets nobody look into it.
   */
  async chooseContextMenu(page: Page, at: string | { x: number; y: number }): Promise<void> {
    await page.bringToFront();
    // A viewer that is just being drawn takes no click.
    await eventually(async () => {
      if (typeof at === 'string') await page.click(at, { button: 'right' });
      else await page.mouse.click(at.x, at.y, { button: 'right' });
      await this.#inWindow(`
        const menu = document.getElementById('contentAreaContextMenu');
        if (menu.state !== 'open')
          await new Promise((resolve) => {
            menu.addEventListener('popupshown', resolve, { once: true });
            setTimeout(resolve, 3000);
          });
        const items = [...menu.querySelectorAll('menuitem')];
        const item = items.find(({ label, hidden }) => label === 'Extract this PDF' && !hidden);
        if (item) menu.activateItem(item);
        else {
          menu.hidePopup();
          throw new Error('The menu was ' + menu.state + ', without our item.');
        }`);
    });
  }

  /** Presses the keys of "Extract this PDF": what BiDi types goes to the page, and not to the browser around it. */
  async pressExtractKeys(page: Page): Promise<void> {
    await page.bringToFront();
    await this.#inWindow(`
      const keys = [...document.querySelectorAll('keyset[id^="ext-keyset"] key')];
      keys.find((key) => key.getAttribute('key') === 'E').doCommand();`);
  }

  /** Runs a script in the browser's own window, around its pages. */
  async #inWindow(script: string): Promise<void> {
    const { connection } = this.browser as unknown as BidiBrowser;
    const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const window = Windows.parse(tree).result.contexts.find(({ url }) => url.includes('browser.x'));
    const evaluation = await connection.send('script.evaluate', {
      expression: `(async () => {${script}})()`,
      target: { context: window?.context },
      awaitPromise: true,
    });
    const { type, exceptionDetails } = Evaluation.parse(evaluation).result;
    if (type !== 'success') throw new Error(exceptionDetails?.text);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.profile.remove();
  }
}

/** What puppeteer's types keep to themselves: commands that only Firefox has. */
type BidiBrowser = { connection: { send(method: string, params: object): Promise<unknown> } };

const Windows = z.object({
  result: z.object({ contexts: z.array(z.object({ context: z.string(), url: z.string() })) }),
});
const Evaluation = z.object({
  result: z.object({
    type: z.string(),
    exceptionDetails: z.object({ text: z.string() }).optional(),
  }),
});

const manifest = z.object({
  browser_specific_settings: z.object({ gecko: z.object({ id: z.string() }) }),
});

async function extensionId(): Promise<string> {
  const text = await readFile(join(extensionDir.firefox, 'manifest.json'), 'utf8');
  return manifest.parse(JSON.parse(text)).browser_specific_settings.gecko.id;
}
