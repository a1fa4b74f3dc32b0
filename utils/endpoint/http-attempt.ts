import { type Envelope, isSuccess, readAnswer } from '@/utils/contract';
import { badAnswer, readText, retryAfter } from './http-answer';
import { requestBody } from './http-body';
import { failureOfEnvelope, failureOfStatus } from './http-failure';
import type { ServiceAccess } from './service-access';
import type { ExtractionOutcome, ExtractionRequest } from './types';

/** One request and its answer. Rejects when the signal says so, with nothing else. */
export async function attempt(
  access: ServiceAccess,
  request: ExtractionRequest & { key: string },
  { fetch, now }: { fetch: typeof globalThis.fetch; now: () => number },
  signal: AbortSignal,
): Promise<ExtractionOutcome> {
  const { baseUrl, path, token } = access;
  const url = `${baseUrl}/${path}`;
  const noAnswer: ExtractionOutcome = { ok: false, failure: { kind: 'networkDown', detail: url } };
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': request.key,
      },
      body: requestBody(request.bytes, { name: request.name, password: request.password }),
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    });
  } catch {
    signal.throwIfAborted();
    return noAnswer;
  }
  // Browsers don't say where to; that it is elsewhere is enough.
  if (response.type === 'opaqueredirect' || isRedirect(response.status))
    return { ok: false, failure: badAnswer('redirected', url) };
  let answer;
  try {
    answer = await readText(response);
  } catch {
    signal.throwIfAborted();
    return noAnswer;
  }
  if (!answer.ok) return { ok: false, failure: answer.failure };
  // A service may repeat what it was sent; the token must not come into anything that is kept or shown.
  const value = parse(token === '' ? answer.text : answer.text.replaceAll(token, '•••'));
  const shape = path === 'pdf' ? 'v1' : 'v2';
  const read = value && readAnswer(value.json, shape);
  if (!response.ok) {
    const envelope = read?.ok ? read.envelope : undefined;
    const seconds = retryAfter(response.headers.get('retry-after'), now());
    const answered = { status: response.status, envelope, retryAfterSeconds: seconds };
    const failure = failureOfStatus({ ...answered, bytes: request.bytes.length });
    return { ok: false, failure, ...(envelope && { envelope }) };
  }
  if (!read) return { ok: false, failure: badAnswer('notJson', url) };
  if (!read.ok) return { ok: false, failure: badAnswer('wrongShape', read.path) };
  return outcomeOf(read.envelope, path === 'pdf2test');
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

function parse(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function outcomeOf(envelope: Envelope, sandbox: boolean): ExtractionOutcome {
  if (isSuccess(envelope))
    return { ok: true, envelope: sandbox ? { ...envelope, sandbox } : envelope };
  return { ok: false, failure: failureOfEnvelope(envelope), envelope };
}
