import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import {
  openStatement,
  plainShown,
  plainTruth,
  readStatement,
  statementLines,
} from '@/test/support/views';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene({ pickup: false });
});

afterAll(() => scene?.close());

test('several files picked at once on the full page are a statement each', async () => {
  const documents = await Promise.all(['current-account', 'savings'].map(statementDocument));
  scene.portal.requests.clear();
  const page = await scene.browser.openExtensionPage('statements.html');
  await page.locator('input[type="file"]').setInputFiles(
    documents.map(({ fileName, bytes }) => ({
      name: fileName,
      mimeType: 'application/pdf',
      buffer: Buffer.from(bytes),
    })),
  );
  await statementLines(page).nth(1).waitFor();

  const read = [];
  for (const line of await statementLines(page).all()) {
    await openStatement(line);
    read.push(plainShown(await readStatement(page)));
  }
  const truths = documents.map(({ truth }) => truth.accounts.flatMap(plainTruth));
  expect(read).toHaveLength(truths.length);
  expect(read).toEqual(expect.arrayContaining(truths));
  expect(scene.portal.requests.all()).toEqual([]);
});

test('a file that is handed over once more says that it is here, and opens', async () => {
  const { fileName, bytes } = await statementDocument('savings');
  const page = await scene.browser.openExtensionPage('statements.html');
  const line = statementLines(page).first();
  await line.waitFor();
  // The newest one opens by itself.
  await page.locator('tr[data-row-id]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('tr[data-row-id]').first().waitFor({ state: 'detached' });
  await page
    .locator('input[type="file"]')
    .setInputFiles([{ name: fileName, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }]);
  await page.locator('.notice', { hasText: `Already here: ${fileName}` }).waitFor();
  await page.locator('tr[data-row-id]').first().waitFor();
  expect(await statementLines(page).count()).toBe(2);
  await page.close();
});
