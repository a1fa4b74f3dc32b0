import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createOffers, createWays, posted } from '@/utils/capture';
import { pdfBytes } from '@/test/support/jobs';

const MARCH = 'https://bank.example/march.pdf';
const { signal } = new AbortController();
const byGet = () =>
  createWays({ offers: createOffers(() => {}), dataUrls: { get: () => undefined }, posted }).at(-1);

beforeEach(() => fakeBrowser.reset());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('in Firefox, a page to log in on is asked for again in the tab, whose container may be logged in', async () => {
  vi.stubEnv('FIREFOX', 'true');
  vi.stubGlobal('fetch', async () => new Response('<!doctype html><p>Log in</p>'));
  vi.spyOn(browser.permissions, 'contains').mockImplementation(async () => true);
  const base64 = Buffer.from(pdfBytes('march')).toString('base64');
  const inTab = vi
    .spyOn(browser.scripting, 'executeScript')
    .mockImplementation(async () => [{ frameId: 0, documentId: '', result: { base64 } }]);
  const source = { kind: 'link', url: MARCH, tabId: 1, frameId: 0 } as const;
  expect(await byGet()?.(source, signal)).toEqual({ kind: 'bytes', bytes: pdfBytes('march') });
  expect(inTab).toHaveBeenCalledTimes(1);
});
