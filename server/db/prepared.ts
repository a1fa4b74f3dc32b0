import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** More texts than the service has; what comes beyond is run as it is, so that no connection remembers without end. */
const MOST = 256;
const names = new Map<string, string>();

/** The name under which a connection keeps a query's plan: reading and planning a query costs more than running it. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size === MOST) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}

/** The pool as kysely takes it, each query with parameters prepared once per connection. */
export const preparing = (pool: Pool): PostgresPool => ({
  connect: async () => prepared(await pool.connect()),
  end: () => pool.end(),
});

function prepared(client: PoolClient): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: string | object, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cannot read by cursor: no query needs it');
    const name = values.length === 0 ? undefined : nameOf(text);
    return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
  }
  return { query, release: () => client.release() };
}
