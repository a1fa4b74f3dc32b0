import { afterAll, beforeAll, expect, test } from 'vitest';
import { setScene, type Scene } from '@/test/support/scene';

const BANK = 'https://bank.example/*';
const DOWNLOADS = 'https://downloads.example/*';
const OTHER = 'https://other.example/*';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene({ pickup: false });
});

afterAll(() => scene?.close());

test('a site is switched on though the popup closed while the browser asked', async () => {
  const { browser } = scene;
  const popup = await browser.openExtensionPage('popup.html');
  await popup.evaluate(
    (asked) => chrome.storage.session.set({ askedSites: asked }),
    [BANK, DOWNLOADS],
  );
  await popup.close();
  await browser.grant(OTHER);
  await browser.grant(BANK);
  await browser.grant(DOWNLOADS);

  const options = await browser.openExtensionPage('options.html');
  await options.locator(`[data-site="${BANK}"]`).waitFor();
  expect(await options.locator('[data-site]').count()).toBe(1);
  await options.getByRole('switch', { name: 'Also from downloads.example' }).waitFor();
});
