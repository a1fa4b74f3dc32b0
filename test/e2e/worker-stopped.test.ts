import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import { jobLine, openNewestStatement, statementLines } from '@/test/support/views';

let scene: Scene;
let long: StatementDocument;

beforeAll(async () => {
  [scene, long] = await Promise.all([setScene(), statementDocument('long')]);
  scene.portal.shelf.put(long);
});

afterEach(() => scene.forgetAll());

afterAll(() => scene?.close());

test('a job whose background worker is stopped while the PDF is read still ends', async () => {
  await scene.click(long.id);
  const popup = await scene.popup();
  await jobLine(popup, 'reading').waitFor();
  await popup.close();
  await scene.browser.stopWorker();
  expect(await countStatements()).toBe(1);
});

test('a job whose background worker is stopped while the bank is slow still ends', async () => {
  await scene.page.goto(scene.portal.statementsUrl());
  const popup = await scene.popup();
  const release = scene.portal.requests.hold();
  await popup
    .getByRole('button', { name: /^extract/i })
    .first()
    .click();
  await jobLine(popup, 'capturing').waitFor();
  await popup.close();
  await scene.browser.stopWorker();
  release();
  expect(await countStatements()).toBe(1);
});

async function countStatements(): Promise<number> {
  const popup = await scene.popup();
  await statementLines(popup).first().waitFor({ timeout: 120_000 });
  await openNewestStatement(popup);
  const rows = await popup.locator('table[aria-rowcount]').first().getAttribute('aria-rowcount');
  expect(Number(rows)).toBeGreaterThan(9_000);
  const count = await statementLines(popup).count();
  await popup.close();
  return count;
}
