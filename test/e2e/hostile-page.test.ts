import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '@/test/support/eventually';
import { statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import { pickupSwitch } from '@/test/support/views';

let statement: StatementDocument;
beforeAll(async () => {
  statement = await statementDocument('current-account');
});

describe('on a site that is switched on, a page', () => {
  let scene: Scene;
  let list: Page;
  let page: Page;
  const lines = () => list.locator('[data-statement-id], [data-job-state]');

  beforeAll(async () => {
    scene = await setScene();
    scene.portal.shelf.put(statement);
    list = await scene.browser.openExtensionPage('statements.html');
  });
  beforeEach(async () => {
    page = await scene.browser.open('about:blank');
  });
  afterEach(async () => {
    await page.close();
    await scene.forgetAll();
    await lines().first().waitFor({ state: 'detached' });
  });
  afterAll(() => scene?.close());

  /** The bank's page of a script that saves a blob; `first` runs before any other script of the page. */
  const open = async (first = '') => {
    const url = scene.portal.statementsUrl('fetch-blob');
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<head>', `<head><script>${first}</script>`);
      await route.fulfill({ response, body });
    });
    await page.goto(url);
  };
  /** That all is well: the bank's own blob is caught. */
  const expectCaught = async () => {
    await page.locator(`[data-document="${statement.id}"]`).click();
    await list.locator('[data-statement-id]').waitFor();
  };
  const settled = () =>
    eventually(async () => {
      const underWay = '[data-job-state="capturing"], [data-job-state="reading"]';
      expect(await list.locator(underWay).count()).toBe(0);
    });

  test('finds its functions as they were', async () => {
    await open();
    const found = await page.evaluate(() => {
      const { createObjectURL } = URL;
      class PortalUrl extends URL {}
      const property = Object.getOwnPropertyDescriptor(URL, 'createObjectURL');
      const thrown = (act: () => unknown) => {
        try {
          return String(act());
        } catch (error) {
          return error instanceof Error ? error.name : '';
        }
      };
      return {
        name: createObjectURL.name,
        length: createObjectURL.length,
        isNative: /\[native code\]/.test(Function.prototype.toString.call(createObjectURL)),
        flags: [property?.writable, property?.enumerable, property?.configurable],
        inherited: PortalUrl.createObjectURL(new Blob(['x'])).startsWith('blob:'),
        detached: createObjectURL(new Blob(['x'])).startsWith('blob:'),
        onNonsense: thrown(() => Reflect.apply(createObjectURL, URL, ['no blob'])),
        onConstruction: thrown(() => Reflect.construct(createObjectURL, [])),
        isSubmitNative: /\[native code\]/.test(
          Function.prototype.toString.call(HTMLFormElement.prototype.submit),
        ),
        onNoForm: thrown(() => Reflect.apply(HTMLFormElement.prototype.submit, window, [])),
        globals: Object.keys(window).filter((key) => /counterfoil|hook|pickup/i.test(key)),
      };
    });
    expect(found).toEqual({
      name: 'createObjectURL',
      length: 1,
      isNative: true,
      flags: [true, true, true],
      inherited: true,
      detached: true,
      onNonsense: 'TypeError',
      onConstruction: 'TypeError',
      isSubmitNative: true,
      onNoForm: 'TypeError',
      globals: [],
    });
  });

  test('that froze and replaced what it could is caught all the same', async () => {
    await open(`
      for (const object of [URL, Blob.prototype, Array.prototype, Promise.prototype]) Object.freeze(object);
      EventTarget.prototype.dispatchEvent = () => { throw new Error('not for you'); };
      CustomEvent = undefined;`);
    await expectCaught();
  });

  test('hears nothing of ours', async () => {
    await open(`
      window.heard = [];
      const { dispatchEvent } = EventTarget.prototype;
      EventTarget.prototype.dispatchEvent = function (event) {
        heard.push(event.type);
        return dispatchEvent.call(this, event);
      };
      for (const type of ['message', 'counterfoil-secret', 'counterfoil-hello'])
        window.addEventListener(type, () => heard.push('heard ' + type));
      window.dispatchEvent(new Event('counterfoil-hello'));`);
    await expectCaught();
    expect(await page.evaluate('heard')).toEqual(['counterfoil-hello', 'heard counterfoil-hello']);
  });

  test('that floods the hook with PDFs and other things breaks nothing', async () => {
    await open();
    await page.evaluate(() => {
      for (let index = 0; index < 500; index++) {
        URL.createObjectURL(new Blob([`%PDF-1.7 ${index}`], { type: 'text/plain' }));
        URL.createObjectURL(new Blob([`no PDF ${index}`], { type: 'application/pdf' }));
      }
    });
    await lines().first().waitFor();
    await settled();
    expect(await lines().count()).toBeLessThanOrEqual(12);
    await page.close();
    page = await scene.browser.open('about:blank');
    await open();
    await expectCaught();
  });

  test('that lies about types is not believed', async () => {
    await open();
    await page.evaluate(async (id) => {
      const html = new Blob(['<!doctype html><p>%PD'], { type: 'application/pdf' });
      URL.createObjectURL(html);
      const answer = await fetch(`/files/inline/${id}`);
      URL.createObjectURL(new Blob([await answer.blob()], { type: 'text/html' }));
    }, statement.id);
    await list.locator('[data-statement-id]').waitFor();
    await settled();
    expect(await lines().count()).toBe(1);
  });

  test('that takes the address back while it is read loses nothing', async () => {
    await open();
    await page.evaluate(async (id) => {
      const answer = await fetch(`/files/inline/${id}`);
      const url = URL.createObjectURL(await answer.blob());
      setTimeout(() => URL.revokeObjectURL(url));
    }, statement.id);
    await list.locator('[data-statement-id]').waitFor();
  });

  test('that hands over 500 MB is left with them', async () => {
    await open();
    await page.evaluate(() => {
      const part = new Uint8Array(50 * 1024 ** 2);
      part.set(new TextEncoder().encode('%PDF-1.7\n'));
      URL.createObjectURL(new Blob(Array.from({ length: 10 }, () => part)));
    });
    await expectCaught();
    expect(await lines().count()).toBe(1);
  });

  test('that goes away while it hands over loses that PDF and no other', async () => {
    await open();
    await page.evaluate(() => {
      const bytes = new Uint8Array(60 * 1024 ** 2);
      bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
      URL.createObjectURL(new Blob([bytes]));
    });
    await open();
    await expectCaught();
    await settled();
    expect(await lines().count()).toBe(1);
  });
});

