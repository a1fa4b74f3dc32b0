import { refusePdf } from '@/utils/jobs';
import type { CaptureFailure, Source } from '@/utils/store';
import type { Way } from './ways';

export type Capture =
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer>; name: string | undefined }
  | { kind: 'failed'; failure: CaptureFailure };

/** From what says least to what says most. The person's own file, gone or to be dropped, beats what a server answers. */
const TELLING: readonly CaptureFailure['reason'][] = [
  'noAccess',
  'notLetIn',
  'unreachable',
  'refused',
  'notPdf',
  'gone',
  'mustDrop',
  'otherHost',
  'tooBig',
];

/** Goes the ways one after the other until one brings bytes; where none does, answers what says most. */
export async function catchPdf(
  source: Source,
  ways: readonly Way[],
  signal: AbortSignal,
): Promise<Capture> {
  let failure: CaptureFailure = { kind: 'capture', reason: 'noAccess' };
  const note = (other: CaptureFailure) => {
    if (TELLING.indexOf(other.reason) > TELLING.indexOf(failure.reason)) failure = other;
  };
  for (const way of ways) {
    const got = await way(source, signal);
    if (got?.kind === 'bytes') {
      const refusal = refusePdf(got.bytes);
      if (!refusal) return { kind: 'bytes', bytes: got.bytes, name: got.name };
      note(refusal);
      break;
    }
    if (!got) continue;
    note(got.failure);
    // It would be as big on any other way.
    if (got.failure.reason === 'tooBig') break;
  }
  return { kind: 'failed', failure };
}
