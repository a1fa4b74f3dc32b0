import { describe, expect, it } from 'vitest';
import { sentenceOf } from '@/components/failure';
import { languageOf } from '@/test/support/page-parts';
import { FailCode, ServiceErrorCode } from '@/utils/contract';
import type { CaptureFailure, JobFailure } from '@/utils/messaging';

const language = languageOf();
const codes = [...FailCode.options, ...ServiceErrorCode.options];

const answered = (code: string, data?: unknown): JobFailure => ({
  kind: 'nonSuccess',
  code,
  message: 'As the service words it.',
  data,
});

const captures: CaptureFailure[] = [
  { kind: 'capture', reason: 'notPdf', got: 'html' },
  { kind: 'capture', reason: 'notPdf', got: 'empty' },
  { kind: 'capture', reason: 'notPdf', got: 'other' },
  { kind: 'capture', reason: 'refused', status: 403 },
  { kind: 'capture', reason: 'tooBig', bytes: 80_000_000, limit: 64_000_000 },
  ...(
    [
      'gone',
      'unreachable',
      'noAccess',
      'notLetIn',
      'mustDrop',
      'interrupted',
      'unreadable',
      'storageFull',
    ] as const
  ).map((reason): CaptureFailure => ({ kind: 'capture', reason })),
];

const kinds: JobFailure[] = [
  { kind: 'invalidInputs', messages: ['buffer must be base64'] },
  { kind: 'tooBig', bytes: 20_000_000, limit: 15_000_000 },
  { kind: 'timeout', afterMs: 60_000 },
  { kind: 'networkDown', detail: 'ECONNREFUSED' },
  {
    kind: 'unknownStatus',
    status: 404,
    code: undefined,
    message: undefined,
    retryAfterSeconds: undefined,
  },
  answered('pdf/fail/never-heard-of'),
  ...(['notJson', 'wrongShape', 'tooLong', 'redirected'] as const).map((reason): JobFailure => ({
    kind: 'badAnswer',
    reason,
    detail: 'data.parser',
  })),
  ...(['noService', 'noToken', 'noAccess'] as const).map((reason): JobFailure => ({
    kind: 'setup',
    reason,
  })),
];

const statusFailure = (status: number, retryAfterSeconds?: number): JobFailure => ({
  kind: 'unknownStatus',
  status,
  code: undefined,
  message: undefined,
  retryAfterSeconds,
});

describe('sentenceOf', () => {
  it.each(codes)('says what happened and what to do for %s', (code) => {
    const { what, next } = sentenceOf(answered(code), language);
    expect(what).toMatch(/^[A-Z].*\.$/);
    expect(next).toMatch(/^[A-Z].*\.$/);
  });
  it.each([...captures, ...kinds])('says what happened and what to do for %j', (failure) => {
    const { what, next } = sentenceOf(failure, language);
    expect(what).toMatch(/^[A-Z].*\.$/);
    expect(next).toMatch(/^[A-Z].*\.$/);
  });
  it('tells all codes apart', () => {
    const sentences = codes.map((code) => sentenceOf(answered(code), language).what);
    expect(new Set(sentences).size).toBe(codes.length);
  });
  it('keeps codes and statuses out of the sentence, and in the details', () => {
    for (const failure of [...codes.map((code) => answered(code)), ...kinds, ...captures]) {
      const { what, next } = sentenceOf(failure, language);
      expect(`${what} ${next}`).not.toMatch(/pdf\/|error\/|\b[45]\d\d\b/);
    }
    expect(sentenceOf(answered('pdf/fail/image-pdf'), language).details).toEqual([
      'Code: pdf/fail/image-pdf',
      'As the service words it.',
    ]);
  });
  it('words an error status by the code in its body', () => {
    const failure: JobFailure = {
      kind: 'unknownStatus',
      status: 401,
      code: 'error/common/dev/authorization',
      message: undefined,
      retryAfterSeconds: undefined,
    };
    expect(sentenceOf(failure, language).what).toContain('token');
  });
  it('tells every failure of a service apart', () => {
    const said = { code: 'error/common/exception', message: 'As the service words it.' };
    const all: JobFailure[] = [
      ...kinds,
      { kind: 'invalidInputs', messages: [], said },
      { kind: 'timeout', afterMs: undefined, said },
      ...[401, 402, 403, 405, 429, 500, 503, 418].map((status) => statusFailure(status)),
    ];
    const sentences = all.map((failure) => sentenceOf(failure, language).what);
    expect(new Set(sentences).size).toBe(all.length);
  });
  it('says when to come back where the service says so', () => {
    expect(sentenceOf(statusFailure(429, 90), language).next).toBe('Try again in 90 seconds.');
    expect(sentenceOf(statusFailure(503, 1), language).next).toBe('Try again in 1 second.');
    expect(sentenceOf(statusFailure(429), language).next).toBe('Try again in a minute.');
  });
  it('says what a refusal cost', () => {
    const failure: JobFailure = {
      kind: 'nonSuccess',
      code: 'pdf/fail/unsupported-pdf',
      message: undefined,
      data: undefined,
      credits: { deducted: -0.1, left: 4.9 },
    };
    expect(sentenceOf(failure, language).details).toContain('Credits spent: 0.1; left: 4.9');
  });
  it('shows what an answer lists or names', () => {
    const matched = sentenceOf(
      answered('pdf/fail/multiple-matching-parsers', ['one', 'two']),
      language,
    );
    expect(matched.details).toEqual(expect.arrayContaining(['one', 'two']));
    const letter = sentenceOf(
      answered('pdf/fail/unsupported-pdf', { name: 'Confirmation letter' }),
      language,
    );
    expect(letter.details).toContain('Confirmation letter');
  });
  it('survives data of any shape', () => {
    for (const data of [null, 7, 'text', [{ a: 1 }], { name: 7 }])
      expect(sentenceOf(answered('pdf/fail/auto-detect', data), language).what).not.toBe('');
  });
});
