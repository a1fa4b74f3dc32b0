import type { Envelope, FailCode } from '@/utils/contract';
import { dataOf, failure, type Provenance, success } from './answer';
import { deadline, TimeIsUp } from './deadline';
import { DEFAULT_LIMITS, type Page, type PdfEngine, type PdfLimits, tookTooLong } from './pdf';
import { readPages } from './read-pages';
import { type Assembly, authenticityOf, NO_STATEMENT } from './statement';

export type ExtractInput = {
  bytes: Uint8Array;
  password?: string | undefined;
  /** UUID that the answer carries. */
  requestId: string;
};

export type ExtractOptions = {
  pdf: PdfEngine;
  limits?: Partial<PdfLimits> | undefined;
  onProgress?: ((progress: { page: number; pages: number }) => void) | undefined;
  /** Milliseconds; without a clock there is no time limit. */
  now?: (() => number) | undefined;
};

/** What the stages made of the document, to be printed and looked at. */
export type Debug = { pages: Page[]; assembly: Assembly | undefined };

export type Extraction = { envelope: Envelope; debug: Debug };

const UNKNOWN: Provenance = { authenticity: 'unknown', score: 4 };

/** What some work comes to; undefined where its time was up before. */
function inTime<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof TimeIsUp) return undefined;
    throw error;
  }
}

/** A PDF's statement as the contract's envelope. Never rejects because of what the file holds. */
export async function extract(input: ExtractInput, options: ExtractOptions): Promise<Extraction> {
  const { bytes, password, requestId } = input;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const check = deadline(options.now, limits.milliseconds);
  const reading = await options.pdf.read(bytes, {
    password,
    limits: options.limits,
    now: options.now,
    onPage: (page, pages) => options.onProgress?.({ page, pages }),
  });
  if (reading.kind === 'failed')
    return {
      envelope: failure(requestId, reading.code, reading.message, 'USER', UNKNOWN),
      debug: { pages: [], assembly: undefined },
    };
  const { pages, facts } = reading;
  const provenance = authenticityOf(facts, pages);
  const fail = (code: FailCode, message: string, data?: { name: string }): Envelope =>
    failure(requestId, code, message, 'USER', provenance, data);
  // What was cut off can't be missed by arithmetic: the rows that are left may well tie.
  if (facts.repaired)
    return {
      envelope: fail('pdf/fail/invalid-pdf', 'The PDF was cut short: rows may be missing.'),
      debug: { pages, assembly: undefined },
    };
  const characters = pages.reduce((sum, page) => sum + page.characters, 0);
  if (characters === 0)
    return {
      envelope: fail('pdf/fail/image-pdf', 'The PDF has no text: it is a scan or a picture.'),
      debug: { pages, assembly: undefined },
    };
  const read = inTime(() => readPages(pages, check));
  if (!read)
    return {
      envelope: fail('pdf/fail/extract-failed', tookTooLong(limits)),
      debug: { pages, assembly: undefined },
    };
  const { assembly, refusal } = read;
  const debug: Debug = { pages, assembly };
  const [first, ...others] = assembly.statements;
  if (refusal || !first) {
    const { code, message, name } = refusal ?? NO_STATEMENT;
    return { envelope: fail(code, message, name === undefined ? undefined : { name }), debug };
  }
  return { envelope: success(requestId, dataOf(first, others), provenance), debug };
}
