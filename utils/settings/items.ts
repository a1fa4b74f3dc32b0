import { storage } from 'wxt/utils/storage';
import type { Retention } from '@/utils/store';

/** A site that the person switched pick-up on for. */
export type PickupSite = {
  /** The match pattern that was granted: `https://bank.example/*`. */
  pattern: string;
  /** "Extract" buttons beside the page's own PDF links. */
  buttons: boolean;
  /** Patterns of further hosts that its statements come from, granted too. */
  hosts?: string[];
};

/** Choices that Copy and Download remember; `options` are the format's own, checked by the export registry. */
export type ExportPreferences = {
  format: string;
  options: Record<string, string | boolean>;
};

export const pickupSites = storage.defineItem<PickupSite[]>('local:pickupSites', {
  fallback: [],
  version: 1,
});

export const retention = storage.defineItem<Retention>('local:retention', {
  fallback: 'untilDeleted',
  version: 1,
});

export const notifyAfterPickup = storage.defineItem<boolean>('local:notifyAfterPickup', {
  fallback: false,
  version: 1,
});

export const exportPreferences = storage.defineItem<ExportPreferences>('local:exportPreferences', {
  fallback: { format: 'csv', options: {} },
  version: 1,
});

/** Keys of a single character act on the pages: whoever speaks to the computer, or slips, may do without (WCAG 2.1.4). */
export const singleKeys = storage.defineItem<boolean>('local:singleKeys', {
  fallback: true,
  version: 1,
});

/** The person was sent to the browser's settings to allow file access: the options open again when they have. */
export const fileAccessAwaited = storage.defineItem<boolean>('local:fileAccessAwaited', {
  fallback: false,
  version: 1,
});
