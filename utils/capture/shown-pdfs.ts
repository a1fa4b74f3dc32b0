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
      if (statusCode !== 200 || !isShownPdf(responseHeaders) || tabId < 0) return undefined;
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

type Header = { name: string; value?: string | undefined };

/** Whether an answer with these headers is shown by the browser's viewer; names and these values are of any case. */
export function isShownPdf(headers: readonly Header[]): boolean {
  const valueOf = (name: string) =>
    headers
      .find((one) => one.name.toLowerCase() === name)
      ?.value?.trim()
      .toLowerCase() ?? '';
  return (
    valueOf('content-type').startsWith('application/pdf') &&
    !valueOf('content-disposition').startsWith('attachment')
  );
}
