import { browser } from 'wxt/browser';
import { fileAccessAwaited } from '@/utils/settings';

const FILE_URLS = 'file:///*';

/**
 * Whether downloads can be read from disk. off: the person's toggle "Allow access to file URLs" is; ungranted: the
 * permission that goes with it is still to be asked for; unavailable: this browser never allows it (Firefox).
 */
export type FileAccess = 'on' | 'ungranted' | 'off' | 'unavailable';

export async function fileAccess(): Promise<FileAccess> {
  if (import.meta.env.FIREFOX) return 'unavailable';
  if (!(await browser.extension.isAllowedFileSchemeAccess())) return 'off';
  return (await browser.permissions.contains({ origins: [FILE_URLS] })) ? 'on' : 'ungranted';
}

/** Once the toggle is on, the browser grants this without asking; it wants a click all the same. */
export const grantFileUrls = (): Promise<boolean> =>
  browser.permissions.request({ origins: [FILE_URLS] });

/** Opens the browser's page of this extension, where the toggle is. */
export async function openExtensionSettings(): Promise<void> {
  await fileAccessAwaited.setValue(true);
  await browser.tabs.create({ url: `chrome://extensions/?id=${browser.runtime.id}` });
}

/**
 * Called when the background starts. The toggle makes the browser load the extension anew, which closes its pages: one
 * who was sent there from the options finds them open again, with the click that is left.
 */
export async function meetAfterToggle(): Promise<void> {
  if (!(await fileAccessAwaited.getValue()) || (await fileAccess()) === 'off') return;
  await fileAccessAwaited.setValue(false);
  await browser.runtime.openOptionsPage();
}
