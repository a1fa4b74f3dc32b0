import type { Context, MiddlewareHandler } from 'hono';
import type { Principal } from '../tokens';

/** What middleware leaves for the handlers of a request. */
export type Env = {
  Variables: {
    requestId: string;
    /** Set once the token was found good. */
    principal?: Principal;
    /** The envelope's code as answered, for logs and metrics. */
    code?: string;
  };
};
export type Ctx = Context<Env>;
export type Middleware = MiddlewareHandler<Env>;
