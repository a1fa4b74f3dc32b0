import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, gateOf, openTestService, rawRequest } from '@/test/support/service';
import { AnyEnvelope, bodyFor } from '@/test/conformance/service/subject';

const body = () => bodyFor({ outcome: 'BankStatementNormal' });
const envelopeIn = (answer: string): AnyEnvelope =>
  AnyEnvelope.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)));

describe('what clients do to a connection', () => {
  let service: TestService;
  let token = '';
  let account = '';
  beforeAll(async () => {
    const settings = { BODY_TIMEOUT_SECONDS: '1' };
    service = await openTestService({ listen: true, settings });
    const signedUp = await service.signUp();
    token = signedUp.secret;
    account = signedUp.account.id;
  });
  afterAll(() => service.close());
  const head = (length: number | string, extra = '', bearer = token) =>
    `POST /pdf2 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer ${bearer}\r\n${extra}${
      length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
    }\r\n\r\n`;
  const recorded = (accountId = account) =>
    service.database.db
      .selectFrom('requests')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();

  it('a byte a second is closed by the time limit', async () => {
    const slow = rawRequest(service.url, [head(1_000), ...'{"file":"a","buffer":"JVBER'], {
      pauseMs: 250,
    });
    const answer = await slow;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/^connection: close/im);
    expect(envelopeIn(answer).code).toBe('error/common/dev/invalid-inputs');
  });

  it('a Content-Length above what is sent is closed by the time limit', async () => {
    const answer = await rawRequest(service.url, [head(body().length + 10) + body()]);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a Content-Length below what is sent is two requests, the second no HTTP', async () => {
    const answer = await rawRequest(service.url, [head(20) + body()]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('error/common/dev/invalid-inputs');
  });

  it('a Content-Length that says 16 MiB is refused before they are sent', async () => {
    const answer = await rawRequest(service.url, [head(16 * 1024 * 1024)]);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(envelopeIn(answer).code).toBe('error/common/dev/invalid-inputs');
  });

  it('16 MiB without a Content-Length are refused when the limit is passed', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'A');
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), piece, Buffer.from('\r\n')]);
    const answer = await rawRequest(service.url, [
      head('chunked'),
      ...Array<Buffer>(16).fill(chunk),
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('a health check by HTTP/1.0, without a Host, is answered', async () => {
    const answer = await rawRequest(service.url, ['GET /ready HTTP/1.0\r\n\r\n']);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('what is no HTTP is answered with an envelope', async () => {
    const answer = await rawRequest(service.url, ['HELLO THERE\r\n\r\n']);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(envelopeIn(answer).blame).toBe('CLIENT');
  });

  it('headers too big are answered with an envelope', async () => {
    const answer = await rawRequest(service.url, [head(2, `X-Big: ${'a'.repeat(20_000)}\r\n`)]);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(envelopeIn(answer).blame).toBe('CLIENT');
  });

  it('a client that hangs up in the middle of its body costs nothing', async () => {
    const before = (await recorded()).length;
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.write(head(1_000) + '{"file":');
    await sleep(50);
    socket.destroy();
    await sleep(100);
    expect(await recorded()).toHaveLength(before);
  });

  it.each(['metered', 'prepaid'] as const)(
    'a client that hangs up while it waits is charged once, %s',
    async (billing) => {
      const its = await service.signUp({ billing, credits: 5 });
      const gate = `hang-up-${billing}`;
      const text = bodyFor({ outcome: 'BankStatementNormal', gate });
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      socket.write(head(text.length, '', its.secret) + text);
      const metrics = async () => (await fetch(`${service.url}/metrics`)).text();
      await expect.poll(metrics).toContain('counterfoil_extractions_running 1');
      socket.destroy();
      await once(socket, 'close');
      gateOf(gate).open();
      const mine = () => recorded(its.account.id);
      await expect.poll(async () => (await mine()).at(-1)?.state).toBe('charged');
      expect(await mine()).toMatchObject([{ cost_millis: 1_000, token_id: its.token.id }]);
    },
  );

  it('and the service goes on', async () => {
    const text = body();
    const answer = await rawRequest(service.url, [
      head(text.length, 'Connection: close\r\n') + text,
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});
