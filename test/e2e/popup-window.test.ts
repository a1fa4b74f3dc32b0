import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '@/test/support/eventually';
import { demoDocuments } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import { openNewestStatement } from '@/test/support/views';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
  scene.portal.shelf.put(...(await demoDocuments()));
});

afterAll(() => scene?.close());

// A popup is opened small, and grows to what it shows.
test('the browser draws the popup as wide as it is meant to be', async () => {
  const empty = await scene.popup();
  await eventually(async () => expect(await empty.evaluate(() => innerWidth)).toBe(480));
  await empty.close();

  await scene.click('current-account');
  const popup = await scene.popup();
  await openNewestStatement(popup);
  await eventually(async () =>
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([480, 600]),
  );
});

test('a statement that is opened in a popup which was low makes it high', async () => {
  await scene.click('current-account');
  await scene.page.goto('about:blank');
  const popup = await scene.popup();
  await openNewestStatement(popup);
  await popup.keyboard.press('Escape');
  const low = await eventually(async () => {
    const height = await popup.evaluate(() => innerHeight);
    expect(height).toBeLessThan(480);
    return height;
  });
  expect(low).toBeGreaterThan(100);
  await openNewestStatement(popup);
  await eventually(async () => expect(await popup.evaluate(() => innerHeight)).toBe(600));
  await popup.close();
});

test('a first run over a page with links is no wider and no higher than a popup is', async () => {
  await scene.forgetAll();
  await scene.page.goto(scene.portal.statementsUrl());
  const popup = await scene.popup();
  await popup.locator('.welcome').waitFor();
  await popup.locator('.page-links').waitFor();
  const sizes = (): Promise<number[]> =>
    popup.evaluate(() => [
      innerWidth,
      document.documentElement.scrollWidth,
      innerHeight,
      document.documentElement.scrollHeight,
    ]);
  await eventually(async () => expect(await sizes()).toEqual([480, 480, 600, 600]));
  await popup.close();
});

// Chromium puts `body { font-size: 75% }` before the style sheets of an extension's pages.
test('text is of the size and in the font that the product sets', async () => {
  const page = await scene.browser.openExtensionPage('statements.html');
  const { size, family } = await page.evaluate(() => {
    const style = getComputedStyle(document.body);
    return { size: style.fontSize, family: style.fontFamily };
  });
  expect(size).toBe('13px');
  expect(family).toMatch(/^system-ui, -apple-system/);
  await page.close();
});
