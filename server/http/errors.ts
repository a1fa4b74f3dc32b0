import type { ServiceErrorCode } from '@/utils/contract';

/** HTTP statuses of the service's own errors (contract §6). */
export type ErrorStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 408
  | 413
  | 415
  | 429
  | 500
  | 503
  | 504;

type Details = { data?: string[]; headers?: Record<string, string> };

/** A request that ends here, with what the client is told; the message must be fit for anyone to read. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  constructor(
    readonly status: ErrorStatus,
    readonly code: ServiceErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** The inputs are wrong: one message per problem; by default 400. */
export function invalidInputs(
  problems: readonly [string, ...string[]],
  status: ErrorStatus = 400,
  headers: Record<string, string> = {},
): ServiceError {
  const message =
    problems.length === 1 ? problems[0] : 'The request has several problems, see data.';
  return new ServiceError(status, 'error/common/dev/invalid-inputs', message, {
    data: [...problems],
    headers,
  });
}

/** Missing, garbled, forged, expired or deleted: the client is not told which. */
export const unauthorized = (): ServiceError =>
  new ServiceError(
    401,
    'error/common/dev/authorization',
    'A valid access token is needed: Authorization: Bearer <ACCESS_TOKEN>. This one is missing, malformed, expired or deleted.',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  );

export const forbidden = (message: string): ServiceError =>
  new ServiceError(403, 'error/common/dev/authorization', message);

export const unavailable = (message: string): ServiceError =>
  new ServiceError(503, 'error/common/exception', message, { headers: { 'Retry-After': '2' } });
