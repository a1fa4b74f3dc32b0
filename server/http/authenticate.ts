import type { Database } from '../db';
import { type Principal, verifyToken } from '../tokens';
import type { Ctx, Middleware } from './env';
import { forbidden, unauthorized, unavailable } from './errors';

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

export type AuthenticateDeps = { database: Database; clock: () => Date };
/** What a route asks of the token; every good token may use the sandbox. */
export type Right = 'sandbox' | 'production' | 'manage';

/** Lets only holders of a good token with that right pass, before anything of the body is read. */
export function authenticate({ database, clock }: AuthenticateDeps, right: Right): Middleware {
  return async (c, next) => {
    const jwt = BEARER.exec(c.req.header('authorization') ?? '')?.[1];
    if (jwt === undefined) throw unauthorized();
    if (!database.isMigrated()) throw unavailable('The service is starting. Try again soon.');
    const principal = await verifyToken(database.db, jwt, clock());
    if (principal === undefined) throw unauthorized();
    c.set('principal', principal);
    if (right === 'production' && principal.access !== 'production')
      throw forbidden('This token is for the sandbox, /pdf2test, only.');
    if (right === 'manage' && !principal.manages)
      throw forbidden('This token may not manage its account.');
    await next();
  };
}

/** Whose token it is, behind `authenticate`. */
export function principalOf(c: Ctx): Principal {
  const principal = c.get('principal');
  if (principal === undefined) throw unauthorized();
  return principal;
}
