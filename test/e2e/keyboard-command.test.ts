import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import {
  jobLine,
  openNewestStatement,
  plainShown,
  plainTruth,
  readStatement,
} from '@/test/support/views';

/** Pick-up is off: the keys are all the access there is. */
let scene: Scene;
let document: StatementDocument;

beforeAll(async () => {
  [scene, document] = await Promise.all([
    setScene({ pickup: false }),
    statementDocument('current-account'),
  ]);
  scene.portal.shelf.put(document);
});

afterAll(() => scene?.close());

test('the keys extract the PDF that the tab shows', async () => {
  await scene.click(document.id, 'inline');
  await scene.page.waitForURL(/\/files\/inline\//);
  await scene.browser.pressExtractKeys(scene.page);
  const popup = await scene.popup();
  await openNewestStatement(popup);
  const shown = await readStatement(popup);
  await popup.close();
  expect(plainShown(shown)).toEqual(document.truth.accounts.flatMap(plainTruth));
  await scene.forgetAll();
});

test('on a page that is no PDF, they say so', async () => {
  await scene.page.goto(scene.portal.statementsUrl());
  await scene.browser.pressExtractKeys(scene.page);
  const popup = await scene.popup();
  const failed = jobLine(popup, 'failed');
  await failed.waitFor();
  expect(await failed.innerText()).toMatch(/web page/);
  await popup.close();
});
