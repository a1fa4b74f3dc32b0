import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PATIENCE_MS } from '@/test/support/eventually';
import { statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';

let scene: Scene;
let list: Page;
let statement: StatementDocument;

beforeAll(async () => {
  [scene, statement] = await Promise.all([setScene(), statementDocument('current-account')]);
  scene.portal.shelf.put(statement);
  scene.portal.shelf.put(await statementDocument('savings'));
  list = await scene.browser.openExtensionPage('statements.html');
});
afterEach(async () => {
  await scene.forgetAll();
  await list
    .locator('[data-statement-id], [data-job-state]')
    .first()
    .waitFor({ state: 'detached' });
});
afterAll(() => scene?.close());

/** Where the page's own things stand. */
const layout = () =>
  scene.page.evaluate(() =>
    [...document.body.querySelectorAll('*'), document.documentElement].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${x} ${y} ${width} ${height} ${element.scrollWidth}`;
    }),
  );

/** The buttons lie in a closed root: they are found as a person finds them, by pressing Tab. */
async function tabTo(name: RegExp): Promise<void> {
  const session = await scene.browser.context.newCDPSession(scene.page);
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    await scene.page.keyboard.press('Tab');
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const focused = nodes.find(
      ({ role, properties }) =>
        role?.value === 'button' &&
        properties?.some((property) => property.name === 'focused' && property.value.value),
    );
    if (name.test(String(focused?.name?.value ?? ''))) return;
  }
  throw new Error(`Cannot tab to a button named ${name}.`);
}

test.each(['attachment', 'shadow-root'])('by the keyboard, on the page of %s', async (wayId) => {
  await scene.page.goto(scene.portal.statementsUrl(wayId));
  await tabTo(/^Extract .*March 2024/);
  await scene.page.keyboard.press('Enter');
  await list.locator('[data-statement-id]').waitFor();
  expect(await list.locator('[data-statement-id]').count()).toBe(1);
});

test('on a page whose policy allows no script and no style but its own', async () => {
  const url = scene.portal.statementsUrl();
  await scene.page.route(url, async (route) => {
    const response = await route.fetch();
    const policy = "default-src 'none'; style-src 'self'; require-trusted-types-for 'script'";
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  await scene.page.goto(url);
  await tabTo(/^Extract .*March 2024/);
  await scene.page.keyboard.press('Enter');
  await list.locator('[data-statement-id]').waitFor();
  await scene.page.unroute(url);
});

test('are whole beside the last link, also where the page ends with it', async () => {
  const { page, portal } = scene;
  await page.goto(portal.statementsUrl());
  const layer = page.locator('html > :not(head, body)');
  const link = page.locator('[data-document]').last();
  const reach = async () => {
    const [over, of] = await Promise.all([layer.boundingBox(), link.boundingBox()]);
    return {
      layer: (over?.y ?? 0) + (over?.height ?? 0),
      middle: (of?.y ?? 0) + (of?.height ?? 0) / 2,
    };
  };
  // 24 px high, beside the middle of the link.
  await expect
    .poll(async () => {
      const at = await reach();
      return at.layer - at.middle;
    })
    .toBeGreaterThanOrEqual(11);

  const height = await page.evaluate(() => {
    const [last] = [...document.querySelectorAll('[data-document]')].slice(-1);
    if (last) document.body.append(last);
    document.body.style.cssText = 'margin: 0; padding: 0; border: 0; block-size: 2000px';
    if (last instanceof HTMLElement)
      last.style.cssText = 'position: absolute; inset-block-start: 1988px; font: 10px/12px serif';
    scrollTo(0, 2000);
    return document.documentElement.scrollHeight;
  });
  await expect
    .poll(async () => {
      const at = await reach();
      return at.layer - at.middle;
    })
    .toBeLessThanOrEqual(7);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('are taken away by their switch in the options, and given back', async () => {
  const { browser, page, portal } = scene;
  await page.goto(portal.statementsUrl());
  const layer = page.locator('html > :not(head, body)');
  await layer.waitFor({ state: 'attached' });
  const options = await browser.openExtensionPage('options.html');
  const buttons = options.getByRole('switch', { name: /buttons/i });
  await buttons.click();
  await layer.waitFor({ state: 'detached' });
  await page.reload();
  await buttons.click();
  await layer.waitFor({ state: 'attached' });
  await options.close();
});

test('nothing of the page moves', async () => {
  await scene.page.setViewportSize({ width: 320, height: 500 });
  await scene.page.goto(scene.portal.statementsUrl());
  const layer = scene.page.locator('html > :not(head, body)');
  await layer.waitFor({ state: 'attached' });
  const withButtons = await layout();
  await layer.evaluate((element) => element.remove());
  expect(await layout()).toEqual(withButtons);
});
