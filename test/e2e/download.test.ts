import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedFile } from '@/test/support/browser';
import { eventually } from '@/test/support/eventually';
import { statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import {
  openNewestStatement,
  plainRecord,
  plainShown,
  plainTruth,
  readStatement,
  type PlainRow,
} from '@/test/support/views';

describe.each([
  { where: 'read from disk', fileAccess: true },
  { where: 'asked for again with the cookies', fileAccess: false },
])('a statement downloaded by a click, $where', ({ fileAccess }) => {
  let scene: Scene;
  let popup: Page;
  let document: StatementDocument;
  let truth: PlainRow[];

  beforeAll(async () => {
    [scene, document] = await Promise.all([
      setScene({ fileAccess }),
      statementDocument('current-account'),
    ]);
    const [account] = document.truth.accounts;
    if (!account) throw new Error('The generated statement has no account.');
    truth = plainTruth(account);
    scene.portal.shelf.put(document);
    scene.portal.requests.clear();
    await scene.click(document.id);
    popup = await scene.popup();
    await openNewestStatement(popup);
  });

  afterAll(() => scene?.close());

  test('is shown in the popup, row by row, and proven', async () => {
    const shown = await readStatement(popup);
    expect(plainShown(shown)).toEqual(truth);
    expect(shown.verdict).toBe('proven');
    expect(shown.proof).toBe(`Proven: ${truth.length} of ${truth.length} rows`);
  });

  test('was asked for once by the click, and once more only where the disk is closed', () => {
    const request = {
      host: 'bank',
      method: 'GET',
      path: '/files/attachment/current-account',
      status: 200,
    };
    expect(scene.portal.requests.files()).toEqual(fileAccess ? [request] : [request, request]);
  });

  test('is copied as text and as a table', async () => {
    await popup.getByRole('button', { name: /^copy/i }).click();
    // A popup closes when its person goes elsewhere; if that comes first, nothing is copied, and nothing said it was.
    await popup.getByRole('button', { name: /copied/i }).waitFor();
    const { text, cells } = await pasteInto(scene.page);
    const rows = parse(text, { delimiter: '\t', columns: true }) as Record<string, string>[];
    expect(rows.map(plainRecord)).toEqual(truth);
    // The browser took the other flavour for a table of its own.
    const [headings = [], ...pasted] = cells;
    const records = pasted.map((row) =>
      Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])),
    );
    expect(records.map(plainRecord)).toEqual(truth);
  });

  test('is copied in the click itself: the popup may close right after it', async () => {
    await scene.page.evaluate(() => navigator.clipboard.writeText('before'));
    const hasty = await scene.popup();
    await openNewestStatement(hasty);
    await hasty.getByRole('button', { name: /^copy/i }).click();
    await hasty.close();
    const { text } = await pasteInto(scene.page);
    expect(text.split('\n')[0]).toContain('Description');
  });

  test('is saved as CSV', async () => {
    const again = await scene.popup();
    await openNewestStatement(again);
    await again.getByRole('button', { name: 'Download CSV' }).click();
    const text = new TextDecoder().decode(await savedFile(scene.browser.downloads, '.csv'));
    const rows = parse(text, { columns: true }) as Record<string, string>[];
    expect(rows.map(plainRecord)).toEqual(truth);
  });
});

/** What another page gets that the person pastes into: the text, and the cells of the table where rich text is taken. */
async function pasteInto(page: Page): Promise<{ text: string; cells: string[][] }> {
  await page.bringToFront();
  const editor = await page.evaluateHandle(() => {
    document.querySelector('#pasted')?.remove();
    const place = Object.assign(document.createElement('div'), {
      id: 'pasted',
      contentEditable: 'true',
    });
    place.addEventListener('paste', ({ clipboardData }) => {
      place.dataset['text'] = clipboardData?.getData('text/plain') ?? '';
    });
    document.body.append(place);
    place.focus();
    return place;
  });
  await page.keyboard.press('ControlOrMeta+V');
  return eventually(async () => {
    const pasted = await editor.evaluate((place) => ({
      text: place.dataset['text'],
      cells: [...place.querySelectorAll('tr')].map((row) =>
        [...row.cells].map((cell) => cell.textContent?.trim() ?? ''),
      ),
    }));
    const { text, cells } = pasted;
    if (text === undefined || cells.length === 0) throw new Error('Nothing was pasted.');
    return { text, cells };
  });
}
