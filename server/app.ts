import { OpenAPIHono } from '@hono/zod-openapi';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId as giveRequestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { isDatabaseAway } from './db';
import { nameError } from './extraction';
import {
  type Env,
  type Middleware,
  ServiceError,
  allowOrigins,
  answerError,
  authenticate,
  invalidInputs,
  unavailable,
} from './http';
import { UnconfirmedCharge } from './metering';
import { createMetrics, observe } from './observe';
import { describeOperation } from './openapi';
import { type Deps, mountDocs, mountMetrics, mountPage, routesOf } from './routes';

/** The whole service as a function from Request to Response; it listens nowhere. */
export function createApp(deps: Deps): OpenAPIHono<Env> {
  const metrics = createMetrics(deps.extractor);
  const app = new OpenAPIHono<Env>();
  app.use(giveRequestId({ headerName: '' }));
  app.use(observe(deps.log, metrics));
  app.use(secureHeaders({ contentSecurityPolicy: CSP, referrerPolicy: 'no-referrer' }));
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    if (deps.isStopping()) c.header('Connection', 'close');
  });
  app.use(allowOrigins(deps.settings.CORS_ORIGINS));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        const allow = methods.join(', ');
        return answerError(c, invalidInputs([`This path takes ${allow}.`], 405, { Allow: allow }));
      },
    }),
  );
  const operations = routesOf(deps).map(({ handle, right, ...route }) => {
    const operation = { ...route, secured: right !== undefined };
    const described = describeOperation(operation);
    app.openAPIRegistry.registerPath(described);
    const guard = right === undefined ? letPass : authenticate(deps, right);
    app.on(route.method, described.getRoutingPath(), guard, handle);
    return operation;
  });
  mountDocs(app, operations, deps.settings.PUBLIC_URL);
  mountMetrics(app, metrics);
  mountPage(app, deps);
  app.notFound((c) => answerError(c, invalidInputs(['There is nothing at this path.'], 404)));
  app.onError((error, c) => answerError(c, wordError(error, deps.log, c.get('requestId'))));
  return app;
}

const letPass: Middleware = async (_, next) => next();

/** Nothing from elsewhere, nothing inline. */
const CSP = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'"],
  connectSrc: ["'self'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
};

/** What a client is told of an error, and the log: never the words of one that is not ours, they may quote a statement. */
function wordError(error: unknown, log: Logger, requestId: string): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof UnconfirmedCharge) {
    log.error({ requestId, reason: nameError(error.cause) }, 'a charge was not confirmed');
    return unconfirmed(error);
  }
  if (isDatabaseAway(error))
    return unavailable('The service’s database is away. Nothing was charged. Try again soon.');
  log.error({ requestId, reason: nameError(error) }, 'a request failed');
  return new ServiceError(
    500,
    'error/common/exception',
    'The service failed. Nothing was charged.',
  );
}

/** Only what can't be charged twice is asked for again by itself: clients go by `Retry-After`. */
const unconfirmed = ({ isRepeatable }: UnconfirmedCharge): ServiceError =>
  isRepeatable
    ? unavailable(
        'The service’s database went away, and whether this was charged is not known. Send it again with the same Idempotency-Key: it is charged once.',
      )
    : new ServiceError(
        503,
        'error/common/exception',
        'The service’s database went away, and whether this was charged is not known. Look at the usage before you send it again. With an Idempotency-Key, a request can be repeated and is charged once.',
      );
