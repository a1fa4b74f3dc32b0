import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Middleware } from '../http';
import type { Metrics } from './metrics';

/** Logs and counts every answer, by what it says about itself; nothing is read from the request but its method and path. */
export function observe(log: Logger, metrics: Metrics): Middleware {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    const { status } = c.res;
    // The path of an unknown route is whatever a client made up.
    const route = status === 404 ? 'unknown' : routePath(c, -1);
    const code = c.get('code') ?? '';
    const principal = c.get('principal');
    metrics.request({ route, method: c.req.method, status, code }, ms);
    const level = status >= 500 ? 'error' : 'info';
    log[level](
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        route,
        status,
        code,
        ms,
        ...(principal && { account: principal.account.id, token: principal.tokenId }),
      },
      'answered',
    );
  };
}
