import { ref } from '../openapi';
import type { Deps } from './deps';
import { readHealth, readReadiness } from './health';
import type { Route } from './route';

/** What balancers and supervisors ask. */
export const healthRoutes = (deps: Deps): Route[] => [
  {
    method: 'get',
    path: '/health',
    tag: 'Operation',
    summary: 'Whether the process is up',
    success: { status: 200, description: 'It is.', data: ref('StateView') },
    errors: [],
    handle: readHealth(),
  },
  {
    method: 'get',
    path: '/ready',
    tag: 'Operation',
    summary: 'Whether requests would be served now',
    success: { status: 200, description: 'They would.', data: ref('StateView') },
    errors: [503],
    handle: readReadiness(deps),
  },
];
