import { version } from '@/package.json';
import { ask, handle, readService, serve, stopReading, work } from '@/utils/commands';
import { deviceEndpoint, serviceEndpoint } from '@/utils/endpoint';
import { closeWhenIdle, createReader, type Extractor, serviceExtractor } from '@/utils/jobs';
import { openStore } from '@/utils/store';

/** Twice what the engine allows itself for the pages of one PDF. */
const TIME_LIMIT = 120_000;
const IDLE_TIME = 30_000;

const startEngine = () =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
const startClient = () =>
  new Worker(new URL('./service.worker.ts', import.meta.url), { type: 'module' });

const device = deviceEndpoint({ spawn: startEngine, timeLimit: TIME_LIMIT });
const onDevice: Extractor = {
  kind: 'endpoint',
  endpoint: device,
  extractedBy: { where: 'device', version },
};
const reader = createReader({
  store: openStore(),
  extractor: async (where) =>
    where === 'device'
      ? onDevice
      : serviceExtractor(await ask(readService, {}), {
          version,
          device,
          service: (access) => serviceEndpoint(access, startClient),
        }),
  look: device.look,
  now: Date.now,
});
const busy = closeWhenIdle(IDLE_TIME);

serve([
  handle(work, ({ passwords }) => busy(reader.work(passwords))),
  handle(stopReading, async ({ id }) => reader.stop(id)),
]);
