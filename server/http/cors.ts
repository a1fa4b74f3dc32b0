import { cors } from 'hono/cors';
import type { Middleware } from './env';

/** Answers browsers' preflights and lets the listed origins read the answers; in a list entry a trailing `*` matches any rest. */
export function allowOrigins(origins: readonly string[]): Middleware {
  const isAllowed = (origin: string) =>
    origins.some((allowed) =>
      allowed.endsWith('*') ? origin.startsWith(allowed.slice(0, -1)) : origin === allowed,
    );
  return cors({
    origin: (origin) => (origin !== '' && isAllowed(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Content-Encoding', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'Idempotent-Replayed', 'WWW-Authenticate', 'Allow'],
    maxAge: 600,
  });
}
