import type { z } from 'zod';
import { type BodyLimits, readBody } from './body';
import type { Ctx } from './env';
import { invalidInputs } from './errors';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** The JSON body of a request, checked by the schema; throws `ServiceError` for anything else. */
export async function readJson<Schema extends z.ZodType>(
  c: Ctx,
  schema: Schema,
  limits: BodyLimits,
): Promise<z.output<Schema>> {
  const { raw } = c.req;
  const isEmpty = raw.body === null || raw.headers.get('content-length') === '0';
  if (isEmpty) throw invalidInputs(['A JSON body is needed, and there is none.']);
  if (!JSON_TYPE.test(raw.headers.get('content-type') ?? ''))
    throw invalidInputs(['Content-Type must be application/json.'], 415);
  return checkInputs(schema, parse(await readBody(raw, limits)));
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw invalidInputs(['The body is not JSON.']); // what JSON.parse says quotes the body
  }
}

/** A value as the schema has it, or a 400 with one message per problem. */
export function checkInputs<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [first = 'The request is not as it should be.', ...rest] = parsed.error.issues.map(
    ({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`),
  );
  throw invalidInputs([first, ...rest]);
}
