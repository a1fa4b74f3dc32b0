import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LET_IN, outcomeOn } from '@/test/support/capture';
import { eventually } from '@/test/support/eventually';
import { statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import { openNewestStatement, pickupSwitch } from '@/test/support/views';

/** The bank, and where its statements come from. */
const BANK = 'http://127.0.0.1/*';
const DOWNLOADS = 'http://localhost/*';
const WAY = 'download-host';

let scene: Scene;
let document: StatementDocument;
let list: Page;

beforeAll(async () => {
  [scene, document] = await Promise.all([
    setScene({ pickup: false }),
    statementDocument('current-account'),
  ]);
  scene.portal.shelf.put(document);
  list = await scene.browser.openExtensionPage('statements.html');
});

/** Switched off again, with nothing kept. */
afterEach(async () => {
  await scene.forgetAll();
  scene.portal.requests.clear();
  if (await isGranted(BANK)) await switchOff();
});

afterAll(() => scene?.close());

const isGranted = (origin: string): Promise<boolean> =>
  list.evaluate((one) => chrome.permissions.contains({ origins: [one] }), origin);

const askedOfDownloads = () =>
  scene.portal.requests.files().filter(({ host }) => host === 'downloads');

const switchOff = async (): Promise<void> => {
  const options = await scene.browser.openExtensionPage('options.html');
  const site = options.locator(`[data-site="${BANK}"]`);
  await site.getByRole('switch', { name: '127.0.0.1', exact: true }).click();
  await site.waitFor({ state: 'detached' });
  await eventually(async () => expect(await isGranted(BANK)).toBe(false));
  await options.close();
};

const openPopup = async (wayId = WAY): Promise<Page> => {
  await scene.page.goto(scene.portal.statementsUrl(wayId));
  return scene.popup();
};

const switchOn = async (popup: Page): Promise<void> => {
  await pickupSwitch(popup).click();
  await pickupSwitch(popup).and(popup.locator('[aria-checked="true"]')).waitFor();
};

test('the host that the page’s statements come from is asked for with the site, in words', async () => {
  await scene.browser.preGrant(BANK);
  await scene.browser.preGrant(DOWNLOADS);
  const popup = await openPopup();
  await popup.getByLabel('Also from localhost, where its statements come from').waitFor();
  await switchOn(popup);
  await popup.close();
  await scene.click(document.id, WAY);
  expect(await outcomeOn(list, document)).toBe('caught');
});

test('what its viewer shows is caught too', async () => {
  await scene.browser.preGrant(BANK);
  await scene.browser.preGrant(DOWNLOADS);
  const popup = await openPopup('download-host-inline');
  await switchOn(popup);
  await popup.close();
  await scene.click(document.id, 'download-host-inline');
  expect(await outcomeOn(list, document)).toBe('caught');
});

test('it can be left out, and let in later from the same popup', async () => {
  await scene.browser.preGrant(BANK);
  const popup = await openPopup();
  await popup.getByLabel('Also from localhost, where its statements come from').uncheck();
  await switchOn(popup);
  expect(await isGranted(DOWNLOADS)).toBe(false);
  await scene.browser.preGrant(DOWNLOADS);
  const again = await openPopup();
  await again.getByRole('button', { name: LET_IN }).click();
  await again.getByRole('button', { name: LET_IN }).waitFor({ state: 'detached' });
  await again.close();
  await scene.click(document.id, WAY);
  expect(await outcomeOn(list, document)).toBe('caught');
});

test('a link to it that is extracted says so, and is once the person lets it in', async () => {
  await scene.browser.preGrant(BANK);
  const popup = await openPopup();
  await popup.getByLabel('Also from localhost, where its statements come from').uncheck();
  await switchOn(popup);
  await popup.getByRole('button', { name: /^extract/i }).click();
  const line = popup.locator('[data-job-state=failed]');
  await line.getByText('another host, localhost').waitFor();
  // Whom nobody let in would ask as a stranger, and spend a link that is good for one request.
  expect(askedOfDownloads()).toHaveLength(0);
  await scene.browser.preGrant(DOWNLOADS);
  const again = await openPopup();
  await again.locator('[data-job-state]').getByRole('button', { name: LET_IN }).click();
  await openNewestStatement(again);
  await again.close();
  expect(askedOfDownloads()).toHaveLength(1);
});

test('a site that is switched off gives both permissions back', async () => {
  await scene.browser.preGrant(BANK);
  await scene.browser.preGrant(DOWNLOADS);
  const popup = await openPopup();
  await switchOn(popup);
  await popup.close();
  expect([await isGranted(BANK), await isGranted(DOWNLOADS)]).toEqual([true, true]);
  await switchOff();
  await eventually(async () => expect(await isGranted(DOWNLOADS)).toBe(false));
});
