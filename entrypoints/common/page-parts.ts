import polyfill from 'webextension-polyfill';
import { browser } from 'wxt/browser';
import type { PageParts } from '@/components/desk';
import { createFormat, createText, type Language } from '@/components/locale';
import { connect } from '@/utils/messaging';
import { singleKeys } from '@/utils/settings';
import { copy } from './copy';
import { createExporter } from './exporter';
import { preferences } from './preferences';
import { save } from './save';

/** The texts that the browser chose, and formats as the person's browser writes them. */
const language = (): Language => {
  // WXT's own type knows the English keys only; other languages have more plural forms.
  const getMessage = (key: string, substitutions: string[]): string =>
    polyfill.i18n.getMessage(key, substitutions);
  const locale = browser.i18n.getUILanguage();
  return {
    locale,
    // The texts name their own language: a browser in one that has none gets English, and its plurals.
    text: createText(getMessage, getMessage('languageTag', [])),
    format: createFormat(locale),
  };
};

/** What each page of the extension gives its components. */
export const pageParts = (): PageParts => ({
  api: connect(),
  language: language(),
  clock: {
    now: () => performance.now(),
    setTimeout: (callback, ms) => window.setTimeout(callback, ms),
    clearTimeout: (id) => window.clearTimeout(id),
  },
  exporter: createExporter(),
  outlet: { copy, save },
  preferences,
  singleKeys: { load: singleKeys.getValue, save: singleKeys.setValue },
  open: {
    statements: (id) =>
      void browser.tabs.create({
        url: browser.runtime.getURL(`/statements.html${id === undefined ? '' : `#${id}`}`),
      }),
    options: () => void browser.runtime.openOptionsPage(),
  },
});
