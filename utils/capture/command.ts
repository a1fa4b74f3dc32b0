import { browser } from 'wxt/browser';

/** The keyboard command for the PDF that the current tab shows; it gives access to that tab. */
export function listenForCommand(onTab: (tabId: number) => Promise<unknown>): void {
  browser.commands.onCommand.addListener(async (command, tab) => {
    if (command === 'extract-tab' && tab?.id !== undefined) await onTab(tab.id);
  });
}
