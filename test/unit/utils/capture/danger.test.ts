import { expect, test } from 'vitest';
import { isLetThrough } from '@/utils/capture';

/** All states that Chromium documents for `downloads.DownloadItem.danger`; Firefox knows a few of them. */
const STATES: Record<chrome.downloads.DangerType, boolean> = {
  safe: true,
  accepted: true,
  file: false,
  url: false,
  content: false,
  uncommon: false,
  host: false,
  unwanted: false,
  allowlistedByPolicy: true,
  asyncScanning: false,
  asyncLocalPasswordScanning: false,
  passwordProtected: false,
  blockedTooLarge: false,
  sensitiveContentWarning: false,
  sensitiveContentBlock: false,
  deepScannedFailed: false,
  deepScannedSafe: true,
  deepScannedOpenedDangerous: false,
  promptForScanning: false,
  promptForLocalPasswordScanning: false,
  accountCompromise: false,
  blockedScanFailed: false,
  forceSaveToGdrive: false,
  forceSaveToOnedrive: false,
};

test.each(Object.entries(STATES))(
  'of a download that is %s a PDF is picked up: %s',
  (danger, is) => {
    expect(isLetThrough(danger)).toBe(is);
  },
);

test('a browser that says nothing of danger found none', () => {
  expect(isLetThrough(undefined)).toBe(true);
});

test('a state that no browser has yet is not trusted', () => {
  expect(isLetThrough('somethingNew')).toBe(false);
});
