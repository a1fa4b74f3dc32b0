import {
  type Blame,
  type Envelope,
  type ErrorEnvelope,
  ResultType,
  type ServiceErrorCode,
  toV1,
} from '@/utils/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { toCredits } from '../metering';
import type { Ctx } from './env';
import { type ServiceError } from './errors';

/** Credits of a `/pdf2` answer. */
export type Credits = { creditBalance: number; creditsDeducted: number };

const V1_PATHS: ReadonlySet<string> = new Set(['/pdf', '/pdf1']);
const V2_PATHS: ReadonlySet<string> = new Set(['/pdf2', '/pdf2test']);

const BLAME: Record<ServiceErrorCode, Blame> = {
  'error/common/dev/invalid-inputs': 'CLIENT',
  'error/common/dev/authorization': 'CLIENT',
  'error/common/access/insufficient-credit': 'CLIENT',
  'error/common/access/exceeded-max-concurrent-requests': 'CLIENT',
  'error/common/exception': 'SPIKE',
};

/** Answers an envelope in the wording of the endpoint that was asked (contract §2, §4). */
export function answer(
  c: Ctx,
  envelope: Envelope,
  options: {
    status?: ContentfulStatusCode;
    headers?: Record<string, string>;
    credits?: Credits;
  } = {},
): Response {
  c.set('code', envelope.code);
  return c.json(worded(c, envelope, options.credits), options.status ?? 200, options.headers);
}

function worded(c: Ctx, envelope: Envelope, credits: Credits | undefined) {
  if (V1_PATHS.has(c.req.path)) return toV1(envelope);
  if (!V2_PATHS.has(c.req.path)) return envelope;
  // Where the request never came to the PDF nothing is known of it.
  return { authenticity: 'unknown', score: 4, ...envelope, ...(credits ?? unchanged(c)) };
}

/** The credit of a request that cost nothing; none where nobody is known to ask. */
function unchanged(c: Ctx): Credits | undefined {
  const balance = c.get('principal')?.account.balanceMillis;
  return balance === undefined
    ? undefined
    : { creditBalance: toCredits(balance), creditsDeducted: 0 };
}

export function answerError(c: Ctx, error: ServiceError): Response {
  const { status, code, message, details } = error;
  const envelope: ErrorEnvelope = {
    requestId: c.get('requestId'),
    code,
    type: ResultType.ERROR,
    message,
    blame: BLAME[code],
    ...(details.data !== undefined && { data: details.data }),
  };
  return answer(c, envelope, {
    status,
    ...(details.headers !== undefined && { headers: details.headers }),
  });
}

/** Answers what is not a statement (accounts, tokens, usage) in the same envelope (contract §2). */
export function answerData(
  c: Ctx,
  code: string,
  data: unknown,
  status: ContentfulStatusCode = 200,
): Response {
  c.set('code', code);
  return c.json({ requestId: c.get('requestId'), code, type: ResultType.SUCCESS, data }, status);
}
