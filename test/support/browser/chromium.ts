import {
  chromium,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Worker,
} from 'playwright-core';
import { eventually, PATIENCE_MS } from '@/test/support/eventually';
import { extensionDir } from './build';
import { findChromium } from './find';
import { connectToPopup } from './popup';
import { createProfile, writeChromiumPreferences, type Profile } from './profile';

type ContextOptions = { headless: boolean; args: readonly string[] };

type LaunchOptions = {
  headless?: boolean;
  /** The person's toggle "Allow access to file URLs"; off in a fresh install. */
  fileAccess?: boolean;
  /** Further switches of the browser. */
  args?: readonly string[];
};

/** On what the context menu was opened: a link, an embedded PDF's frame, or neither: the page. */
type MenuClick = { linkUrl?: string; frameUrl?: string };

/** Chromium (or Chrome, or Edge) with the extension, real downloads and a fresh profile. */
export class ChromiumBrowser {
  private constructor(
    readonly context: BrowserContext,
    readonly extensionId: string,
    private readonly browserSession: CDPSession,
    private readonly profile: Profile,
    private readonly options: ContextOptions,
  ) {}

  static async launch({
    headless = true,
    fileAccess = false,
    args = [],
  }: LaunchOptions = {}): Promise<ChromiumBrowser> {
    const profile = await createProfile('chromium');
    await writeChromiumPreferences(profile);
    const options = { headless, args };
    const { context, session } = await openContext(profile, options);
    const id = await loadExtension(session);
    const browser = new ChromiumBrowser(context, id, session, profile, options);
    await browser.#keepRealDownloads();
    await browser.setFileAccess(fileAccess);
    return browser;
  }

  /** Closes the browser and starts it again with the same profile, in which the extension is installed. */
  async restart(): Promise<ChromiumBrowser> {
    await this.context.close();
    const { extensionId, profile, options } = this;
    const { context, session } = await openContext(profile, options);
    const browser = new ChromiumBrowser(context, extensionId, session, profile, options);
    await browser.#keepRealDownloads();
    return browser;
  }

  /** Where downloads land. */
  get downloads(): string {
    return this.profile.downloads;
  }

  async open(url: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(url);
    return page;
  }

  /** Opens a page of the extension: `popup.html`. */
  openExtensionPage(path: string): Promise<Page> {
    return this.open(`chrome-extension://${this.extensionId}/${path}`);
  }

  /** The background worker that runs now, or the next one to start. */
  async worker(): Promise<Worker> {
    const running = this.context.serviceWorkers().at(-1);
    return running ?? this.context.waitForEvent('serviceworker');
  }

