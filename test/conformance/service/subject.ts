import { expect } from 'vitest';
import { z } from 'zod';
import type { TestService } from '@/test/support/service';
import { type Script, scriptedPdf } from '@/test/support/service';

/** How each suite gets the service that it tests. */
export type Subject = () => TestService;

/** Fields that every answer has (contract §2). */
export const AnyEnvelope = z.looseObject({
  requestId: z.uuid({ version: 'v4' }),
  code: z.string(),
  type: z.int(),
  message: z.string().optional(),
  blame: z.string().optional(),
  data: z.unknown().optional(),
  creditBalance: z.number().optional(),
  creditsDeducted: z.number().optional(),
});
export type AnyEnvelope = z.infer<typeof AnyEnvelope>;

export const bodyFor = (script: Script, pass?: string): string =>
  JSON.stringify({
    file: 'statement.pdf',
    buffer: Buffer.from(scriptedPdf(script)).toString('base64'),
    ...(pass !== undefined && { pass }),
  });

export const post = (
  token: string | undefined,
  body: RequestInit['body'],
  headers: Record<string, string> = {},
): RequestInit => ({
  method: 'POST',
  body: body ?? null,
  headers: {
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...headers,
  },
});

/** The envelope of an answer with that status. */
export async function envelopeOf(answer: Response, status: number): Promise<AnyEnvelope> {
  const text = await answer.text();
  expect(answer.status, text).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  return AnyEnvelope.parse(JSON.parse(text));
}
