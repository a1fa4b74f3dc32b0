import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SchemaName } from '@/utils/contract';
import {
  type ExtractionOutcome,
  httpEndpoint,
  httpParts,
  type ServiceAccess,
} from '@/utils/endpoint';
import {
  type FaultyService,
  openFaultyService,
  openTestService,
  type Script,
  scriptedPdf,
  type TestService,
} from '@/test/support/service';
import { SAMPLE_DATA } from '@/test/support/envelopes';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ0ZXN0In0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg';
const PDF = scriptedPdf({ outcome: 'BankStatementNormal' });

let service: TestService;
let elsewhere: FaultyService;
let faulty: FaultyService;
beforeAll(async () => {
  [service, elsewhere] = await Promise.all([
    openTestService({
      listen: true,
      settings: { BODY_LIMIT_BYTES: '4096', EXTRACT_TIMEOUT_SECONDS: '1' },
    }),
    openFaultyService(),
  ]);
  faulty = await openFaultyService(elsewhere.baseUrl('good'));
});
beforeEach(() => {
  faulty.received.length = 0;
});
afterAll(async () => {
  await Promise.all([service.close(), elsewhere.close(), faulty.close()]);
});

/** Pauses take no time here; how long they would have been is noted. */
function setUp(access: Partial<ServiceAccess>) {
  const pauses: number[] = [];
  const endpoint = httpEndpoint(
    { baseUrl: faulty.baseUrl('good'), path: 'pdf2', token: TOKEN, timeLimit: 20_000, ...access },
    {
      ...httpParts(),
      random: () => 0,
      wait: async (ms) => void pauses.push(ms),
    },
  );
  const extract = (bytes = PDF, more: { password?: string; key?: string } = {}) =>
    endpoint.extract(
      { name: 'März.pdf', bytes, ...more },
      { signal: new AbortController().signal },
    );
  return { endpoint, extract, pauses };
}

const failing = async (fault: string): Promise<ExtractionOutcome> =>
  setUp({ baseUrl: faulty.baseUrl(fault) }).extract();

const ask = async (script: Script, access: Partial<ServiceAccess> = {}, password?: string) => {
  const { secret } = await service.signUp({ billing: 'prepaid', credits: 10 });
  const { extract } = setUp({ baseUrl: service.url, token: secret, ...access });
  return extract(scriptedPdf(script), password === undefined ? {} : { password });
};

describe('a request', () => {
  it('is the contract’s, with the token in its header and nowhere else', async () => {
    const { extract } = setUp({});
    await extract(PDF, { password: 'open', key: 'key-1' });
    const [request] = faulty.received.splice(0);
    expect(request?.path).toBe('/good/pdf2');
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: `Bearer ${TOKEN}`,
      'idempotency-key': 'key-1-pdf2-locked',
    });
    expect(request?.headers).not.toHaveProperty('cookie');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      file: 'März.pdf',
      buffer: Buffer.from(PDF).toString('base64'),
      pass: 'open',
    });
    expect(request?.body).not.toContain(TOKEN);
  });

  it('holds a large PDF as base64 says, slice by slice', async () => {
    const bytes = new Uint8Array(1_000_003);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = (at * 31) & 255;
    bytes.set(new TextEncoder().encode('%PDF-'));
    await setUp({}).extract(bytes);
    const { buffer } = JSON.parse(faulty.received.splice(0)[0]?.body ?? '');
    expect(Buffer.from(buffer, 'base64').equals(bytes)).toBe(true);
  });

  it('is not sent where the file does not begin as a PDF', async () => {
    expect(await setUp({}).extract(new TextEncoder().encode(' %PDF-1.7'))).toMatchObject({
      failure: { kind: 'invalidInputs', messages: [expect.stringContaining('JVBER')] },
    });
    expect(await setUp({}).extract(new Uint8Array())).toMatchObject({
      failure: { kind: 'invalidInputs' },
    });
    expect(faulty.received).toEqual([]);
  });

  it('is not sent where the PDF is too big, and is where it is as big as may be', async () => {
    const most = new Uint8Array(11_758_980);
    most.set(PDF);
    expect(await setUp({}).extract(most)).toMatchObject({ ok: true });
    expect(faulty.received.splice(0)).toHaveLength(1);
    const more = new Uint8Array(11_758_981);
    more.set(PDF);
    expect(await setUp({}).extract(more)).toMatchObject({
      failure: { kind: 'tooBig', bytes: 11_758_981, limit: 11_758_980 },
    });
    expect(faulty.received).toEqual([]);
  });
});