test.each([
  { when: 'never switched on', pickup: false },
  { when: 'switched off again', pickup: true },
])('on a site that was $when, no script of ours runs', async ({ pickup }) => {
  const scene = await setScene({ pickup });
  try {
    if (pickup) {
      const popup = await scene.popup();
      await pickupSwitch(popup).click();
      await pickupSwitch(popup).and(popup.locator('[aria-checked="false"]')).waitFor();
      await popup.close();
    }
    scene.portal.shelf.put(statement);
    // A new tab: in one where scripts ran before, the debugger goes on naming their world.
    const page = await scene.browser.open('about:blank');
    const session = await scene.browser.context.newCDPSession(page);
    const origins: string[] = [];
    session.on('Runtime.executionContextCreated', ({ context }) => origins.push(context.origin));
    await session.send('Runtime.enable');
    await page.goto(scene.portal.statementsUrl('fetch-blob'));
    await page.locator(`[data-document="${statement.id}"]`).click();
    await page.waitForTimeout(500);
    expect(origins).toContain(scene.portal.origin);
    expect(origins.filter((origin) => origin.startsWith('chrome-extension:'))).toEqual([]);
    expect(await page.evaluate(() => Function.prototype.toString.call(URL.createObjectURL))).toBe(
      'function createObjectURL() { [native code] }',
    );
    expect(await page.locator('html > :not(head, body)').count()).toBe(0);
  } finally {
    await scene.close();
  }
});
