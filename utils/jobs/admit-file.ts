import { MAX_PDF_BYTES } from '@/utils/in-page';
import type { CaptureFailure, JobId } from '@/utils/store';
import type { Admission } from './admit';
import { tooBig } from './pdf-file';

const UNREADABLE: CaptureFailure = { kind: 'capture', reason: 'unreadable' };

/**
 * Makes a job of a file that a person picked or dropped. Of several each has its own: one that can't be read says so
 * itself, and the others go on.
 * @returns the job to follow
 */
export async function admitFile({ begin, hand, fail }: Admission, file: File): Promise<JobId> {
  const { id } = await begin({ name: file.name, origin: { way: 'file' }, asked: true });
  if (file.size > MAX_PDF_BYTES) {
    await fail(id, tooBig(file.size));
    return id;
  }
  const bytes = await bytesOf(file);
  if (bytes) return hand(id, bytes);
  await fail(id, UNREADABLE);
  return id;
}

/** A dropped folder is a file that can't be read; so is one that was moved or written since it was picked. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
