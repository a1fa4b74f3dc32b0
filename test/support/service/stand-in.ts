import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { JobAnswer, RunJob } from '@/server';
import { type Envelope, FailCode, ResultType, SchemaName } from '@/utils/contract';
import { sampleSuccess } from '../envelopes';
import { withResolvers } from '../with-resolvers';

/** What the stand-in is told by a PDF's text: the outcome, and how long to take over it. */
const Script = z.object({
  outcome: z.union([SchemaName, FailCode, z.enum(['hang', 'crash'])]),
  ms: z.int().default(0),
  /** Takes until a test opens the gate of this name. */
  gate: z.string().optional(),
  /** To tell two PDFs of the same outcome apart. */
  mark: z.string().default(''),
  password: z.string().optional(),
});
export type Script = z.input<typeof Script>;

/** A "PDF" that has the stand-in do as the script says. */
export const scriptedPdf = (script: Script): Uint8Array =>
  new TextEncoder().encode(`%PDF-1.7 ${JSON.stringify(script)}`);

export const PAGES = 3;

const gates = new Map<string, { opened: Promise<void>; open: () => void }>();

/** What scripts wait for that name it. */
export function gateOf(name: string): { opened: Promise<void>; open: () => void } {
  const known = gates.get(name);
  if (known !== undefined) return known;
  const { promise, resolve } = withResolvers();
  const gate = { opened: promise, open: resolve };
  gates.set(name, gate);
  return gate;
}

/** Takes the engine's place where its outcome is not what is tested. */
export const runScript: RunJob = async (job, signal): Promise<JobAnswer> => {
  const text = new TextDecoder().decode(job.bytes).slice('%PDF-1.7 '.length);
  const { outcome, ms, gate, password } = Script.parse(JSON.parse(text));
  if (gate !== undefined) await gateOf(gate).opened;
  if (outcome === 'hang') await sleep(600_000, undefined, { signal });
  if (outcome === 'crash') throw new Error(`cannot read ${text}`);
  await sleep(ms, undefined, { signal });
  if (password !== undefined && job.password !== password)
    return fail(
      job.requestId,
      job.password === undefined ? 'password-required' : 'password-incorrect',
    );
  const schema = SchemaName.safeParse(outcome);
  if (schema.success) return answered(sampleSuccess(schema.data, job.requestId), PAGES);
  return fail(job.requestId, outcome.slice('pdf/fail/'.length));
};

const answered = (envelope: Envelope, pages: number): JobAnswer => ({
  kind: 'answered',
  envelope,
  pages,
});

const fail = (requestId: string, reason: string): JobAnswer =>
  answered(
    {
      requestId,
      code: `pdf/fail/${reason}`,
      type: ResultType.ERROR,
      message: `It ended with ${reason}.`,
      blame: 'USER',
      authenticity: 'unknown',
      score: 4,
    },
    0,
  );
