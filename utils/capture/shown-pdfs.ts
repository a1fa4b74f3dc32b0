import { browser } from 'wxt/browser';
import { pickupSites } from '@/utils/settings';
import type { Frame } from './from-pages';
import { posted } from './posted';
import { sourceOf } from './sites';

/**
 * Firefox lets no content script into its PDF viewer, so there the answer's own headers say that a frame shows a PDF.
 * The browser tells of sites only that it granted.
 */
export function watchShownPdfs(onShown: (frame: Frame) => Promise<void>): void {
  browser.webRequest.onHeadersReceived.addListener(
    ({ url, method, tabId, frameId, statusCode, responseHeaders = [] }) => {
      const header = (name: string) =>
        responseHeaders.find((one) => one.name.toLowerCase() === name)?.value ?? '';
      const isShown =
        statusCode === 200 &&
        header('content-type').startsWith('application/pdf') &&
        !header('content-disposition').startsWith('attachment');
      if (!isShown || tabId < 0) return undefined;
      void (async () => {
        if (sourceOf(await pickupSites.getValue(), url) === undefined) return;
        if (method !== 'GET') await posted.note(url);
        await onShown({ tabId, frameId, url });
      })();
      return undefined;
    },
    { urls: ['http://*/*', 'https://*/*'], types: ['main_frame', 'sub_frame', 'object'] },
    ['responseHeaders'],
  );
}
