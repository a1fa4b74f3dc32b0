import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChromiumBrowser } from '@/test/support/browser';
import { statementDocument } from '@/test/support/portal';
import { statementLines } from '@/test/support/views';

let browser: ChromiumBrowser;

beforeAll(async () => {
  browser = await ChromiumBrowser.launch();
});

afterAll(() => browser?.close());

/** Waits until the full page lists so many statements. */
async function expectListed(count: number): Promise<void> {
  const page = await browser.openExtensionPage('statements.html');
  await (
    count === 0 ? page.getByText('This is the sample statement.') : statementLines(page)
  ).waitFor();
  expect(await statementLines(page).count()).toBe(count);
  await page.close();
}

test('statements that stay until the browser closes outlive the extension’s reload, and end with the browser', async () => {
  const { fileName, bytes } = await statementDocument('savings');
  const page = await browser.openExtensionPage('statements.html');
  await page.locator('input[type="file"]').setInputFiles({
    name: fileName,
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  });
  await statementLines(page).waitFor();

  // Set for what is there already, of whichever session.
  await page.goto(page.url().replace(/statements\.html.*/, 'options.html'));
  await page.getByRole('radio', { name: 'until the browser closes' }).check();
  await browser.stopWorker();
  await expectListed(1);

  // The browser loads the extension anew for this.
  await browser.setFileAccess(true);
  await expectListed(1);

  browser = await browser.restart();
  await expectListed(0);
});
