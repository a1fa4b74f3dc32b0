import type { IDBPObjectStore } from 'idb';
import type { Connect, Schema } from './schema';
import type { Store } from './types';

/** The part of the store that remembers which transactions went to which program. */
export const exportedStore = (connect: Connect): Store['exported'] => {
  const readAll = async (
    store: Pick<IDBPObjectStore<Schema, ['exported'], 'exported'>, 'getAll'>,
    destination: string,
  ): Promise<Set<string>> => {
    const exports = await store.getAll(IDBKeyRange.bound([destination], [destination, []]));
    return new Set(exports.flatMap(({ id, more = [] }) => [id, ...more]));
  };
  return {
    ids: async (destination) =>
      readAll((await connect()).transaction('exported').store, destination),

    add: async (destination, ids, kept, now) => {
      const { store, done } = (await connect()).transaction('exported', 'readwrite');
      const known = await readAll(store, destination);
      const [id, ...more] = new Set(ids.filter((one) => !known.has(one)));
      // In one record: tens of thousands would hold the page up for seconds.
      if (id !== undefined) await store.put({ ...kept, destination, id, more, addedAt: now });
      await done;
    },
  };
};
