import type { JobFailure } from '@/utils/store';

/** The reading took its worker down, or the page around it. */
export const CRASHED: JobFailure = {
  kind: 'nonSuccess',
  code: 'pdf/fail/unknown-exception',
  message: undefined,
  data: undefined,
};

/** Why something could not be done, of what was thrown. Its text is not kept: it may quote the statement. */
export function failureOf(error: unknown): JobFailure {
  // Errors cross contexts: told apart by name.
  const isQuota = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isQuota ? { kind: 'capture', reason: 'storageFull' } : CRASHED;
}
