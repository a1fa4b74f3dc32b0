import type { CaptureFailure, Source } from '@/utils/store';

/** What a way brought. `name`: what the server calls the file, where it says so. */
export type Got =
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer>; name?: string | undefined }
  | { kind: 'failed'; failure: CaptureFailure };

/** One way to the bytes of a PDF. Answers undefined where it does not apply; rejects only when aborted. */
export type Way = (source: Source, signal: AbortSignal) => Promise<Got | undefined>;

export const failed = (
  reason: 'gone' | 'unreachable' | 'noAccess' | 'notLetIn' | 'mustDrop',
): Got => ({
  kind: 'failed',
  failure: { kind: 'capture', reason },
});

/** What an HTTP status other than success says of a PDF. */
export function refused(status: number): Got {
  if (status === 404 || status === 410) return failed('gone');
  // It is only answered to a form: the person has the file, or can save it.
  if (status === 405) return failed('mustDrop');
  return { kind: 'failed', failure: { kind: 'capture', reason: 'refused', status } };
}
