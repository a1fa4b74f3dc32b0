import { answerData, unavailable } from '../http';
import type { Deps, Handler } from './deps';

/** `GET /health`: the process is up. Says nothing of the database, so that nobody restarts the service for its sake. */
export const readHealth = (): Handler => async (c) =>
  answerData(c, 'service/success/healthy', { state: 'healthy' });

/** `GET /ready`: whether a request would be served now; a balancer asks this. */
export function readReadiness({ database, isStopping }: Deps): Handler {
  return async (c) => {
    if (isStopping()) throw unavailable('The service is stopping.');
    if (!(await database.isReady())) throw unavailable('The database is away.');
    return answerData(c, 'service/success/ready', { state: 'ready' });
  };
}
