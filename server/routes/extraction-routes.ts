import type { Operation } from '../openapi';
import type { Deps } from './deps';
import { extractAndCharge, extractForSandbox } from './extract';
import { BODY_ERRORS, SERVICE_ERRORS, type Route } from './route';

const EXTRACT_ERRORS: Operation['errors'] = [...BODY_ERRORS, 401, 403, 429, ...SERVICE_ERRORS, 504];

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Any text of 1 to 255 visible ASCII characters. A request that repeats a key with the same statement is charged once, however often it is sent.',
} as const;

/** What extracts: in production, in the sandbox, and in the earlier shape. */
export const extractionRoutes = (deps: Deps): Route[] => {
  const common = { method: 'post', tag: 'Extraction', body: 'ExtractRequest' } as const;
  const charged = {
    ...common,
    right: 'production',
    parameters: [IDEMPOTENCY_KEY],
    errors: [...EXTRACT_ERRORS, 402],
    handle: extractAndCharge(deps),
  } satisfies Partial<Route>;
  const earlier = {
    ...charged,
    summary: 'Extract a statement, answered in the earlier shape',
    success: {
      status: 200,
      description: 'A statement, or why there is none.',
      envelope: 'EnvelopeV1',
    },
  } satisfies Partial<Route>;
  const envelope = {
    status: 200,
    description: 'A statement, or why there is none.',
    envelope: 'Envelope',
  } as const;
  return [
    { ...charged, path: '/pdf2', summary: 'Extract a statement', success: envelope },
    {
      ...common,
      path: '/pdf2test',
      right: 'sandbox',
      summary: 'Try the extraction for free, with a limited answer',
      description:
        'The request and answer of /pdf2 with the first 10 transactions of each list, account numbers and names masked. Never charged.',
      success: envelope,
      errors: EXTRACT_ERRORS,
      handle: extractForSandbox(deps),
    },
    { ...earlier, path: '/pdf' },
    { ...earlier, path: '/pdf1' },
  ];
};
