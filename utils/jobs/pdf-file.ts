import { MAX_PDF_BYTES } from '@/utils/in-page';
import type { CaptureFailure } from '@/utils/store';

export const tooBig = (bytes: number): CaptureFailure => ({
  kind: 'capture',
  reason: 'tooBig',
  bytes,
  limit: MAX_PDF_BYTES,
});

/** Where readers look for the header: the first kilobyte, since some writers put junk before it. */
const HEADER_WINDOW = 1024;

/**
 * Whether bytes are a PDF at all, by their header and nothing else: names and media types lie.
 * @returns the failure to state; undefined where it may be a PDF.
 */
export function refusePdf(bytes: Uint8Array): CaptureFailure | undefined {
  if (bytes.length > MAX_PDF_BYTES) return tooBig(bytes.length);
  if (bytes.length === 0) return { kind: 'capture', reason: 'notPdf', got: 'empty' };
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEADER_WINDOW));
  if (head.includes('%PDF-')) return undefined;
  const isHtml = /^\s*(<!doctype html|<html|<!--|<\?xml)/i.test(head);
  return { kind: 'capture', reason: 'notPdf', got: isHtml ? 'html' : 'other' };
}
