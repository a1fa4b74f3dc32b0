import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '@/test/support/eventually';
import { badDocuments, statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';

/** Downloads that don't go as they should; the bank answers slowly, so that something can happen in the middle. */
let scene: Scene;
let list: Page;
let statement: StatementDocument;
let other: StatementDocument;
let given: chrome.permissions.Permissions;

beforeAll(async () => {
  [scene, statement, other] = await Promise.all([
    setScene({ fileAccess: true }),
    statementDocument('current-account'),
    statementDocument('savings'),
  ]);
  scene.portal.shelf.put(statement, other);
  list = await scene.browser.openExtensionPage('statements.html');
  given = await permissions();
});
afterEach(async () => {
  await scene.forgetAll();
  await lines().first().waitFor({ state: 'detached' });
});
afterAll(async () => {
  // Whatever happened, nothing more was asked for.
  expect(await permissions()).toEqual(given);
  await scene?.close();
});

const permissions = () => list.evaluate(() => chrome.permissions.getAll());

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

/** Downloads are seen one after the other: when this one is there, what came before it has been seen. */
async function expectOnly(later: StatementDocument): Promise<void> {
  await scene.click(later.id);
  await list.locator('[data-statement-id]').waitFor();
  expect(await lines().count()).toBe(1);
  expect(await lines().innerText()).toContain(lastFour(later));
}

const lastFour = ({ truth }: StatementDocument): string =>
  truth.accounts[0]?.accountNumber.slice(-4) ?? 'no account';

test('one that is cancelled is nothing', async () => {
  const id = await startDownload();
  await list.evaluate((download) => chrome.downloads.cancel(download), id);
  await eventually(async () => expect(await stateOf(id)).toBe('interrupted'));
  await expectOnly(other);
});

test('one that breaks off is nothing', async () => {
  const id = await startDownload();
  scene.portal.hangUp();
  await eventually(async () => expect(await stateOf(id)).toBe('interrupted'));
  await expectOnly(other);
});

test('one that gets another name on its way has that name', async () => {
  const worker = await scene.browser.worker();
  await worker.evaluate(() => {
    chrome.downloads.onDeterminingFilename.addListener(({ filename }, suggest) => {
      suggest(filename === 'imageOnly.pdf' ? { filename: 'another/name of it.pdf' } : undefined);
    });
  });
  const scan = { ...(await badDocuments.imageOnly()), id: 'renamed' };
  scene.portal.shelf.put(scan);
  await scene.click(scan.id);
  await list.locator('[data-job-state="failed"]', { hasText: 'name of it.pdf' }).waitFor();
  expect(await lines().count()).toBe(1);
});

test('one that is moved before it is read is asked for again', async () => {
  scene.portal.requests.clear();
  const worker = await scene.browser.worker();
  await worker.evaluate(() => {
    chrome.downloads.onChanged.addListener(function remove({ id, state }) {
      if (state?.current !== 'complete') return;
      chrome.downloads.onChanged.removeListener(remove);
      void chrome.downloads.removeFile(id);
    });
  });
  await scene.click(statement.id);
  await list.locator('[data-statement-id]').waitFor();
  expect(scene.portal.requests.files()).toHaveLength(2);
});

test('one that the browser holds back as dangerous is left alone', async () => {
  scene.portal.shelf.put({ ...statement, id: 'dangerous', fileName: 'statement.crx' });
  await scene.click('dangerous');
  const id = await eventually(async () => {
    const all = await list.evaluate(() => chrome.downloads.search({ state: 'in_progress' }));
    const held = all.find(({ danger }) => danger !== 'safe');
    if (!held) throw new Error('Nothing is held back.');
    return held.id;
  });
  expect(await stateOf(id)).toBe('in_progress');
  await expectOnly(other);
  await list.evaluate((download) => chrome.downloads.cancel(download), id);
});

test('one of 500 MB is said to be too big, and nothing of it is kept', async () => {
  scene.portal.requests.clear();
  await scene.click(statement.id, 'huge');
  const line = list.locator('[data-job-state="failed"]');
  await line.waitFor();
  expect(await line.innerText()).toMatch(/524.3 MB/);
  expect(scene.portal.requests.files()).toHaveLength(1);
  expect(await list.evaluate(() => navigator.storage.estimate())).toMatchObject({
    usage: expect.toSatisfy((bytes: number) => bytes < 50_000_000),
  });
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
  await scene.click(other.id);
  await list.locator('[data-statement-id]').nth(1).waitFor();
  expect(await lines().count()).toBe(2);
});
