import type { PGlite } from '@electric-sql/pglite';

type Send = PGlite['execProtocolStream'];

/** Messages of the wire protocol after which the database answers, by their first byte: Query, Sync, Flush. */
const ASKING: ReadonlySet<number | undefined> = new Set(
  Array.from('QSH', (kind) => kind.charCodeAt(0)),
);

/**
 * The same PGlite, given the messages of a query in one go. The driver sends a query as five of them (parse, bind,
 * describe, execute, sync), and each call into WebAssembly costs about as much as running a simple query.
 */
export function inOneGo(lite: PGlite): PGlite {
  const held: Uint8Array[] = [];
  const send = async (...[message, options]: Parameters<Send>): ReturnType<Send> => {
    held.push(message);
    if (!ASKING.has(message[0])) return [];
    return lite.execProtocolStream(Buffer.concat(held.splice(0)), options);
  };
  return new Proxy(lite, {
    get: (target, key) => (key === 'execProtocolStream' ? send : Reflect.get(target, key, target)),
  });
}
