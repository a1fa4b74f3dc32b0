import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFirefox, FirefoxBrowser } from '@/test/support/browser';
import { eventually } from '@/test/support/eventually';
import { statementDocument } from '@/test/support/portal';

describe.skipIf(!findFirefox())('Firefox', () => {
  let browser: FirefoxBrowser;
  let folder: string;

  beforeAll(async () => {
    browser = await FirefoxBrowser.launch();
    folder = await mkdtemp(join(tmpdir(), 'counterfoil-'));
  });

  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true });
  });

  test('a statement picked on the full page is read, proven, shown, copied and saved', async () => {
    const { fileName, bytes, truth } = await statementDocument('current-account');
    const path = join(folder, fileName);
    await writeFile(path, bytes);

    const page = await browser.openExtensionPage('statements.html');
    const picker = await page.waitForSelector('input[type="file"]');
    await picker?.uploadFile(path);
    const line = await page.waitForSelector('[data-statement-id] button');
    await line?.click();
    await page.waitForSelector('tr[data-row-id]');
    const verdict = await page.$eval(
      'section[data-verdict] [data-verdict]',
      (mark) => mark.textContent,
    );
    const rows = truth.accounts[0]?.rows.length;
    expect(verdict?.trim()).toBe(`Proven: ${rows} of ${rows} rows`);

    const copy = await page.waitForSelector('::-p-aria([name="Copy"][role="button"])');
    await copy?.click();
    await page.waitForSelector('::-p-aria([name="Copied"][role="button"])');
    await page.focus('input[type="search"]');
    await page.keyboard.down('Control');
    await page.keyboard.press('v');
    await page.keyboard.up('Control');
    const pasted = await page.$eval('input[type="search"]', (filter) => filter.value);
    expect(pasted).toMatch(/^Date\s+Description/);
    expect(pasted).toContain(truth.accounts[0]?.rows[0]?.description.join(' '));

    const download = await page.waitForSelector('::-p-aria([name="Download CSV"][role="button"])');
    await download?.click();
    const records = await eventually(async () => {
      const name = (await readdir(browser.downloads)).find((file) => file.endsWith('.csv'));
      const text = name === undefined ? '' : await readFile(join(browser.downloads, name), 'utf8');
      const lines = text.trimEnd().split('\r\n').slice(1);
      expect(lines).toHaveLength(rows ?? 0);
      return lines;
    });
    expect(records[0]).toContain(truth.accounts[0]?.rows[0]?.date);
  });
});
