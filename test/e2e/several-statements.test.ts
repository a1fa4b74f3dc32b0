import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChromiumBrowser, savedFile } from '@/test/support/browser';
import { bankStatement, envelopeOf } from '@/test/support/exports/statement-data';
import { keepStatement } from '@/test/support/kept-statements';
import { statementLines } from '@/test/support/views';

const row = (date: string, text: string) => ({ date, text, amount: -2 });
/** They overlap: the last day of May, with its two equal bus rides, is in both. */
const may = [row('2024-05-30', 'Rent'), row('2024-05-31', 'Bus'), row('2024-05-31', 'Bus')];
const june = [row('2024-05-31', 'Bus'), row('2024-05-31', 'Bus'), row('2024-06-01', 'Coffee')];

describe('two statements of one account that overlap', () => {
  let browser: ChromiumBrowser;
  let page: Page;

  beforeAll(async () => {
    browser = await ChromiumBrowser.launch();
    page = await browser.openExtensionPage('statements.html');
    await keepStatement(page, envelopeOf(bankStatement(may)), 'may.pdf');
    await keepStatement(page, envelopeOf(bankStatement(june)), 'june.pdf');
    await page.reload();
    await statementLines(page).nth(1).waitFor();
    for (const box of await page.locator('.statement-line-select').all()) await box.check();
  });
  afterAll(() => browser?.close());

  const selection = () => page.getByRole('group', { name: 'Selected statements' });
  const choose = async (format: string): Promise<void> => {
    await selection().getByRole('button', { name: 'Download as …' }).click();
    await page.locator(`[data-choice="${format}"]`).click();
  };
  const saved = (extension: string): Promise<Uint8Array> => savedFile(browser.downloads, extension);

  test('become one table with a source column and no row twice, twins kept', async () => {
    await choose('csv');
    const sheet = page.getByRole('dialog');
    await sheet.getByText('2 rows').first().waitFor();
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    const records: Record<string, string>[] = parse(await saved('.csv'), { columns: true });
    expect(
      records.map(({ Date: date, Description: text, Source: source }) => [date, text, source]),
    ).toEqual(
      expect.arrayContaining([
        ['2024-05-30', 'Rent', 'may.pdf'],
        ['2024-06-01', 'Coffee', 'june.pdf'],
      ]),
    );
    expect(records).toHaveLength(4);
    expect(records.filter(({ Description: text }) => text === 'Bus')).toHaveLength(2);
  });

  test('become a file each, zipped, whose ids together are the transactions', async () => {
    await choose('ofx');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    const files = Object.values(unzipSync(await saved('.zip')));
    expect(files).toHaveLength(2);
    const ids = files.map((file) =>
      [...new TextDecoder().decode(file).matchAll(/<FITID>(\w+)</g)].map(([, id]) => id),
    );
    expect(ids.map(({ length }) => length)).toEqual([3, 3]);
    expect(new Set(ids.flat()).size).toBe(4);
  });

  test('went to no program where the file was not saved', async () => {
    const sheet = page.getByRole('dialog');
    const save = async () => {
      await sheet.getByRole('button', { name: 'Save', exact: true }).click();
      await sheet.waitFor({ state: 'detached' });
    };
    await browser.cancelDownloads(async () => {
      await choose('ynab');
      await save();
      await expect
        .poll(() => page.evaluate(() => chrome.downloads.search({ state: 'in_progress' })))
        .toEqual([]);
    });
    await choose('ynab');
    const leaveOut = sheet.getByLabel(/^Leave out \d rows that went to YNAB before/);
    await sheet.getByRole('button', { name: 'Save', exact: true }).waitFor();
    expect(await leaveOut.count()).toBe(0);
    await save();
    await page.locator('[role=status]', { hasText: 'was downloaded' }).waitFor();
    await choose('ynab');
    await leaveOut.waitFor();
    await page.keyboard.press('Escape');
  });

  test('put the format used last first in the menu, also after the page is opened again', async () => {
    await page.reload();
    await statementLines(page).first().getByRole('button').first().click();
    await page.getByRole('button', { name: 'Download YNAB' }).waitFor();
    await page.getByRole('button', { name: 'Download as …' }).click();
    expect(await page.getByRole('menuitem').first().getAttribute('data-choice')).toBe('ynab');
  });
});
