import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRecordingProxy, type RecordingProxy } from '@/test/support/browser';
import { statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import { openNewestStatement, plainShown, readStatement } from '@/test/support/views';

/** What Chromium itself asks its makers, with or without an extension. */
const BROWSERS_OWN =
  /^CONNECT [\w.-]+\.(?:google|googleapis|gvt1)\.com:443$|update\.googleapis\.com/;

let proxy: RecordingProxy;
let scene: Scene;
let document: StatementDocument;

beforeAll(async () => {
  proxy = await startRecordingProxy();
  [scene, document] = await Promise.all([
    setScene({ args: proxy.args }),
    statementDocument('current-account'),
  ]);
  scene.portal.shelf.put(document);
  await scene.page.goto(scene.portal.statementsUrl());
});

afterAll(async () => {
  await scene?.close();
  await proxy?.close();
});

test('from the click to the copied table, the browser requests the PDF and nothing else', async () => {
  proxy.requests.length = 0;
  await scene.page.locator(`[data-document="${document.id}"]`).click();
  const popup = await scene.popup();
  await openNewestStatement(popup);
  expect(plainShown(await readStatement(popup))).not.toEqual([]);
  await popup.getByRole('button', { name: /^copy/i }).click();
  await popup.getByRole('button', { name: /copied/i }).waitFor();

  const get = `GET ${scene.portal.origin}/files/attachment/${document.id}`;
  const requests = proxy.requests.filter((request) => !BROWSERS_OWN.test(request));
  expect(requests).toEqual([get, get]);
});
