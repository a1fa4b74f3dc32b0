import { version } from '@/package.json';
import { handle, serve, stopReading, work } from '@/utils/commands';
import { deviceEndpoint } from '@/utils/endpoint';
import { closeWhenIdle, createReader } from '@/utils/jobs';
import { openStore } from '@/utils/store';

/** Twice what the engine allows itself for the pages of one PDF. */
const TIME_LIMIT = 120_000;
const IDLE_TIME = 30_000;

const startWorker = () =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });

const device = deviceEndpoint({ spawn: startWorker, timeLimit: TIME_LIMIT });
const reader = createReader({
  store: openStore(),
  endpoint: device,
  look: device.look,
  extractedBy: { where: 'device', version },
  now: Date.now,
});
const busy = closeWhenIdle(IDLE_TIME);

serve([
  handle(work, ({ passwords }) => busy(reader.work(passwords))),
  handle(stopReading, async ({ id }) => reader.stop(id)),
]);
