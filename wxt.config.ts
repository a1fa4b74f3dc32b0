import { preact } from '@preact/preset-vite';
import { defineConfig } from 'wxt';
import { packedLanguages } from './wxt.packed-languages';
import { packedTables } from './wxt.packed-tables';

/** Marks for bundlers, which a finished build has no use for; licences stay. */
const output = { comments: { legal: true, annotation: false, jsdoc: false } };

export default defineConfig({
  modules: ['@wxt-dev/webextension-polyfill'],
  imports: false,
  manifestVersion: 3,
  vite: () => ({
    plugins: [preact()],
    worker: {
      format: 'es',
      plugins: () => [packedTables(), packedLanguages()],
      rolldownOptions: { output },
    },
  }),
  manifest: ({ browser }) => ({
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    action: {},
    // Nothing of a private window may be kept, and keeping is what this is for.
    incognito: 'not_allowed',
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+C' } },
      'extract-tab': {
        suggested_key: { default: 'Alt+Shift+E' },
        description: '__MSG_extractThisPdf__',
      },
    },
    permissions: [
      'storage',
      'unlimitedStorage',
      'downloads',
      'contextMenus',
      'activeTab',
      'scripting',
      // Firefox: its PDF viewer can only be told by the answer's headers.
      browser === 'firefox' ? 'webRequest' : 'offscreen',
    ],
    // A notification after a pick-up, where the person wants one.
    optional_permissions: ['notifications'],
    optional_host_permissions: ['http://*/*', 'https://*/*', 'file:///*'],
    content_security_policy: {
      extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'",
    },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'counterfoil@counterfoil.example',
              strict_min_version: '128.0',
              data_collection_permissions: {
                required: ['none'],
                optional: ['financialAndPaymentInfo'],
              },
            },
          },
        }
      : { minimum_chrome_version: '120' }),
  }),
  zip: {
    excludeSources: ['test/**', 'bench/**', 'docs/**', '.ci/**', '.output/**', '.tmp/**'],
  },
});
