import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, gateOf, openTestService } from '@/test/support/service';
import { bodyFor, envelopeOf, post } from '@/test/conformance/service/subject';

/** How many run, and how many wait. */
async function loadOf(service: TestService): Promise<number[]> {
  const metrics = await (await service.fetch('/metrics')).text();
  return [...metrics.matchAll(/^counterfoil_extractions_\w+ (\d+)$/gm)].map(([, n]) => Number(n));
}

describe('when there is too much to do', () => {
  let service: TestService;
  let token = '';
  beforeAll(async () => {
    const settings = { WORKERS: '1', QUEUE: '1', EXTRACT_TIMEOUT_SECONDS: '1' };
    service = await openTestService({ settings });
    token = (await service.signUp()).secret;
  });
  afterAll(() => service.close());
  const send = (path: string, gate: string) =>
    service.fetch(path, post(token, bodyFor({ outcome: 'BankStatementNormal', gate })));
  it.each(['/pdf', '/pdf2', '/pdf2test'])(
    '%s answers 429 beyond the queue, and serves those within',
    async (path) => {
      const within = [send(path, path), send(path, path)];
      await expect.poll(() => loadOf(service)).toEqual([1, 1]);
      for (const refused of [await send(path, path), await send(path, path)]) {
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
        expect((await envelopeOf(refused, 429)).code).toBe(
          'error/common/access/exceeded-max-concurrent-requests',
        );
      }
      gateOf(path).open();
      for (const served of await Promise.all(within)) expect(served.status).toBe(200);
      expect((await send(path, path)).status).toBe(200);
      expect(await loadOf(service)).toEqual([0, 0]);
    },
  );

  it('one that takes too long is answered 504 and not charged', async () => {
    const { secret } = await service.signUp({ billing: 'prepaid', credits: 1 });
    const hang = post(secret, bodyFor({ outcome: 'hang' }), { 'Idempotency-Key': 'k' });
    const envelope = await envelopeOf(await service.fetch('/pdf2', hang), 504);
    expect(envelope).toMatchObject({ code: 'error/common/exception', blame: 'SPIKE' });
    expect(envelope).toMatchObject({ creditBalance: 1, creditsDeducted: 0 });
    const ok = post(secret, bodyFor({ outcome: 'BankStatementNormal' }));
    expect((await envelopeOf(await service.fetch('/pdf2', ok), 200)).creditBalance).toBe(0);
  });
});

describe('one account', () => {
  let service: TestService;
  beforeAll(async () => {
    const settings = { WORKERS: '1', QUEUE: '9', ACCOUNT_REQUESTS: '2', SANDBOX_REQUESTS: '1' };
    service = await openTestService({ settings });
  });
  afterAll(() => service.close());

  it.each([
    { path: '/pdf2', share: 2 },
    { path: '/pdf2test', share: 1 },
  ])('that has its share of $path leaves the other places to others', async ({ path, share }) => {
    const [greedy, other] = [await service.signUp(), await service.signUp()];
    const gate = `share of ${path}`;
    const send = ({ secret }: typeof greedy) =>
      service.fetch(path, post(secret, bodyFor({ outcome: 'BankStatementNormal', gate })));
    const within = Array.from({ length: share }, () => send(greedy));
    await expect.poll(() => loadOf(service)).toEqual([1, share - 1]);
    const refused = await send(greedy);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    const envelope = await envelopeOf(refused, 429);
    expect(envelope.code).toBe('error/common/access/exceeded-max-concurrent-requests');
    expect(envelope.message).toContain(`has ${share} statements under way`);
    const served = send(other);
    gateOf(gate).open();
    for (const answer of await Promise.all([...within, served])) expect(answer.status).toBe(200);
    expect((await send(greedy)).status).toBe(200);
  });
});

it('of a request that finds no place, the body is not read', async () => {
  const service = await openTestService({ settings: { WORKERS: '1', QUEUE: '0' } });
  const { secret } = await service.signUp();
  const gate = 'the only place';
  const first = service.fetch(
    '/pdf2',
    post(secret, bodyFor({ outcome: 'BankStatementNormal', gate })),
  );
  await expect.poll(() => loadOf(service)).toEqual([1, 0]);
  let chunks = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      chunks += 1;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const { headers } = post(secret, bodyFor({ outcome: 'BankStatementNormal' }));
  const late = { method: 'POST', headers: headers ?? {}, body, duplex: 'half' as const };
  expect((await service.fetch('/pdf2', late)).status).toBe(429);
  // One is what a stream has ready before anybody asks.
  expect(chunks).toBeLessThanOrEqual(1);
  gateOf(gate).open();
  expect((await first).status).toBe(200);
  await service.close();
});
