import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Subject, bodyFor, envelopeOf, post } from './subject';

const ENDPOINTS = ['/pdf', '/pdf1', '/pdf2', '/pdf2test'];
const INVALID = 'error/common/dev/invalid-inputs';
const valid = { file: 'a.pdf', buffer: 'JVBERi0xLjcK' };

export function describeBadInput(subject: Subject): void {
  let token = '';
  beforeAll(async () => {
    token = (await subject().signUp()).secret;
  });
  const send = (path: string, init: RequestInit) => subject().fetch(path, init);

  describe.each(ENDPOINTS)('%s', (path) => {
    it.each<[string, RequestInit['body']]>([
      ['no body', null],
      ['an empty body', ''],
      ['what is not JSON', '{"file": '],
      ['what is not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
      ['JSON that is no object', '[]'],
      ['no buffer', JSON.stringify({ file: 'a.pdf' })],
      ['no file', JSON.stringify({ buffer: valid.buffer })],
      ['a wrong type of file', JSON.stringify({ ...valid, file: 1 })],
      ['a wrong type of buffer', JSON.stringify({ ...valid, buffer: { a: 1 } })],
      ['a wrong type of pass', JSON.stringify({ ...valid, pass: 1234 })],
      ['a buffer that is not base64', JSON.stringify({ ...valid, buffer: 'JVBERi0x!!!!' })],
      ['a buffer that is no PDF', JSON.stringify({ ...valid, buffer: 'aGVsbG8gd29ybGQ=' })],
    ])('refuses %s with 400 and says what is wrong', async (_, body) => {
      const envelope = await envelopeOf(await send(path, post(token, body)), 400);
      expect(envelope).toMatchObject({ code: INVALID, type: 4 });
      expect(envelope.data).toEqual([expect.stringMatching(/\w/)]);
      expect('blame' in envelope).toBe(path.startsWith('/pdf2'));
    });

    it('names every problem', async () => {
      const answer = await send(path, post(token, JSON.stringify({ file: 1, buffer: 2, pass: 3 })));
      const { data } = await envelopeOf(answer, 400);
      expect(data).toEqual(['file', 'buffer', 'pass'].map((name) => expect.stringContaining(name)));
    });

    it('refuses what is not sent as JSON with 415', async () => {
      const headers = { 'Content-Type': 'text/plain' };
      const answer = await send(path, post(token, JSON.stringify(valid), headers));
      expect((await envelopeOf(answer, 415)).code).toBe(INVALID);
    });

    it('refuses an encoding that it does not know with 415, and says which it does', async () => {
      const answer = await send(path, post(token, 'x', { 'Content-Encoding': 'br' }));
      await envelopeOf(answer, 415);
      expect(answer.headers.get('accept-encoding')).toBe('gzip, deflate');
    });

    it('refuses what is not as its encoding says with 400', async () => {
      const answer = await send(path, post(token, 'hello', { 'Content-Encoding': 'gzip' }));
      expect((await envelopeOf(answer, 400)).code).toBe(INVALID);
    });

    it('refuses a body that is cut off in the middle of its compression with 400', async () => {
      const body = new Uint8Array(gzipSync(JSON.stringify(valid)).subarray(0, 30));
      const answer = await send(path, post(token, body, { 'Content-Encoding': 'gzip' }));
      expect((await envelopeOf(answer, 400)).code).toBe(INVALID);
    });

    it('refuses 16 MiB with 413', async () => {
      const body = JSON.stringify({ ...valid, buffer: `JVBER${'A'.repeat(16 * 1024 * 1024)}` });
      expect((await envelopeOf(await send(path, post(token, body)), 413)).code).toBe(INVALID);
    });

    it('refuses what only unpacked is too big with 413', async () => {
      const body = new Uint8Array(gzipSync(Buffer.alloc(64 * 1024 * 1024, ' ')));
      expect(body.length).toBeLessThan(100_000);
      const answer = await send(path, post(token, body, { 'Content-Encoding': 'gzip' }));
      expect((await envelopeOf(answer, 413)).code).toBe(INVALID);
    });

    it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('refuses %s with 405 and Allow', async (method) => {
      const answer = await send(path, { method, headers: { Authorization: `Bearer ${token}` } });
      expect((await envelopeOf(answer, 405)).code).toBe(INVALID);
      expect(answer.headers.get('allow')).toContain('POST');
    });

    it('refuses an Idempotency-Key that is none', async () => {
      const headers = { 'Idempotency-Key': 'k'.repeat(256) };
      const body = bodyFor({ outcome: 'BankStatementNormal' });
      const answer = await send(path, post(token, body, headers));
      if (path === '/pdf2test') expect(answer.status).toBe(200);
      else expect((await envelopeOf(answer, 400)).code).toBe(INVALID);
    });
  });

  it.each(['/pdf3', '/', '/pdf2/', '/..%2f', '/tokens/x/y', '/admin'])(
    'answers 404 to %s',
    async (path) => {
      const answer = await send(path, post(token, JSON.stringify(valid)));
      expect([404, 405]).toContain(answer.status);
      if (answer.status === 404) expect((await envelopeOf(answer, 404)).code).toBe(INVALID);
    },
  );

  it('goes on after all of this', async () => {
    const answer = await send('/pdf2', post(token, bodyFor({ outcome: 'BankStatementNormal' })));
    expect((await envelopeOf(answer, 200)).type).toBe(2);
  });
}
