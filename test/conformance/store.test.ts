import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach } from 'vitest';
import { openStore, type Store } from '@/utils/store';
import { storeConformance } from './store';

let opened: Store | undefined;
afterEach(() => opened?.close());

storeConformance('IndexedDB', async () => {
  opened = openStore(randomUUID());
  return opened;
});
