import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CAPTURE_TABLE, outcomeOn } from '@/test/support/capture';
import { smallStatement } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';

describe.each([
  { browser: 'Chromium with file access', fileAccess: true, column: 'chromiumWithFiles' as const },
  { browser: 'Chromium', fileAccess: false, column: 'chromium' as const },
])('in $browser, what the bank hands out as', ({ fileAccess, column }) => {
  let scene: Scene;
  let list: Page;
  let seed = fileAccess ? 100 : 200;

  beforeAll(async () => {
    scene = await setScene({ fileAccess });
    list = await scene.browser.openExtensionPage('statements.html');
  });

  afterEach(async () => {
    const kept = new Set([scene.page, list]);
    for (const page of scene.browser.context.pages()) if (!kept.has(page)) await page.close();
  });

  afterAll(() => scene?.close());

  test.each(CAPTURE_TABLE)('$title is so', async ({ wayId, ...expected }) => {
    const statement = await smallStatement(`case-${seed}`, seed++);
    scene.portal.shelf.clear();
    scene.portal.shelf.put(statement);
    scene.portal.requests.clear();
    await scene.click(statement.id, wayId);
    expect(await outcomeOn(list, statement)).toBe(expected[column]);
    const posts = scene.portal.requests.files().filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(wayId.startsWith('post-') ? 1 : 0);
  });
});
