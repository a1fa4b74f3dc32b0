import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CAPTURE_TABLE, LET_IN, outcomeOn } from '@/test/support/capture';
import { eventually } from '@/test/support/eventually';
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

  const clickOnNext = async (wayId: string) => {
    const statement = await smallStatement(`case-${seed}`, seed++);
    scene.portal.shelf.clear();
    scene.portal.shelf.put(statement);
    await scene.click(statement.id, wayId);
    return statement;
  };

  const letIn = async () => {
    await scene.browser.preGrant('http://localhost/*');
    await list.bringToFront();
    await list.getByRole('button', { name: LET_IN }).click();
  };

  /** The person thinks better of it. */
  const letOut = async () => {
    const options = await scene.browser.openExtensionPage('options.html');
    const further = options.getByRole('switch', { name: 'Also from localhost' });
    await further.click();
    await further.waitFor({ state: 'detached' });
    await eventually(async () => {
      const origins = { origins: ['http://localhost/*'] };
      expect(await options.evaluate((host) => chrome.permissions.contains(host), origins)).toBe(
        false,
      );
    });
  };

  test.each(CAPTURE_TABLE)('$title is so', async ({ wayId, ...expected }) => {
    scene.portal.requests.clear();
    const statement = await clickOnNext(wayId);
    expect(await outcomeOn(list, statement)).toBe(expected[column]);
    if (expected[column] === 'letIn') {
      await letIn();
      await eventually(async () => expect(await outcomeOn(list, statement)).toBe('caught'));
      expect(await outcomeOn(list, await clickOnNext(wayId))).toBe('caught');
      await letOut();
    }
    // A form is sent once, and nothing is asked for after it.
    const methods = scene.portal.requests.files().map(({ method }) => method);
    if (wayId.startsWith('post-')) expect(methods).toEqual(['POST']);
    else expect(methods).not.toContain('POST');
  });
});
