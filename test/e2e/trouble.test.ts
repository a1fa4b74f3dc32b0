import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '@/test/support/eventually';
import { statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';

/** Downloads that don't go as they should; the bank answers slowly, so that something can happen in the middle. */
let scene: Scene;
let list: Page;
let statement: StatementDocument;

beforeAll(async () => {
  [scene, statement] = await Promise.all([
    setScene({ fileAccess: true }),
    statementDocument('current-account'),
  ]);
  scene.portal.shelf.put(statement);
  list = await scene.browser.openExtensionPage('statements.html');
});
afterEach(async () => {
  await scene.forgetAll();
  await lines().first().waitFor({ state: 'detached' });
});
afterAll(() => scene?.close());

const lines = () => list.locator('[data-statement-id], [data-job-state]');

/** @returns the id of the download that a click started, while it is under way */
async function startDownload(): Promise<number> {
  await scene.click(statement.id, 'trickle');
  return eventually(async () => {
    const [download] = await list.evaluate(() => chrome.downloads.search({ state: 'in_progress' }));
    if (!download) throw new Error('The download has not begun.');
    return download.id;
  });
}

const stateOf = (id: number) =>
  list.evaluate(async (download) => {
    const [item] = await chrome.downloads.search({ id: download });
    return item && `${item.state}${item.paused ? ', paused' : ''}`;
  }, id);

test('one that is cancelled is nothing', async () => {
  const id = await startDownload();
  await list.evaluate((download) => chrome.downloads.cancel(download), id);
  await eventually(async () => expect(await stateOf(id)).toBe('interrupted'));
  await list.waitForTimeout(1000);
  expect(await lines().count()).toBe(0);
});

test('one that is paused is nothing until it goes on', async () => {
  const id = await startDownload();
  await list.evaluate((download) => chrome.downloads.pause(download), id);
  await list.waitForTimeout(1000);
  expect(await stateOf(id)).toBe('in_progress, paused');
  expect(await lines().count()).toBe(0);
  await list.evaluate((download) => chrome.downloads.resume(download), id);
  await list.locator('[data-statement-id]').waitFor();
});

test('one whose tab goes away is caught all the same', async () => {
  await startDownload();
  await scene.page.goto('about:blank');
  await list.locator('[data-statement-id]').waitFor();
});

test('one whose background was stopped meanwhile is caught all the same', async () => {
  await startDownload();
  await scene.browser.stopWorker();
  await list.locator('[data-statement-id]').waitFor();
});

test('the same PDF twice is one statement', async () => {
  await scene.click(statement.id);
  await list.locator('[data-statement-id]').waitFor();
  await scene.click(statement.id);
  await eventually(async () => {
    const jobs = await list.evaluate(() => chrome.downloads.search({ state: 'complete' }));
    expect(jobs.length).toBeGreaterThanOrEqual(2);
  });
  await list.waitForTimeout(1000);
  expect(await lines().count()).toBe(1);
});
