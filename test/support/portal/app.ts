import { Hono } from 'hono';
import { stylesheet } from './layout';
import { loginPage } from './login-page';
import type { RequestLog } from './requests';
import { CUSTOMER, type Sessions } from './session';
import { statementsPage, waysPage } from './statements-page';
import type { PortalContext, Way } from './types';

type Parts = {
  ways: readonly Way[];
  context: PortalContext;
  sessions: Sessions;
  requests: RequestLog;
};

/** The bank itself: login, a statements page per way, and the ways' own routes behind the session. */
export function bankApp({ ways, context, sessions, requests }: Parts): Hono {
  const app = new Hono();
  app.use(requests.record('bank'));
  app.get('/', (c) => (sessions.has(c) ? c.redirect('/statements') : c.html(loginPage(false))));
  app.get('/style.css', (c) => c.body(stylesheet, 200, { 'Content-Type': 'text/css' }));
  app.post('/login', async (c) => {
    const { user, password } = await c.req.parseBody();
    if (user !== CUSTOMER.user || password !== CUSTOMER.password)
      return c.html(loginPage(true), 401);
    sessions.open(c);
    return c.redirect('/statements', 303);
  });
  app.get('/logout', (c) => {
    sessions.close(c);
    return c.redirect('/');
  });

  app.use('/statements/*', sessions.guardPages());
  app.use('/ways', sessions.guardPages());
  app.use('/files/*', sessions.guardFiles());
  const [first] = ways;
  if (!first) throw new Error('Cannot build the portal: there is no way to hand out a document.');
  app.get('/statements', (c) => c.html(statementsPage(first, context)));
  app.get('/ways', (c) => c.html(waysPage(ways)));
  for (const way of ways) {
    app.get(`/statements/${way.id}`, (c) => {
      if (way.contentSecurityPolicy !== undefined)
        c.header('Content-Security-Policy', way.contentSecurityPolicy);
      return c.html(statementsPage(way, context));
    });
    app.get(`/statements/${way.id}/script.js`, (c) =>
      c.body(way.script ?? '', 200, { 'Content-Type': 'text/javascript' }),
    );
    const files = new Hono();
    way.routes?.(files, context);
    app.route(`/files/${way.id}`, files);
  }
  return app;
}

/** The bank's download host: another origin, to which the session cookie is not sent. */
export function downloadHostApp({ ways, context, requests }: Omit<Parts, 'sessions'>): Hono {
  const app = new Hono();
  app.use(requests.record('downloads'));
  for (const way of ways) {
    const files = new Hono();
    way.downloadHostRoutes?.(files, context);
    app.route(`/${way.id}`, files);
  }
  return app;
}
