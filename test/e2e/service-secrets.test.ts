import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setServiceScene, type ServiceScene } from '@/test/support/scene';
import { type FaultyService, openFaultyService, scriptedPdf } from '@/test/support/service';

const TOKEN = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJuby1vbmUtZWxzZSJ9.dGhpcy1pcy10aGUtc2VjcmV0';
const SIGNATURE = TOKEN.split('.')[2] ?? TOKEN;

let scene: ServiceScene;
let faulty: FaultyService;
beforeAll(async () => {
  [scene, faulty] = await Promise.all([setServiceScene(), openFaultyService()]);
  // What the background, the host and the pages say to each other, as any page of the extension hears it.
  await scene.options.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    chrome.runtime.onMessage.addListener((message) => void heard.push(message));
  });
});
afterAll(async () => {
  await scene?.close();
  await faulty?.close();
});

test('the token is in the request’s header and the trusted storage, and nowhere else', async () => {
  // A service that repeats the token in its answer, some that fail, and one that answers.
  for (const fault of ['parrot', 'broken', 'not-json', 'wrong-shape', 'method-not-allowed']) {
    await scene.use({ baseUrl: faulty.baseUrl(fault), token: TOKEN });
    await scene.give(`${fault}.pdf`, scriptedPdf({ outcome: 'CreditCardSimple', mark: fault }));
    const line = scene.line(`${fault}.pdf`);
    await line.and(scene.statements.locator('[data-job-state=failed]')).waitFor();
    await line.getByText('Details').click();
  }
  expect(await scene.line('parrot.pdf').innerText()).toContain('Bearer •••');
  await scene.use({ baseUrl: faulty.baseUrl('good'), token: TOKEN });
  await scene.options.getByRole('button', { name: 'Test the connection' }).click();
  await scene.options.locator('[data-trial=answered]').waitFor();
  await scene.give('good.pdf', scriptedPdf({ outcome: 'CreditCardSimple' }));
  await scene.openNewest();
  await scene.statements.getByText('Details', { exact: true }).last().click();

  const exported: string[] = [];
  for (const format of ['CSV', 'JSON']) {
    await scene.statements.getByRole('button', { name: 'Download as' }).click();
    const download = scene.statements.waitForEvent('download');
    await scene.statements.locator('[role=menuitem]').filter({ hasText: format }).first().click();
    const path = join(scene.browser.downloads, (await download).suggestedFilename());
    await expect.poll(() => readFile(path, 'utf8').catch(() => '')).not.toBe('');
    exported.push(await readFile(path, 'utf8'));
  }
  expect(exported.every((text) => text.length > 100)).toBe(true);

  const sent = faulty.received.filter(({ headers }) => headers.authorization?.includes(SIGNATURE));
  expect(sent).toHaveLength(faulty.received.length);
  const found = {
    exported: exported.join(),
    consoles: scene.consoles.join(),
    urls: faulty.received.map(({ path }) => path).join(),
    bodies: faulty.received.map(({ body }) => body).join(),
    messages: await scene.options.evaluate(() =>
      JSON.stringify((globalThis as unknown as { heard: unknown[] }).heard),
    ),
    pages: `${await scene.options.content()} ${await scene.statements.content()}`,
    database: await scene.statements.evaluate(dumpDatabase),
    ...(await scene.options.evaluate(async () => {
      const { serviceToken, ...local } = await chrome.storage.local.get();
      return {
        tokenKept: typeof serviceToken,
        local: JSON.stringify(local),
        session: JSON.stringify(await chrome.storage.session.get()),
        synced: JSON.stringify(await chrome.storage.sync.get()),
        page: JSON.stringify([localStorage, sessionStorage, document.cookie]),
      };
    })),
  };
  expect(found.messages).toContain('readService');
  expect(found.database).toContain('good.pdf');
  expect(found.tokenKept).toBe('string');
  for (const [where, text] of Object.entries(found)) expect(text, where).not.toContain(SIGNATURE);
});

test('a content script, which is in a page’s process, can’t read the storage that has it', async () => {
  const page = await scene.browser.open(faulty.baseUrl('not-json'));
  const worker = await scene.browser.worker();
  const answers = await worker.evaluate(async (url) => {
    const [tab] = await chrome.tabs.query({ url: `${url}*` });
    const [ran] = await chrome.scripting.executeScript({
      target: { tabId: tab?.id ?? -1 },
      func: async () => {
        const read = (area: chrome.storage.StorageArea): Promise<string> =>
          area.get().then(
            (all) => `read ${Object.keys(all).join()}`,
            (error: unknown) => String(error),
          );
        return [await read(chrome.storage.local), await read(chrome.storage.session)];
      },
    });
    return ran?.result;
  }, page.url());
  expect(answers).toEqual([
    expect.stringContaining('not allowed'),
    expect.stringContaining('not allowed'),
  ]);
  await page.close();
});

// This runs in the page.
async function dumpDatabase(): Promise<string> {
  const parts: string[] = [];
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name ?? '');
      request.addEventListener('success', () => resolve(request.result));
    });
    for (const store of db.objectStoreNames) {
      const all = await new Promise<unknown[]>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAll();
        request.addEventListener('success', () => resolve(request.result));
      });
      parts.push(`${store}: ${JSON.stringify(all)}`);
    }
    db.close();
  }
  return parts.join('\n');
}
