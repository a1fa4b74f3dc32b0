import type { PdfHash } from './records';

/** SHA-256 of a file's bytes, lower-case hex. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<PdfHash> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
