import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findFirefox, FirefoxBrowser } from '@/test/support/browser';
import { eventually } from '@/test/support/eventually';
import {
  type Portal,
  smallStatement,
  startPortal,
  type StatementDocument,
} from '@/test/support/portal';

describe.skipIf(!findFirefox())('in Firefox, "Extract this PDF"', () => {
  let portal: Portal;
  let browser: FirefoxBrowser;
  let list: Page;
  let page: Page;
  let statement: StatementDocument;
  let seed = 400;

  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(), FirefoxBrowser.launch()]);
    page = await browser.open(portal.origin);
    await page.click('button');
    await page.waitForSelector('h1');
    list = await browser.openExtensionPage('statements.html');
  });

  afterAll(async () => {
    await browser?.close();
    await portal?.close();
  });

  beforeEach(async () => {
    statement = await smallStatement(`case-${seed}`, seed++);
    portal.shelf.clear();
    portal.shelf.put(statement);
    portal.requests.clear();
  });

  afterEach(() => page.close());

  const lines = () =>
    list.evaluate(() =>
      [...document.querySelectorAll('[data-statement-id], [data-job-state]')].map(
        (line) => line.textContent,
      ),
    );

  /** Clicks through to a page that shows the document. */
  const show = async (wayId: string): Promise<void> => {
    page = await browser.clickDocument(portal.statementsUrl(wayId), statement.id);
    await eventually(() => {
      const shown = portal.requests.files().filter(({ path }) => /case-\d+(\/pdf)?$/.test(path));
      expect(shown.at(-1)?.path).toMatch(wayId === 'inline' ? /\d$/ : /\/pdf$/);
      // Asked for is not yet shown: until then the tab is the portal's page.
      if (wayId === 'inline') expect(page.url()).toContain(statement.id);
    });
    portal.requests.clear();
  };

  const expectListed = async (): Promise<void> => {
    const account = statement.truth.accounts[0]?.accountNumber.slice(-4);
    expect((await lines()).filter((line) => line?.includes(`••${account}`))).toHaveLength(1);
  };
  const expectStatement = () => eventually(expectListed);

  describe('on a site that was never switched on', () => {
    test('a link, asked for once', async () => {
      page = await browser.browser.newPage();
      await page.goto(portal.statementsUrl(), { waitUntil: 'domcontentloaded' });
      await browser.chooseContextMenu(page, '[data-document]');
      await expectStatement();
      expect(portal.requests.files().map(({ status }) => status)).toEqual([200]);
    });

    test.each(['embed', 'viewer-frame'])('a PDF inside a page: %s', async (wayId) => {
      await show(wayId);
      // A click before the viewer is drawn meets the page around it, which is no PDF.
      await eventually(async () => {
        await browser.chooseContextMenu(page, { x: 400, y: 500 });
        await vi.waitFor(expectListed, { timeout: 10_000, interval: 100 });
      });
      const asked = portal.requests.files().filter(({ path }) => path.endsWith('/pdf'));
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter(({ status }) => status !== 200)).toEqual([]);
    });

    test.each(['menu', 'keys'])('a tab that shows the PDF, by the %s: how to go on', async (by) => {
      await show('inline');
      if (by === 'keys') await browser.pressExtractKeys(page);
      else await browser.chooseContextMenu(page, { x: 400, y: 400 });
      await eventually(async () => {
        const ours = (await lines()).filter((line) => line?.includes(statement.id));
        expect(ours).toEqual([expect.stringMatching(/Switch on “Pick up statements/)]);
      });
      expect(portal.requests.files()).toEqual([]);
    });
  });

  describe('on a site that is switched on', () => {
    beforeAll(() => browser.switchPickupOn('http://127.0.0.1/*'));

    test.each(['menu', 'keys'])('a tab that shows the PDF, by the %s', async (by) => {
      await show('inline');
      if (by === 'keys') await browser.pressExtractKeys(page);
      else await browser.chooseContextMenu(page, { x: 400, y: 400 });
      await expectStatement();
    });
  });
});
