import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NewTokenView, TokenView } from '@/server';
import type { SignedUp } from '@/server';
import { type Subject, bodyFor, envelopeOf, post } from './subject';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const statement = bodyFor({ outcome: 'BankStatementNormal' });

export function describeTokens(subject: Subject): void {
  let account: SignedUp;
  beforeAll(async () => {
    account = await subject().signUp();
  });
  const authorised = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  const create = async (body: object, token = account.secret) => {
    const answer = await subject().fetch('/tokens', post(token, JSON.stringify(body)));
    return NewTokenView.parse((await envelopeOf(answer, 201)).data);
  };
  const remove = (id: string, token = account.secret) =>
    subject().fetch(`/tokens/${id}`, { method: 'DELETE', ...authorised(token) });
  const list = async (token = account.secret) => {
    const answer = await subject().fetch('/tokens', authorised(token));
    return z.array(TokenView).parse((await envelopeOf(answer, 200)).data);
  };

  describe('a token that is no good', () => {
    const forged = () => {
      const [, payload = ''] = account.secret.split('.');
      return {
        'none at all': undefined,
        'not a JWT': 'hello',
        'an empty one': '',
        'a garbled one': `${account.secret.slice(0, -4)}AAAA`,
        'a cut one': account.secret.slice(0, -10),
        'alg none': `${base64url({ alg: 'none', typ: 'JWT' })}.${payload}.`,
        'alg none with the signature': `${base64url({ alg: 'none' })}.${payload}.${account.secret.split('.')[2]}`,
        'another algorithm': `${base64url({ alg: 'HS512' })}.${payload}.${account.secret.split('.')[2]}`,
        'another key': sign({ alg: 'HS256' }, payload),
        'an id that is no token': sign(
          { alg: 'HS256' },
          base64url({ iss: 'counterfoil', jti: randomUUID() }),
        ),
        'an id that is no id': sign({ alg: 'HS256' }, base64url({ jti: "' or 1=1 --" })),
      };
    };
    const sign = (header: object, payload: string) => {
      const head = `${base64url(header)}.${payload}`;
      return `${head}.${createHmac('sha256', 'guess').update(head).digest('base64url')}`;
    };

    it.each(['/pdf', '/pdf1', '/pdf2', '/pdf2test'])(
      'is refused by %s with 401, however it is no good',
      async (path) => {
        for (const [what, token] of Object.entries(forged())) {
          const answer = await subject().fetch(path, post(token, statement));
          const envelope = await envelopeOf(answer, 401);
          expect(envelope.code, what).toBe('error/common/dev/authorization');
          expect(answer.headers.get('www-authenticate'), what).toBe('Bearer');
          expect(envelope).not.toHaveProperty('creditBalance');
        }
      },
    );

    it.each([
      ['GET', '/tokens'],
      ['POST', '/tokens'],
      ['DELETE', `/tokens/${randomUUID()}`],
      ['GET', '/usage'],
      ['GET', '/accounts/me'],
    ])('is refused by %s %s with 401', async (method, path) => {
      for (const token of Object.values(forged())) {
        const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
        const answer = await subject().fetch(path, { method, headers });
        await envelopeOf(answer, 401);
      }
    });

    it('is refused before the body is looked at', async () => {
      const answer = await subject().fetch('/pdf2', post('hello', 'not json'));
      await envelopeOf(answer, 401);
    });

    it('is not Basic', async () => {
      const headers = { Authorization: `Basic ${account.secret}` };
      await envelopeOf(await subject().fetch('/pdf2', post(undefined, statement, headers)), 401);
    });
  });

  it('are listed without their secrets', async () => {
    const { secret } = await subject().signUp();
    await create({ name: 'second' }, secret);
    const answer = await subject().fetch('/tokens', authorised(secret));
    const text = await answer.clone().text();
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/eyJ|hash|secret/);
    expect((await list(secret)).map(({ name }) => name)).toEqual(['first token', 'second']);
  });

  it('made for the account work, and deleted ones stop at once', async () => {
    const { id, token } = await create({ name: 'laptop' });
    expect((await subject().fetch('/pdf2', post(token, statement))).status).toBe(200);
    expect((await envelopeOf(await remove(id), 200)).data).toEqual({ id });
    await envelopeOf(await subject().fetch('/pdf2', post(token, statement)), 401);
    await envelopeOf(await remove(id), 404);
    expect((await list()).map((other) => other.id)).not.toContain(id);
  });

  it('may be deleted by themselves', async () => {
    const { id, token } = await create({ name: 'brief', manages: true });
    await envelopeOf(await remove(id, token), 200);
    await envelopeOf(await remove(id, token), 401);
  });

  it('for the sandbox are refused by production with 403', async () => {
    const { token } = await create({ name: 'tests', access: 'sandbox' });
    expect((await subject().fetch('/pdf2test', post(token, statement))).status).toBe(200);
    for (const path of ['/pdf', '/pdf1', '/pdf2']) {
      const envelope = await envelopeOf(await subject().fetch(path, post(token, statement)), 403);
      expect(envelope.code).toBe('error/common/dev/authorization');
    }
  });

  it('that may not manage are refused by /tokens and /usage with 403', async () => {
    const { token } = await create({ name: 'extension' });
    const { data } = await envelopeOf(await subject().fetch('/pdf2', post(token, statement)), 200);
    expect(data).toMatchObject({ type: 'BankStatementNormal' });
    await envelopeOf(await subject().fetch('/tokens', authorised(token)), 403);
    await envelopeOf(await subject().fetch('/usage', authorised(token)), 403);
    await envelopeOf(await remove(randomUUID(), token), 403);
    const more = post(token, JSON.stringify({ name: 'more', manages: true }));
    await envelopeOf(await subject().fetch('/tokens', more), 403);
  });

  it('of another account can’t be seen or deleted', async () => {
    const other = await subject().signUp();
    await envelopeOf(await remove(other.token.id), 404);
    expect((await list()).map(({ id }) => id)).not.toContain(other.token.id);
    expect((await subject().fetch('/pdf2', post(other.secret, statement))).status).toBe(200);
  });

  it('expire', async () => {
    const expiresAt = new Date(Date.now() + 1_500).toISOString();
    const { token } = await create({ name: 'short', expiresAt });
    expect((await subject().fetch('/pdf2test', post(token, statement))).status).toBe(200);
    await expect
      .poll(async () => (await subject().fetch('/pdf2test', post(token, statement))).status, {
        timeout: 5_000,
      })
      .toBe(401);
  });

  it.each([
    [{}, /name/],
    [{ name: '' }, /name/],
    [{ name: 'x'.repeat(101) }, /name/],
    [{ name: 'x', access: 'root' }, /access/],
    [{ name: 'x', manages: 'yes' }, /manages/],
    [{ name: 'x', expiresAt: 'tomorrow' }, /expiresAt/],
    [{ name: 'x', expiresAt: '2001-01-01T00:00:00Z' }, /expiresAt/],
  ])('are not made from %j', async (body, problem) => {
    const answer = await subject().fetch('/tokens', post(account.secret, JSON.stringify(body)));
    const { data } = await envelopeOf(answer, 400);
    expect(data).toEqual([expect.stringMatching(problem)]);
  });

  it('are not deleted by an id that is none', async () => {
    await envelopeOf(await remove('1%27%20or%201=1'), 400);
  });
}
