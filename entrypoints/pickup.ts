import { defineUnlistedScript } from '#imports';
import { browser } from 'wxt/browser';
import {
  passOn,
  PDF_LINE,
  reportPostedForms,
  reportShownPdf,
  stopSignal,
  type Tell,
} from '@/utils/in-page';

/** In a world of its own, on sites that are switched on; no content script of WXT's, since those announce themselves to the page. */
export default defineUnlistedScript(() => {
  const stopped = stopSignal('pickup', browser.runtime.onMessage);
  // After an update of the extension nobody is there to hear it.
  const tell: Tell = (message) => void browser.runtime.sendMessage(message).catch(() => {});

  const connect = (onGone: () => void) => {
    const port = browser.runtime.connect({ name: PDF_LINE });
    port.onDisconnect.addListener(onGone);
    return port;
  };
  passOn({ connect, tell }, stopped);
  reportPostedForms(tell, stopped);
  reportShownPdf(tell);
});
