import { defineUnlistedScript } from '#imports';
import { browser } from 'wxt/browser';
import { type PageMessage, showExtractButtons, stopSignal } from '@/utils/in-page';

/** In a world of its own, on sites that are switched on and whose buttons were not taken away. */
export default defineUnlistedScript(() => {
  showExtractButtons({
    words: {
      extract: browser.i18n.getMessage('action_extract'),
      extractLabel: (label) => browser.i18n.getMessage('action_extract_named', label),
      added: browser.i18n.getMessage('extractAdded'),
    },
    onExtract: async ({ url, label }) => {
      const message: PageMessage = { page: 'extract', url, label };
      return (await browser.runtime.sendMessage(message)) === true;
    },
    stopped: stopSignal('buttons', browser.runtime.onMessage),
  });
});
