import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ChromiumBrowser } from '@/test/support/browser';
import { eventually } from '@/test/support/eventually';
import { logIn, startPortal, ways, type Portal, type ShelfDocument } from '@/test/support/portal';

const january: ShelfDocument = {
  id: 'january',
  fileName: 'Kontoauszug Jänner – 01.pdf',
  title: 'January 2024',
  bytes: new TextEncoder().encode('%PDF-1.7\n'.padEnd(20_000, '%')),
};

/** The ways where no file lands in the downloads: what is asked of the bank, in order. */
const shown: Record<string, string[]> = {
  inline: ['GET /files/inline/january 200'],
  embed: ['GET /files/embed/january 200', 'GET /files/embed/january/pdf 200'],
  'viewer-frame': [
    'GET /files/viewer-frame/january 200',
    'GET /files/viewer-frame/january/pdf 200',
  ],
  'post-inline': ['POST /files/post-inline/january 200'],
  'open-blob': ['GET /files/open-blob/january 200'],
  'html-page': ['GET /files/html-page/january.pdf 200'],
  'download-host-inline': ['GET /download-host-inline/january 200'],
  forbidden: ['GET /files/forbidden/january.pdf 403'],
};

let portal: Portal;
let browser: ChromiumBrowser;
let page: Page;

beforeAll(async () => {
  [portal, browser] = await Promise.all([startPortal(), ChromiumBrowser.launch()]);
  portal.shelf.put(january);
  page = await browser.open('about:blank');
  await logIn(page, portal);
});

afterEach(async () => {
  for (const name of await readdir(browser.downloads)) await rm(join(browser.downloads, name));
});

afterAll(async () => {
  await browser?.close();
  await portal?.close();
});

async function click(wayId: string): Promise<void> {
  await page.goto(portal.statementsUrl(wayId));
  portal.requests.clear();
  const root = wayId === 'framed' ? page.frameLocator('iframe') : page;
  await root.locator('[data-document="january"]').click();
}

/** Hands out other bytes than the document's. */
const otherBytes = ['huge'];
const saving = ways.filter(({ id }) => !(id in shown) && !otherBytes.includes(id));

test.each(saving)('$id: a click saves a file', async ({ id }) => {
  await click(id);
  // The browser calls a file otherwise until it has all of it.
  await eventually(async () => {
    const [name, ...others] = await readdir(browser.downloads);
    expect(others).toEqual([]);
    expect(name).toBe(january.fileName);
  });
  const saved = await readFile(join(browser.downloads, january.fileName));
  expect(saved.subarray(0, 5).toString()).toBe(id === 'html-attachment' ? '<!doc' : '%PDF-');
});

test.each(Object.keys(shown))('%s: a click saves nothing and asks for this', async (id) => {
  await click(id);
  await eventually(() =>
    expect(
      portal.requests
        .files()
        .map(({ method, path, status }) => `${method} ${path.replace(/\?.*/, '')} ${status}`),
    ).toEqual(shown[id]),
  );
  expect(await readdir(browser.downloads)).toEqual([]);
});

test('a one-time link answers once, and a form’s address answers no GET', async () => {
  await page.goto(portal.statementsUrl('one-time'));
  const oneTime = await page.locator('[data-document="january"]').getAttribute('href');
  const statuses = await page.evaluate(
    async (paths) => {
      const answers = [];
      for (const path of paths) answers.push((await fetch(path)).status);
      return answers;
    },
    [String(oneTime), String(oneTime), '/files/post-attachment/january'],
  );
  expect(statuses).toEqual([200, 410, 405]);
});

test('the logged-out get 403 for a file', async () => {
  portal.sessions.closeAll();
  const status = await page.evaluate(async () => (await fetch('/files/attachment/january')).status);
  expect(status).toBe(403);
  await logIn(page, portal);
});