describe('an answer of the service', () => {
  it.each(SchemaName.options)('in schema %s is the same by /pdf2 and by /pdf', async (outcome) => {
    const [latest, earlier] = await Promise.all([
      ask({ outcome }),
      ask({ outcome }, { path: 'pdf' }),
    ]);
    if (!latest.ok || !earlier.ok) throw new Error(JSON.stringify([latest, earlier]));
    expect(latest.envelope.data).toEqual(SAMPLE_DATA[outcome]);
    expect(latest.envelope).toMatchObject({ creditBalance: 9, creditsDeducted: -1 });
    // The earlier shape has no opening balance, no closing balance break, and says valid or not.
    const { type, parser } = latest.envelope.data;
    expect(earlier.envelope.data).toMatchObject({ type, parser });
    expect(earlier.envelope.code).toBe(latest.envelope.code);
  });

  it('by the sandbox is marked as such, and free', async () => {
    const outcome = await ask({ outcome: 'BankStatementNormal' }, { path: 'pdf2test' });
    expect(outcome).toMatchObject({
      ok: true,
      envelope: { sandbox: true, creditsDeducted: 0, creditBalance: 10 },
    });
  });

  it('that refuses has its code, its data and its price', async () => {
    expect(await ask({ outcome: 'BankStatementNormal', password: 'x' })).toMatchObject({
      ok: false,
      failure: {
        kind: 'nonSuccess',
        code: 'pdf/fail/password-required',
        credits: { deducted: -0.1, left: 9.9 },
      },
    });
  });

  it('with a code nobody knows has that code and its words', async () => {
    expect(await failing('new-code')).toMatchObject({
      failure: {
        kind: 'nonSuccess',
        code: 'pdf/fail/printed-on-the-moon',
        message: 'The Moon is not supported.',
      },
    });
  });
});

