import { accountRoutes } from './account-routes';
import type { Deps } from './deps';
import { extractionRoutes } from './extraction-routes';
import { healthRoutes } from './health-routes';
import type { Route } from './route';

/** Every operation of the service. */
export const routesOf = (deps: Deps): Route[] => [
  ...extractionRoutes(deps),
  ...accountRoutes(deps),
  ...healthRoutes(deps),
];
