import { z } from 'zod';
import { Authenticity, AuthenticityScore, Blame, ResultType, SUCCESS_CODES } from './codes';
import { StatementData } from './data';

/** Fields that `/pdf2` adds to every answer (contract §2). */
const provenance = {
  authenticity: Authenticity.optional(),
  score: AuthenticityScore.optional(),
  creditBalance: z.number().optional(),
  /** Negative; 0 when free. */
  creditsDeducted: z.number().optional(),
};

export const SuccessEnvelope = z.looseObject({
  requestId: z.string(),
  code: z.enum(SUCCESS_CODES),
  type: z.literal(ResultType.SUCCESS),
  data: StatementData,
  /** The sandbox's limited answer, not the whole statement (ours; the client marks what it got there). */
  sandbox: z.boolean().optional(),
  ...provenance,
});
export type SuccessEnvelope = z.infer<typeof SuccessEnvelope>;

/** Any answer that is not a success; `code` may be one that this client does not know. */
export const ErrorEnvelope = z.looseObject({
  requestId: z.string(),
  code: z.string(),
  type: z.union([z.literal(0), z.literal(1), z.literal(3), z.literal(4)]),
  message: z.string().optional(),
  data: z.unknown().optional(),
  blame: Blame.optional(),
  ...provenance,
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

/** Every JSON answer of `/pdf2` and of the engine. */
export const Envelope = z.union([SuccessEnvelope, ErrorEnvelope]);
export type Envelope = z.infer<typeof Envelope>;

export const isSuccess = (envelope: Envelope): envelope is SuccessEnvelope =>
  envelope.type === ResultType.SUCCESS;
