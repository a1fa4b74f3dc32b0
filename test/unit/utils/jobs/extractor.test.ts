import { expect, test } from 'vitest';
import type { Failure } from '@/utils/contract';
import type { Endpoint, ServiceNow } from '@/utils/endpoint';
import { extractBy, serviceExtractor } from '@/utils/jobs';
import { pdfBytes, sampleEnvelope } from '@/test/support/jobs';

const READY: ServiceNow = {
  ready: true,
  access: { baseUrl: 'https://api.example', path: 'pdf2', token: 'a.b.c', timeLimit: 1000 },
  fallback: false,
};
const device: Endpoint = { extract: async () => ({ ok: true, envelope: sampleEnvelope() }) };

const extract = (now: ServiceNow, failure?: Failure) =>
  extractBy(
    serviceExtractor(now, {
      version: '1',
      device,
      service: () => (failure ? { extract: async () => ({ ok: false, failure }) } : device),
    }),
    { name: 'a', bytes: pdfBytes() },
    { signal: new AbortController().signal },
  );

const DOWN: Failure = { kind: 'networkDown', detail: '' };
const REFUSED: Failure = {
  kind: 'nonSuccess',
  code: 'pdf/fail/image-pdf',
  message: undefined,
  data: undefined,
};

test('the service answers, and is named', async () => {
  expect(await extract(READY)).toMatchObject({
    ok: true,
    extractedBy: { where: 'service', baseUrl: 'https://api.example', sandbox: false },
  });
  expect(await extract({ ...READY, access: { ...READY.access, path: 'pdf2test' } })).toMatchObject({
    extractedBy: { sandbox: true },
  });
});

test.each([DOWN, { kind: 'timeout', afterMs: 9 } as const])(
  'the device does nothing for a service that fails, unless so chosen: %j',
  async (failure) => {
    expect(await extract(READY, failure)).toEqual({ ok: false, failure });
    expect(await extract({ ...READY, fallback: true }, failure)).toMatchObject({
      ok: true,
      extractedBy: { where: 'device', version: '1', insteadOf: 'https://api.example' },
    });
  },
);

test('an answer is an answer, though it be no statement', async () => {
  expect(await extract({ ...READY, fallback: true }, REFUSED)).toEqual({
    ok: false,
    failure: REFUSED,
  });
});

test.each(['noService', 'noToken', 'noAccess'] as const)('%s is stated', async (reason) => {
  expect(await extract({ ready: false, reason, fallback: false })).toEqual({
    ok: false,
    failure: { kind: 'setup', reason },
  });
  expect(await extract({ ready: false, reason, fallback: true })).toMatchObject({ ok: true });
});
