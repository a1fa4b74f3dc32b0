import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findFirefox, FirefoxBrowser } from '@/test/support/browser';
import { CAPTURE_TABLE, LET_IN, outcomeOn } from '@/test/support/capture';
import { eventually } from '@/test/support/eventually';
import { type Portal, smallStatement, startPortal } from '@/test/support/portal';

describe.skipIf(!findFirefox())('in Firefox, what the bank hands out as', () => {
  let portal: Portal;
  let browser: FirefoxBrowser;
  let list: Page;
  /** Tabs that stay from way to way. */
  let kept: ReadonlySet<Page>;
  let seed = 300;

  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(), FirefoxBrowser.launch()]);
    await browser.switchPickupOn('http://127.0.0.1/*');
    const page = await browser.open(portal.origin);
    await page.click('button');
    await page.waitForSelector('h1');
    list = await browser.openExtensionPage('statements.html');
    kept = new Set(await browser.browser.pages());
  });

  // A tab that one way opens late would be in front when the next one is clicked on.
  afterEach(async () => {
    for (const page of await browser.browser.pages()) if (!kept.has(page)) await page.close();
  });

  afterAll(async () => {
    await browser?.close();
    await portal?.close();
  });

  const clickOnNext = async (wayId: string) => {
    const statement = await smallStatement(`case-${seed}`, seed++);
    portal.shelf.clear();
    portal.shelf.put(statement);
    await browser.clickDocument(portal.statementsUrl(wayId), statement.id);
    return statement;
  };

  const clickIn = async (page: Page, xpath: string) => {
    const found = await page.waitForSelector(`::-p-xpath(${xpath})`);
    await page.bringToFront();
    await found?.click();
  };

  /** The person thinks better of it. */
  const letOut = async () => {
    const options = await browser.openExtensionPage('options.html');
    await clickIn(options, '//*[@role="switch"][contains(., "Also from localhost")]');
    await eventually(async () => {
      const isGranted = await options.evaluate(() =>
        chrome.permissions.contains({ origins: ['http://localhost/*'] }),
      );
      expect(isGranted).toBe(false);
    });
    await options.close();
  };

  test.each(CAPTURE_TABLE)('$title is so', async ({ wayId, firefox }) => {
    portal.requests.clear();
    const statement = await clickOnNext(wayId);
    expect(await outcomeOn(list, statement)).toBe(firefox);
    if (firefox === 'letIn') {
      await clickIn(list, `//button[.="${LET_IN}"]`);
      await eventually(async () => expect(await outcomeOn(list, statement)).toBe('caught'));
      expect(await outcomeOn(list, await clickOnNext(wayId))).toBe('caught');
      await letOut();
    }
    // A form is sent once, and nothing is asked for after it.
    const methods = portal.requests.files().map(({ method }) => method);
    if (wayId.startsWith('post-')) expect(methods).toEqual(['POST']);
    else expect(methods).not.toContain('POST');
  });
});
