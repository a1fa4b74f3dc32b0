import { z } from 'zod';

/** base64 of `%PDF`: how every valid buffer begins. */
export const PDF_BASE64_PREFIX = 'JVBER';

/** The body of `POST /pdf`, `/pdf1`, `/pdf2` and `/pdf2test` (contract §1). */
export const ExtractRequest = z.object({
  /** A file name or any request identifier; never used for extraction. */
  file: z.string(),
  /** The PDF, base64. */
  buffer: z
    .string()
    .startsWith(PDF_BASE64_PREFIX, { error: 'buffer must be a base64 encoded PDF (JVBER…)' }),
  /** The PDF's password; an empty string means none. */
  pass: z.string().optional(),
});
export type ExtractRequest = z.infer<typeof ExtractRequest>;

/** What the public client refuses before sending, in base64 characters (contract §1). */
export const BUFFER_LIMIT_GATEWAY = 6 * 1024 * 1024 - 50_000;
export const BUFFER_LIMIT_DIRECT = 15 * 1024 * 1024 - 50_000;
