import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChromiumBrowser, savedFile } from '@/test/support/browser';
import { keepStatement, longEnvelope } from '@/test/support/kept-statements';
import { openNewestStatement } from '@/test/support/views';

const ROWS = 5_000;
const IDS = /<FITID>([0-9a-f]{32})</g;

describe('a statement of thousands of rows', () => {
  let browser: ChromiumBrowser;
  let page: Page;
  let workers = 0;

  beforeAll(async () => {
    browser = await ChromiumBrowser.launch();
    page = await browser.openExtensionPage('statements.html');
    page.on('worker', () => (workers += 1));
    await keepStatement(page, longEnvelope(ROWS));
    await page.reload();
    await openNewestStatement(page);
  });
  afterAll(() => browser?.close());

  const choose = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Download as …' }).click();
    await page.locator(`[data-choice="${name}"]`).click();
  };
  const saved = (extension: string): Promise<Uint8Array> => savedFile(browser.downloads, extension);
  const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

  test('is written by a worker, whole', async () => {
    await choose('csv');
    expect(
      textOf(await saved('.csv'))
        .trimEnd()
        .split('\r\n'),
    ).toHaveLength(1 + ROWS);
    expect(workers).toBe(1);
  });

  test('is remembered as exported, and not offered a second time as new', async () => {
    await choose('ofx');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const ids = [...textOf(await saved('.ofx')).matchAll(IDS)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ROWS);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await choose('ofx');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { checked: true }).waitFor();
    expect(await sheet.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    expect(await sheet.innerText()).toContain('5,000');
    await sheet.getByRole('button', { name: 'Cancel' }).click();
  });

  test('is split and zipped where the program takes small files only', async () => {
    await choose('qbo');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const files = Object.values(unzipSync(await saved('.zip')));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(file.length).toBeLessThanOrEqual(350_000);
    const ids = files.flatMap((file) => [...textOf(file).matchAll(IDS)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ROWS);
  });

  test('is copied whole', async () => {
    const before = workers;
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.context().grantPermissions(['clipboard-read']);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.trimEnd().split('\n')).toHaveLength(1 + ROWS);
    expect(workers).toBe(before + 1);
  });
});
