import { gzipSync } from 'node:zlib';
import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  Envelope,
  EnvelopeV1,
  FailCode,
  SUCCESS_CODES,
  SchemaName,
  SuccessEnvelope,
  SuccessEnvelopeV1,
} from '@/utils/contract';
import { SAMPLE_ROWS } from '@/test/support/envelopes';
import { type Subject, bodyFor, envelopeOf, post } from './subject';

export function describeExtraction(subject: Subject): void {
  let token = '';
  beforeAll(async () => {
    token = (await subject().signUp()).secret;
  });
  const send = (path: string, ...args: Parameters<typeof bodyFor>) =>
    subject().fetch(path, post(token, bodyFor(...args)));

  describe.each(SchemaName.options)('a %s', (outcome) => {
    it('is answered by /pdf2 in its schema, with its code', async () => {
      const envelope = await envelopeOf(await send('/pdf2', { outcome }), 200);
      expect(SuccessEnvelope.parse(envelope)).toMatchObject({
        type: 2,
        code: SUCCESS_CODES[outcome],
        data: { type: outcome },
        authenticity: 'original',
        score: 1,
        creditsDeducted: -1,
      });
      expect(envelope.creditBalance).toBeTypeOf('number');
      expect(envelope).not.toHaveProperty('blame');
    });

    it.each(['/pdf', '/pdf1'])('is answered by %s in the earlier shape', async (path) => {
      const envelope = await envelopeOf(await send(path, { outcome }), 200);
      expect(SuccessEnvelopeV1.parse(envelope).code).toBe(SUCCESS_CODES[outcome]);
      expect(Object.keys(envelope).toSorted()).toEqual(['code', 'data', 'requestId', 'type']);
      expect([envelope.data].flat()[0]).not.toHaveProperty('type');
    });

    it('is limited by /pdf2test, and free', async () => {
      const envelope = await envelopeOf(await send('/pdf2test', { outcome }), 200);
      const { data, ...rest } = SuccessEnvelope.parse(envelope);
      expect(rest).toMatchObject({ code: SUCCESS_CODES[outcome], creditsDeducted: 0 });
      const parts = data.type === 'CreditCardBreakdownMultiUser' ? data.all : [data];
      expect(parts.length).toBeGreaterThan(0);
      for (const { transactions } of parts) {
        expect(SAMPLE_ROWS).toBeGreaterThan(10);
        expect(transactions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      }
      const text = JSON.stringify(envelope);
      expect(text).not.toMatch(/62-0012-345678|4000 0012 3456|EXAMPLE|Sample Street/);
      expect(text).toContain('5678');
      if (outcome !== 'CreditCardSimple') expect(text).toContain('"numBreaks":0');
    });
  });

  describe.each(FailCode.options)('%s', (outcome) => {
    it.each(['/pdf2', '/pdf2test'])('is an answer of %s with HTTP 200', async (path) => {
      const envelope = await envelopeOf(await send(path, { outcome }), 200);
      expect(Envelope.parse(envelope)).toMatchObject({ code: outcome, type: 4 });
      expect(envelope.message).toMatch(/\w/);
      expect(envelope.blame).toMatch(/^(USER|SPIKE)$/);
    });

    it('is an answer of /pdf without blame', async () => {
      const envelope = await envelopeOf(await send('/pdf', { outcome }), 200);
      expect(EnvelopeV1.parse(envelope)).toMatchObject({ code: outcome, type: 4 });
      expect(Object.keys(envelope).toSorted()).toEqual(['code', 'message', 'requestId', 'type']);
    });
  });

  it('tells a missing password from a wrong one, and an empty one is none', async () => {
    const locked = { outcome: 'BankStatementNormal', password: 'open' } as const;
    const codes = await Promise.all(
      [undefined, '', 'wrong', 'open'].map(async (pass) => {
        const { code } = await envelopeOf(await send('/pdf2', locked, pass), 200);
        return code;
      }),
    );
    expect(codes).toEqual([
      'pdf/fail/password-required',
      'pdf/fail/password-required',
      'pdf/fail/password-incorrect',
      'pdf/success/bank-statement-normal',
    ]);
  });

  it('gives each request an id of its own', async () => {
    const one = await envelopeOf(await send('/pdf2', { outcome: 'CreditCardSimple' }), 200);
    const two = await envelopeOf(await send('/pdf2', { outcome: 'CreditCardSimple' }), 200);
    expect(one.requestId).not.toBe(two.requestId);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
  ])('understands a body sent as %s', async (encoding, compress) => {
    const body = new Uint8Array(compress(bodyFor({ outcome: 'BankStatementNormal' })));
    const headers = { 'Content-Encoding': encoding };
    const answer = await subject().fetch('/pdf2', post(token, body, headers));
    expect((await envelopeOf(answer, 200)).type).toBe(2);
  });

  it('takes more fields than it knows', async () => {
    const body = { ...JSON.parse(bodyFor({ outcome: 'BankStatementNormal' })), webhook: 'x', n: 1 };
    const answer = await subject().fetch('/pdf2', post(token, JSON.stringify(body)));
    expect((await envelopeOf(answer, 200)).type).toBe(2);
  });

  it('answers 200 when the engine crashes on a PDF, and goes on', async () => {
    const envelope = await envelopeOf(await send('/pdf2', { outcome: 'crash' }), 200);
    expect(envelope).toMatchObject({ code: 'pdf/fail/unknown-exception', creditsDeducted: 0 });
    expect(JSON.stringify(envelope)).not.toContain('cannot read');
    expect((await send('/pdf2', { outcome: 'BankStatementNormal' })).status).toBe(200);
  });
}
