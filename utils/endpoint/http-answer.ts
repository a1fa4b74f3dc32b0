import type { BadAnswer, Failure } from '@/utils/contract';

/** An answer's text, or why it can't be had. */
export type AnswerText = { ok: true; text: string } | { ok: false; failure: Failure };

/** A statement of 50,000 rows is some 20 MiB; more is no statement. */
export const MAX_ANSWER_BYTES = 32 * 1024 ** 2;

export const badAnswer = (reason: BadAnswer, detail: string): Failure => ({
  kind: 'badAnswer',
  reason,
  detail,
});

/** Reads a body no further than the limit, whatever its headers promise. Rejects where it breaks off. */
export async function readText(response: Response): Promise<AnswerText> {
  const tooLong = (): AnswerText => ({
    ok: false,
    failure: badAnswer('tooLong', `> ${MAX_ANSWER_BYTES / 1024 ** 2} MiB`),
  });
  if (Number(response.headers.get('content-length')) > MAX_ANSWER_BYTES) {
    await response.body?.cancel();
    return tooLong();
  }
  if (!response.body) return { ok: true, text: '' };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MAX_ANSWER_BYTES) {
      await reader.cancel();
      return tooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
  return { ok: true, text: text + decoder.decode() };
}

/** Seconds until the time that `Retry-After` names: a number of them, or a date. Undefined where it names none. */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
