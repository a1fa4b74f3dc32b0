import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { badDocuments, statementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import { axeViolations, jobLine, openNewestStatement, statementLines } from '@/test/support/views';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene({ pickup: false });
});

afterAll(() => scene?.close());

const schemes = ['light', 'dark'] as const;

/**
 * The page in both colour schemes, once it has settled in each: the browser answers before all elements are drawn in the
 * other scheme, and an element that has one colour of each has no contrast of its own.
 */
async function expectNoViolation(page: Page): Promise<void> {
  for (const colorScheme of schemes) {
    // Without motion: colours that still fade to the other scheme have no contrast yet either.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect
      .poll(() => axeViolations(page), { message: colorScheme, interval: 250, timeout: 10_000 })
      .toEqual([]);
  }
  await page.close();
}

test('what is wrong is found', async () => {
  const page = await scene.browser.openExtensionPage('options.html');
  await page.evaluate(() => document.body.append(document.createElement('button')));
  expect(await axeViolations(page)).toContainEqual(expect.stringMatching(/^button-name: /));
  await page.close();
});

describe('a new install', () => {
  test.each(['popup.html', 'statements.html', 'options.html'])('%s', async (path) => {
    const page = await scene.browser.openExtensionPage(path);
    await page.getByRole('heading').first().waitFor();
    await expectNoViolation(page);
  });
});

describe('with a statement, a failure and a wanted password', () => {
  beforeAll(async () => {
    const documents = [
      await badDocuments.letter(),
      await statementDocument('locked'),
      await statementDocument('current-account'),
    ];
    const page = await scene.browser.openExtensionPage('statements.html');
    await page.locator('input[type="file"]').setInputFiles(
      documents.map(({ fileName, bytes }) => ({
        name: fileName,
        mimeType: 'application/pdf',
        buffer: Buffer.from(bytes),
      })),
    );
    await jobLine(page, 'failed').waitFor();
    await jobLine(page, 'needsPassword').waitFor();
    await statementLines(page).waitFor();
    await page.close();
  });

  test('the popup over a page with links', async () => {
    scene.portal.shelf.put(await statementDocument('savings'));
    await scene.page.goto(scene.portal.statementsUrl());
    const popup = await scene.popup();
    await popup
      .getByRole('button', { name: /^extract/i })
      .first()
      .waitFor();
    await openNewestStatement(popup);
    await expectNoViolation(popup);
  });

  test('the full page with an open row', async () => {
    const page = await scene.browser.openExtensionPage('statements.html');
    await openNewestStatement(page);
    await page.locator('tr[data-row-id] button').first().click();
    await expectNoViolation(page);
  });

  test('the list of keys', async () => {
    const page = await scene.browser.openExtensionPage('statements.html');
    await statementLines(page).first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await expectNoViolation(page);
  });

  test('the options', async () => {
    const page = await scene.browser.openExtensionPage('options.html');
    await page.getByRole('heading').first().waitFor();
    await expectNoViolation(page);
  });
});