  /** Stops the background worker, as the browser does when it was idle for long or needs the memory. */
  async stopWorker(): Promise<void> {
    const page = await this.openExtensionPage('manifest.json');
    const session = await this.context.newCDPSession(page);
    const stopped = new Promise<void>((resolve) => {
      session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
      });
    });
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await stopped;
    await page.close();
  }

  /**
   * Clicks the toolbar button on `page`, which opens the popup and lets it see that page (activeTab). The popup is
   * no tab: the browser closes it when it loses the focus.
   */
  async openPopup(page: Page): Promise<Page> {
    await page.bringToFront();
    const tab = await eventually(async () => {
      const { targetInfos } = await this.browserSession.send('Target.getTargets', {
        filter: [{ type: 'tab' }],
      });
      const found = targetInfos.find(({ url }) => url === page.url());
      if (!found) throw new Error(`Cannot open the popup on ${page.url()}: no tab shows that.`);
      return found;
    });
    await this.browserSession.send('Extensions.triggerAction', {
      id: this.extensionId,
      targetId: tab.targetId,
    });
    const popup = await connectToPopup(
      this.profile.dir,
      `chrome-extension://${this.extensionId}/popup.html`,
    );
    await this.#keepRealDownloads();
    return popup;
  }

  /**
   * Lets the extension have `pattern` when it next asks, without the prompt that headless browsers can't answer;
   * `pattern` is exactly what will be asked for.
   */
  async preGrant(pattern: string): Promise<void> {
    await this.#onExtensionsPage((page) =>
      page.evaluate(([id, host]) => chrome.developerPrivate.addHostPermission(id, host), [
        this.extensionId,
        pattern,
      ] as const),
    );
  }

  /** Gives the extension a host permission, as if the person had said yes when it asked. */
  async grant(pattern: string): Promise<void> {
    await this.preGrant(pattern);
    const page = await this.openExtensionPage('popup.html');
    const granted = await page.evaluate(
      (origin) => chrome.permissions.request({ origins: [origin] }),
      pattern,
    );
    await page.close();
    if (!granted) throw new Error(`Cannot grant "${pattern}": the browser refused it.`);
  }

  /** Sets "Allow access to file URLs"; the browser reloads the extension when it changes. */
  async setFileAccess(fileAccess: boolean): Promise<void> {
    await this.#onExtensionsPage((page) =>
      page.evaluate(
        async ([extensionId, wanted]) => {
          const info = await chrome.developerPrivate.getExtensionInfo(extensionId);
          if (info.fileAccess.isActive === wanted) return;
          await chrome.developerPrivate.updateExtensionConfiguration({
            extensionId,
            fileAccess: wanted,
          });
        },
        [this.extensionId, fileAccess] as const,
      ),
    );
  }

  /**
   * Chooses the extension's item of the context menu. Headless browsers draw no menu, so the event is dispatched;
   * like the real click it lets the extension see the tab, for which the toolbar button is clicked before.
   */
  async chooseContextMenu(page: Page, info: MenuClick): Promise<void> {
    await this.#letSeeTab(page);
    await (
      await this.worker()
    ).evaluate(
      async ([click, url]) => {
        const tabs = await chrome.tabs.query({ active: true });
        const tab = tabs.find((each) => each.url === url);
        if (!tab) throw new Error(`No tab shows ${url}.`);
        // The types know what a listener gets, not that a test may dispatch it.
        const event = chrome.contextMenus.onClicked as unknown as {
          dispatch: (info: object, tab: chrome.tabs.Tab) => void;
        };
        event.dispatch({ menuItemId: 'extract-pdf', pageUrl: url, editable: false, ...click }, tab);
      },
      [info, page.url()] as const,
    );
  }

  /** Presses the keys of "Extract this PDF"; headless browsers have none of an extension's, so it is done as the menu is. */
  async pressExtractKeys(page: Page): Promise<void> {
    await this.#letSeeTab(page);
    await (
      await this.worker()
    ).evaluate(async (url) => {
      const tabs = await chrome.tabs.query({ active: true });
      const event = chrome.commands.onCommand as unknown as {
        dispatch: (command: string, tab: chrome.tabs.Tab | undefined) => void;
      };
      event.dispatch(
        'extract-tab',
        tabs.find((each) => each.url === url),
      );
    }, page.url());
  }

  /** Deletes each further download as soon as it is complete, before anyone can read it. */
  async deleteDownloadsAtOnce(): Promise<void> {
    await (
      await this.worker()
    ).evaluate(() => {
      chrome.downloads.onChanged.addListener(({ id, state }) => {
        if (state?.current === 'complete') void chrome.downloads.removeFile(id);
      });
    });
  }

  /** While it acts, each download ends as one whose Save dialog is cancelled; headless browsers show none. */
  async cancelDownloads(act: () => Promise<void>): Promise<void> {
    await this.browserSession.send('Browser.setDownloadBehavior', { behavior: 'deny' });
    await act();
    await this.#keepRealDownloads();
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.profile.remove();
  }

  /** Playwright would rename downloads and hide them from the extension; each of its connections sets that anew. */
  async #keepRealDownloads(): Promise<void> {
    await this.browserSession.send('Browser.setDownloadBehavior', { behavior: 'default' });
  }

  /** Lets the extension see the tab of `page`, and waits until it does: while a popup closes, no window has the focus. */
  async #letSeeTab(page: Page): Promise<void> {
    const popup = await this.openPopup(page);
    await popup.close();
    const worker = await this.worker();
    await eventually(async () => {
      const seen = await worker.evaluate(
        async (url) => (await chrome.tabs.query({ active: true })).some((tab) => tab.url === url),
        page.url(),
      );
      if (!seen) throw new Error(`The extension does not see a tab that shows ${page.url()}.`);
    });
  }

  async #onExtensionsPage<T>(act: (page: Page) => Promise<T>): Promise<T> {
    const page = await this.open('chrome://extensions');
    try {
      return await act(page);
    } finally {
      await page.close();
    }
  }
}

async function openContext(
  profile: Profile,
  { headless, args }: ContextOptions,
): Promise<{ context: BrowserContext; session: CDPSession }> {
  const executable = findChromium();
  if (!executable)
    throw new Error(
      'Cannot launch a browser: no Chrome, Chromium or Edge is installed (CHROME_PATH may name one).',
    );
  const context = await chromium.launchPersistentContext(profile.dir, {
    headless,
    // Whoever opened a window cleans up when it is closed, by Ctrl+C too.
    handleSIGINT: headless,
    executablePath: executable.path,
    viewport: null,
    // Linux takes the language from here, others from the switch: what is shown is read by tests.
    env: { ...process.env, LANGUAGE: 'en_US' },
    ignoreDefaultArgs: ['--disable-extensions', '--enable-automation'],
    args: [...switches(), ...args],
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('Cannot speak to the browser: it gave no debugging session.');
  return { context, session };
}

/** `--load-extension` is ignored by branded Chrome since 137; this command is not. */
async function loadExtension(session: CDPSession): Promise<string> {
  const { id } = await session.send('Extensions.loadUnpacked', { path: extensionDir.chromium });
  return id;
}

function switches(): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    '--enable-unsafe-extension-debugging',
    // A second connection, for what the first one does not list: the popup.
    '--remote-debugging-port=0',
    '--lang=en-US',
    // Headless screens are small, and a popup is cut to the screen.
    '--window-size=1280,1000',
    '--screen-info={2560x2000}',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium refuses its sandbox to root.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}
