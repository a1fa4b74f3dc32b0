import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, gateOf, openTestService } from '@/test/support/service';
import { bodyFor, envelopeOf, post } from '@/test/conformance/service/subject';

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
  const load = async () => {
    const metrics = await (await service.fetch('/metrics')).text();
    return [...metrics.matchAll(/^counterfoil_extractions_\w+ (\d+)$/gm)].map(([, n]) => Number(n));
  };

  it.each(['/pdf', '/pdf2', '/pdf2test'])(
    '%s answers 429 beyond the queue, and serves those within',
    async (path) => {
      const within = [send(path, path), send(path, path)];
      await expect.poll(load).toEqual([1, 1]);
      for (const refused of [await send(path, path), await send(path, path)]) {
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
        expect((await envelopeOf(refused, 429)).code).toBe(
          'error/common/access/exceeded-max-concurrent-requests',
        );
      }
      gateOf(path).open();
      for (const served of await Promise.all(within)) expect(served.status).toBe(200);
      expect((await send(path, path)).status).toBe(200);
      expect(await load()).toEqual([0, 0]);
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
