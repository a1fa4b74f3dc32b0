import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import { pickupSwitch, statementLines } from '@/test/support/views';

let scene: Scene;
let statement: StatementDocument;

beforeAll(async () => {
  [scene, statement] = await Promise.all([
    setScene({ pickup: false }),
    statementDocument('current-account'),
  ]);
  scene.portal.shelf.put(statement);
});

afterAll(() => scene?.close());

test('from the first pick-up to a link that works once: the way is shown, and each step is noticed', async () => {
  const { browser, page, portal } = scene;
  const { context } = browser;
  await browser.preGrant('http://127.0.0.1/*');
  const popup = await scene.popup();
  await pickupSwitch(popup).click();
  const optionsOpened = context.waitForEvent('page');
  await popup.getByRole('button', { name: /show how/i }).click();
  const options = await optionsOpened;
  await options.locator('[data-file-access="off"]').waitFor();
  expect(await options.locator('.file-picture svg').count()).toBe(2);

  const settingsOpened = context.waitForEvent('page');
  await options.getByRole('button', { name: /browser’s settings/i }).click();
  const settings = await settingsOpened;
  expect(settings.url()).toBe(`chrome://extensions/?id=${browser.extensionId}`);

  // Switching it makes the browser load the extension anew, which closes its pages.
  const back = context.waitForEvent('page', (each) => each.url().includes('options.html'));
  await browser.setFileAccess(true);
  const again = await back;
  await again.locator('[data-file-access="ungranted"]').waitFor();
  await again.getByRole('button', { name: 'Read downloaded files' }).click();
  await again.locator('[data-file-access="on"]').waitFor();

  await page.goto(portal.statementsUrl('one-time'));
  await page.locator(`[data-document="${statement.id}"]`).click();
  const list = await browser.openExtensionPage('statements.html');
  await statementLines(list).waitFor();
  expect(portal.requests.files()).toHaveLength(1);
});
