import { createRoute } from '@hono/zod-openapi';
import type { ErrorStatus } from '../http';
import { ref } from './schemas';

/** What a status means on every route (contract §6). */
export const ERRORS: Record<ErrorStatus, string> = {
  400: 'The inputs are invalid: one message per problem in `data`.',
  401: 'The token is missing, malformed, expired or deleted.',
  402: 'The account has no credit left.',
  403: 'The token lacks the right.',
  404: 'There is no such thing.',
  405: 'The path has no such method; see `Allow`.',
  408: 'The body did not arrive in time.',
  413: 'The body is too big.',
  415: 'The body is not JSON, or its encoding is not understood.',
  429: 'Too many extractions at once; try again after `Retry-After`.',
  500: 'The service failed.',
  503: 'The service or its database is not ready; nothing was charged, unless the message says that this is not known.',
  504: 'The extraction ran over its time limit; nothing was charged.',
};

type Schema = { $ref: string } | { type: 'array'; items: { $ref: string } };

export type Operation = {
  method: 'get' | 'post' | 'delete';
  /** With parameters in braces. */
  path: string;
  tag: string;
  summary: string;
  description?: string;
  /** True when a token is needed. */
  secured: boolean;
  parameters?: {
    name: string;
    in: 'path' | 'query' | 'header';
    description: string;
    format?: string;
  }[];
  /** Name of the body's schema. */
  body?: string;
  success: { status: 200 | 201; description: string } & (
    | { envelope: string }
    | { data: Schema }
    | { mediaType: string }
  );
  errors: ErrorStatus[];
};

/** Words an operation as OpenAPI does. */
export function describeOperation(operation: Operation) {
  const { method, path, tag, summary, description, secured, parameters = [], body } = operation;
  return createRoute({
    method,
    path,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: secured ? [{ bearer: [] }] : [],
    parameters: parameters.map(({ format, ...parameter }) => ({
      ...parameter,
      required: parameter.in === 'path',
      schema: { type: 'string', ...(format !== undefined && { format }) },
    })),
    request:
      body === undefined
        ? {}
        : { body: { required: true, content: { 'application/json': { schema: ref(body) } } } },
    responses: {
      [operation.success.status]: {
        description: operation.success.description,
        content: successContent(operation.success),
      },
      ...Object.fromEntries(
        operation.errors.map((status) => [
          status,
          {
            description: ERRORS[status],
            content: { 'application/json': { schema: ref('ErrorEnvelope') } },
          },
        ]),
      ),
    },
  });
}

function successContent(success: Operation['success']) {
  if ('mediaType' in success)
    return { [success.mediaType]: { schema: { type: 'string' } as const } };
  if ('envelope' in success) return { 'application/json': { schema: ref(success.envelope) } };
  const properties = {
    requestId: { type: 'string', format: 'uuid' },
    code: { type: 'string' },
    type: { const: 2 },
    data: success.data,
  } as const;
  const required = Object.keys(properties);
  return { 'application/json': { schema: { type: 'object', properties, required } as const } };
}
