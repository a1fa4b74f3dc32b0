import { browser } from 'wxt/browser';

const ITEM = 'extract-pdf';

/** What the person chose to extract. */
export type Chosen = { kind: 'link' | 'tab'; url: string; tabId: number; frameId: number };

/**
 * "Extract this PDF" on links, PDF tabs and embedded PDFs. Viewers differ in what they call themselves (Chromium's is
 * a frame, Firefox's a page), so the item shows on all of these, and what was clicked is found out here.
 */
export function addContextMenu(onChosen: (chosen: Chosen) => Promise<unknown>): void {
  browser.runtime.onInstalled.addListener(async () => {
    await browser.contextMenus.removeAll();
    browser.contextMenus.create({
      id: ITEM,
      title: browser.i18n.getMessage('extractThisPdf'),
      contexts: ['page', 'frame', 'link'],
      documentUrlPatterns: ['http://*/*', 'https://*/*', 'file:///*'],
    });
  });

  browser.contextMenus.onClicked.addListener(async (info, tab) => {
    const url = info.linkUrl ?? info.frameUrl ?? info.pageUrl;
    if (info.menuItemId !== ITEM || tab?.id === undefined || url === undefined) return;
    const kind = info.linkUrl === undefined ? 'tab' : 'link';
    await onChosen({
      kind,
      url,
      tabId: tab.id,
      frameId: kind === 'link' ? (info.frameId ?? 0) : 0,
    });
  });
}
