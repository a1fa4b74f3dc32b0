import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import {
  jobLine,
  openNewestStatement,
  plainShown,
  plainTruth,
  readStatement,
} from '@/test/support/views';

/** Pick-up is off: the choice in the menu is all the access there is. */
let scene: Scene;
let document: StatementDocument;

beforeAll(async () => {
  [scene, document] = await Promise.all([
    setScene({ pickup: false }),
    statementDocument('current-account'),
  ]);
  scene.portal.shelf.put(document);
});

afterEach(async () => {
  await scene.forgetAll();
  scene.portal.requests.clear();
});

afterAll(() => scene?.close());

async function expectStatement(): Promise<void> {
  const popup = await scene.popup();
  await openNewestStatement(popup);
  const shown = await readStatement(popup);
  await popup.close();
  expect(plainShown(shown)).toEqual(document.truth.accounts.flatMap(plainTruth));
}

test('a link', async () => {
  const { browser, portal, page } = scene;
  await page.goto(portal.statementsUrl('attachment'));
  await browser.chooseContextMenu(page, {
    linkUrl: `${portal.origin}/files/attachment/${document.id}`,
  });
  await expectStatement();
  expect(portal.requests.files()).toHaveLength(1);
});

test('a link to a host that lets nobody in: how to go on', async () => {
  const { browser, portal, page } = scene;
  await page.goto(portal.statementsUrl('download-host'));
  const linkUrl = await page.locator(`[data-document="${document.id}"]`).getAttribute('href');
  await browser.chooseContextMenu(page, { linkUrl: linkUrl ?? '' });
  const popup = await scene.popup();
  const failed = jobLine(popup, 'failed');
  await failed.waitFor();
  expect(await failed.innerText()).toMatch(/does not let .* save the PDF and choose the file/s);
  await popup.close();
  expect(portal.requests.files()).toHaveLength(0);
});

test('a tab that shows the PDF', async () => {
  await scene.click(document.id, 'inline');
  await scene.page.waitForURL(/\/files\/inline\//);
  await scene.browser.chooseContextMenu(scene.page, {});
  await expectStatement();
});

test.each(['embed', 'viewer-frame'])('a PDF inside a page: %s', async (wayId) => {
  const { browser, portal, page } = scene;
  await scene.click(document.id, wayId);
  await page.waitForURL(new RegExp(`/files/${wayId}/`));
  await browser.chooseContextMenu(page, {
    frameUrl: `${portal.origin}/files/${wayId}/${document.id}/pdf`,
  });
  await expectStatement();
});
