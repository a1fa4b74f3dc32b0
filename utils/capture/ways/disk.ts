import { browser } from 'wxt/browser';
import { fileAccess } from '../file-access';
import { MAX_PDF_BYTES } from '@/utils/in-page';
import { tooBig } from '@/utils/jobs';
import { readBody } from './body';
import { failed, type Way } from './way';

/** A finished download, read from disk: the exact bytes, and no second request. Needs the person's toggle. */
export const fromDisk: Way = async (source, signal) => {
  if (source.kind !== 'download') return undefined;
  const [item] = await browser.downloads.search({ id: source.downloadId });
  if (!item?.exists) return failed('gone');
  if ((await fileAccess()) !== 'on') return failed('mustDrop');
  if (item.fileSize > MAX_PDF_BYTES) return { kind: 'failed', failure: tooBig(item.fileSize) };
  try {
    return await readBody(await fetch(fileUrl(item.filename), { signal }));
  } catch (error) {
    if (signal.aborted) throw error;
    return failed('gone');
  }
};

/** The `file:` address of an absolute path, of POSIX or of Windows. */
export function fileUrl(path: string): string {
  const segments = path.replaceAll('\\', '/').split('/');
  const isDrive = /^[a-z]:$/i.test(segments[0] ?? '');
  const encoded = segments.map((segment, index) =>
    isDrive && index === 0 ? segment : encodeURIComponent(segment),
  );
  return isDrive ? `file:///${encoded.join('/')}` : `file://${encoded.join('/')}`;
}
