import type { Right } from '../http';
import type { Operation } from '../openapi';
import type { Handler } from './deps';

/** One operation: what `/openapi.json` says of it, what it asks of the token, and what answers. */
export type Route = Omit<Operation, 'secured'> & { right?: Right; handle: Handler };

/** Statuses of errors that several operations may answer with. */
export const BODY_ERRORS = [400, 408, 413, 415] as const;
export const SERVICE_ERRORS = [500, 503] as const;
