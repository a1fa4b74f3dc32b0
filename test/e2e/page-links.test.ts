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

/** Pick-up is off: the click on the toolbar button is all the access there is. */
let scene: Scene;
let document: StatementDocument;

beforeAll(async () => {
  [scene, document] = await Promise.all([
    setScene({ pickup: false }),
    statementDocument('current-account'),
  ]);
  scene.portal.shelf.put(document);
});

afterEach(() => scene.forgetAll());

afterAll(() => scene?.close());

test.each(['attachment', 'redirect', 'shadow-root', 'framed'])(
  'a link of the page (%s) is listed with its month and extracted by one click',
  async (wayId) => {
    await scene.page.goto(scene.portal.statementsUrl(wayId));
    scene.portal.requests.clear();
    const popup = await scene.popup();
    const extract = popup.getByRole('button', { name: /^extract/i });
    await extract.click();
    await openNewestStatement(popup);
    const shown = await readStatement(popup);
    await popup.close();
    expect(plainShown(shown)).toEqual(document.truth.accounts.flatMap(plainTruth));
    expect(scene.portal.requests.files().map(({ method }) => method)).toEqual(
      wayId === 'redirect' ? ['GET', 'GET'] : ['GET'],
    );
  },
);

test('a link whose tab is closed before the bank refuses it is no job without end', async () => {
  const page = await scene.browser.open(scene.portal.statementsUrl('forbidden'));
  const letGo = scene.portal.requests.hold();
  const asking = await scene.browser.openPopup(page);
  await asking.getByRole('button', { name: /^extract/i }).click();
  await jobLine(asking, 'capturing').waitFor();
  await page.close();
  letGo();
  const list = await scene.browser.openExtensionPage('statements.html');
  await jobLine(list, 'failed').waitFor();
  await list.close();
});
