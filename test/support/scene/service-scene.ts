import type { Locator, Page } from 'playwright-core';
import { ChromiumBrowser } from '@/test/support/browser';
import { statementLines } from '@/test/support/views';

/** What a person fills in on the options page. */
export type ServiceChoices = {
  baseUrl: string;
  token: string;
  mode?: 'production' | 'sandbox';
  path?: 'pdf2' | 'pdf';
  seconds?: number;
  fallback?: boolean;
};

/** A browser with the extension, its options and its full page open; no bank. */
export type ServiceScene = {
  browser: ChromiumBrowser;
  options: Page;
  statements: Page;
  /** Fills the options in; nothing is saved yet. */
  fillIn(choices: ServiceChoices): Promise<void>;
  /** Fills them in and saves, so that PDFs go to that service from then on. */
  use(choices: ServiceChoices): Promise<void>;
  /** Picks a file on the full page. */
  give(name: string, bytes: Uint8Array): Promise<void>;
  /** The line of a PDF that is no statement (yet). */
  line(name: string): Locator;
  /** Waits until the newest statement is listed, and opens it. */
  openNewest(): Promise<void>;
  /** Everything that the pages and the background wrote to their consoles. */
  consoles: string[];
  close(): Promise<void>;
};

/** Starts the browser; loopback may be asked for without a prompt. */
export async function setServiceScene(args: readonly string[] = []): Promise<ServiceScene> {
  const browser = await ChromiumBrowser.launch({ args });
  await browser.preGrant('http://127.0.0.1/*');
  const consoles: string[] = [];
  browser.context.on('console', (message) => consoles.push(message.text()));
  const options = await browser.openExtensionPage('options.html');
  const statements = await browser.openExtensionPage('statements.html');

  const fillIn = async (choices: ServiceChoices) => {
    const { mode = 'production', path = 'pdf2', seconds = 60, fallback = false } = choices;
    await options.bringToFront();
    const radio = (name: string, value: string) =>
      options.locator(`input[name="${name}"][value="${value}"]`).check();
    await radio('where', 'service');
    await options.getByLabel('Address').fill(choices.baseUrl);
    const replace = options.getByRole('button', { name: 'Replace', exact: true });
    if (await replace.count()) await replace.click();
    await options.getByLabel('Token', { exact: true }).fill(choices.token);
    await radio('mode', mode);
    if (mode === 'production') await radio('path', path);
    await options.getByLabel(/^Give up/).fill(String(seconds));
    await options.getByLabel(/^Extract on this device what/).setChecked(fallback);
  };

  return {
    browser,
    options,
    statements,
    consoles,
    fillIn,
    use: async (choices) => {
      await fillIn(choices);
      await options.getByRole('button', { name: 'Save', exact: true }).click();
      const operation = choices.mode === 'sandbox' ? 'pdf2test' : (choices.path ?? 'pdf2');
      await options
        .locator('.where-now[data-where=service]')
        .filter({ hasText: `${choices.baseUrl}/${operation} ` })
        .and(options.locator('[data-saved=true]'))
        .waitFor();
    },
    give: async (name, bytes) => {
      await statements.bringToFront();
      await statements
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
    },
    line: (name) => statements.locator('.job').filter({ hasText: name }),
    openNewest: async () => {
      await statementLines(statements).first().getByRole('button').first().click();
      await statements.locator('tr[data-row-id]').first().waitFor();
    },
    close: () => browser.close(),
  };
}
