import type { Kept } from './records';
import type { Connect } from './schema';
import type { Store } from './types';

/** The part of the store that remembers which transactions went to which program. */
export const exportedStore = (connect: Connect): Store['exported'] => ({
  ids: async (destination) => {
    const keys = await (
      await connect()
    ).getAllKeys('exported', IDBKeyRange.bound([destination], [destination, []]));
    return new Set(keys.map(([, id]) => id));
  },

  add: async (destination, ids, kept: Kept) => {
    const tx = (await connect()).transaction('exported', 'readwrite');
    // Not awaited one by one: thousands of ids are one wait then.
    await Promise.all([...ids.map((id) => tx.store.put({ ...kept, destination, id })), tx.done]);
  },
});