describe('a failure of the service', () => {
  it('401: the token was deleted', async () => {
    expect(await ask({ outcome: 'BankStatementNormal' }, { token: TOKEN })).toMatchObject({
      failure: { kind: 'unknownStatus', status: 401, code: 'error/common/dev/authorization' },
    });
  });

  it('402: no credit', async () => {
    const { secret } = await service.signUp({ billing: 'prepaid', credits: 0 });
    expect(await ask({ outcome: 'BankStatementNormal' }, { token: secret })).toMatchObject({
      failure: { status: 402, code: 'error/common/access/insufficient-credit' },
    });
  });

  it('404: another path', async () => {
    const baseUrl = `${service.url}/api`;
    expect(await ask({ outcome: 'BankStatementNormal' }, { baseUrl })).toMatchObject({
      failure: { kind: 'unknownStatus', status: 404 },
    });
  });

  it('413: over its limit', async () => {
    const mark = 'x'.repeat(5_000);
    expect(await ask({ outcome: 'BankStatementNormal', mark })).toMatchObject({
      failure: { kind: 'tooBig', limit: undefined, said: { message: expect.any(String) } },
    });
  });

  it('504: it took too long over the PDF', async () => {
    expect(await ask({ outcome: 'hang' })).toMatchObject({
      failure: { kind: 'timeout', afterMs: undefined, said: { code: 'error/common/exception' } },
    });
  });

  it.each([
    [
      'invalid-inputs',
      {
        kind: 'invalidInputs',
        messages: ['buffer: is no PDF', 'file: is missing'],
        said: { code: 'error/common/dev/invalid-inputs' },
      },
    ],
    ['bad-request', { kind: 'unknownStatus', status: 400, code: undefined }],
    ['request-timeout', { kind: 'timeout', afterMs: undefined }],
    ['method-not-allowed', { kind: 'unknownStatus', status: 405, code: undefined }],
    ['broken', { kind: 'unknownStatus', status: 500, message: 'The service failed.' }],
    ['broken-without-words', { kind: 'unknownStatus', status: 500, code: undefined }],
    ['gateway-timeout', { kind: 'timeout', said: { code: undefined } }],
    ['teapot', { kind: 'unknownStatus', status: 418 }],
    ['not-json', { kind: 'badAnswer', reason: 'notJson' }],
    ['wrong-shape', { kind: 'badAnswer', reason: 'wrongShape', detail: 'data.parser' }],
    ['no-envelope', { kind: 'badAnswer', reason: 'wrongShape', detail: 'requestId' }],
    ['huge', { kind: 'badAnswer', reason: 'tooLong' }],
    ['huge-announced', { kind: 'badAnswer', reason: 'tooLong' }],
  ])('%s', async (fault, failure) => {
    expect(await failing(fault)).toMatchObject({ ok: false, failure });
    expect(faulty.received).toHaveLength(1);
  });

  it.each([301, 302, 303, 307, 308])(
    'a redirect to another origin (%s) is not followed',
    async (status) => {
      expect(await failing(`redirect-${status}`)).toMatchObject({
        failure: { kind: 'badAnswer', reason: 'redirected' },
      });
      expect(elsewhere.received).toEqual([]);
    },
  );

  it('a token that the answer repeats is not passed on', async () => {
    const outcome = await failing('parrot');
    expect(outcome).toMatchObject({ failure: { status: 401, message: 'Bearer •••' } });
    expect(JSON.stringify(outcome)).not.toContain(TOKEN);
  });
});

describe('trying again', () => {
  const tried = async (fault: string) => {
    const { extract, pauses } = setUp({ baseUrl: faulty.baseUrl(fault) });
    const outcome = await extract();
    const keys = faulty.received.splice(0).map(({ headers }) => headers['idempotency-key']);
    return { outcome, pauses, tries: keys.length, keys: new Set(keys).size };
  };

  it.each([
    ['hangs-up-once', [1000]],
    ['busy-once', [1000]],
    ['away-once', [250]],
  ])('%s: once more, with the same key', async (fault, pauses) => {
    expect(await tried(fault)).toMatchObject({
      outcome: { ok: true },
      pauses,
      tries: 2,
      keys: 1,
    });
  });

  it('no more than three times, each after a longer pause', async () => {
    expect(await tried('hangs-up')).toEqual({
      outcome: {
        ok: false,
        failure: { kind: 'networkDown', detail: faulty.baseUrl('hangs-up/pdf2') },
      },
      pauses: [1000, 2000, 4000],
      tries: 4,
      keys: 1,
    });
  });

  it.each([
    ['away-for-long', { status: 503, retryAfterSeconds: 3600 }],
    ['away-without-a-word', { status: 503, retryAfterSeconds: undefined }],
  ])('%s: not at all, and the answer is stated', async (fault, failure) => {
    expect(await tried(fault)).toMatchObject({ outcome: { failure }, pauses: [], tries: 1 });
  });

  it('what broke off after it began to answer', async () => {
    expect(await tried('breaks-off')).toMatchObject({
      outcome: { failure: { kind: 'networkDown' } },
    });
  });

  it('is charged once', async () => {
    const { secret } = await service.signUp({ billing: 'prepaid', credits: 10 });
    const { extract } = setUp({ baseUrl: service.url, token: secret });
    await extract(PDF, { key: 'the-same' });
    expect(await extract(PDF, { key: 'the-same' })).toMatchObject({
      envelope: { creditBalance: 9 },
    });
  });
});

it('the time limit ends a request that nobody answers', async () => {
  const outcome = await ask({ outcome: 'BankStatementNormal', ms: 900 }, { timeLimit: 50 });
  expect(outcome).toEqual({ ok: false, failure: { kind: 'timeout', afterMs: 50 } });
});
