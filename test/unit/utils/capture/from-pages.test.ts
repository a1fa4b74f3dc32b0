import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { listenToPages } from '@/utils/capture';
import { pickupSites } from '@/utils/settings';

beforeEach(async () => {
  fakeBrowser.reset();
  Object.assign(browser.runtime, { onConnect: { addListener: () => {} } });
  await pickupSites.setValue([{ pattern: 'https://bank.example/*', buttons: true }]);
});

const pressed = { page: 'extract', url: 'https://bank.example/a.pdf', label: 'March' };

/** What a button on this page is answered; a test that waits for ever has no answer. */
const answerTo = async (url: string) => {
  const tab = await fakeBrowser.tabs.create({ url });
  const sender = { id: fakeBrowser.runtime.id, url, frameId: 0, tab };
  return new Promise((resolve) => {
    void fakeBrowser.runtime.onMessage.trigger(pressed, sender, resolve);
  });
};

test('a button is answered no where what it asked for could not be begun', async () => {
  const onMessage = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('The disk is full.'));
  listenToPages({ onPdf: () => {}, onMessage });
  expect(await answerTo('https://bank.example/')).toBe(false);
  expect(onMessage).toHaveBeenCalledTimes(1);
});

test('a button is answered yes on a site that is switched on, and no on any other', async () => {
  listenToPages({ onPdf: () => {}, onMessage: async () => {} });
  expect(await answerTo('https://bank.example/')).toBe(true);
  expect(await answerTo('https://evil.example/')).toBe(false);
});
