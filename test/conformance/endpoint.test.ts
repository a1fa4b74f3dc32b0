import { afterAll, beforeAll } from 'vitest';
import runJob from '@/server/extraction/worker';
import { startInProcessWorker } from '@/test/support/in-process-worker';
import { openTestService, type TestService } from '@/test/support/service';
import { deviceEndpoint, httpEndpoint, httpParts } from '@/utils/endpoint';
import { endpointConformance, type EndpointSubject } from './endpoint';

const MINUTE = 60_000;

endpointConformance('on this device', async (timeLimit = MINUTE) => ({
  endpoint: deviceEndpoint({ spawn: startInProcessWorker, timeLimit }),
  close: async () => {},
}));

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await openTestService({ listen: true, run: runJob });
  token = (await service.signUp()).secret;
});
afterAll(() => service.close());

const at =
  (path: 'pdf2' | 'pdf') =>
  async (timeLimit = MINUTE): Promise<EndpointSubject> => ({
    endpoint: httpEndpoint({ baseUrl: service.url, path, token, timeLimit }, httpParts()),
    close: async () => {},
  });

endpointConformance('at a service, by /pdf2', at('pdf2'));
endpointConformance('at a service, by /pdf', at('pdf'));
