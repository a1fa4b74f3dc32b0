import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFirefox, FirefoxBrowser } from '@/test/support/browser';
import { CAPTURE_TABLE, outcomeOn } from '@/test/support/capture';
import { type Portal, smallStatement, startPortal } from '@/test/support/portal';

describe.skipIf(!findFirefox())('in Firefox, what the bank hands out as', () => {
  let portal: Portal;
  let browser: FirefoxBrowser;
  let list: Page;
  let seed = 300;

  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(), FirefoxBrowser.launch()]);
    await browser.switchPickupOn('http://127.0.0.1/*');
    const page = await browser.open(portal.origin);
    await page.click('button');
    await page.waitForSelector('h1');
    list = await browser.openExtensionPage('statements.html');
  });

  afterAll(async () => {
    await browser?.close();
    await portal?.close();
  });

  test.each(CAPTURE_TABLE)('$title is so', async ({ wayId, firefox }) => {
    const statement = await smallStatement(`case-${seed}`, seed++);
    portal.shelf.clear();
    portal.shelf.put(statement);
    portal.requests.clear();
    await browser.clickDocument(portal.statementsUrl(wayId), statement.id);
    expect(await outcomeOn(list, statement)).toBe(firefox);
    const posts = portal.requests.files().filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(wayId.startsWith('post-') ? 1 : 0);
  });
});
