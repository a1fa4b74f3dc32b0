import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { openStore } from '@/utils/store';

test('a store that could not be opened once is opened at the next use', async () => {
  const store = openStore(randomUUID());
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await expect(store.jobs.list()).rejects.toThrow('No room.');
  expect(await store.jobs.list()).toEqual([]);
  open.mockRestore();
  await store.close();
});
