import { z } from 'zod';
import {
  Authenticity,
  AuthenticityScore,
  Blame,
  ResultType,
  STATEMENT_COMMON_CODE,
  SUCCESS_CODES,
} from './codes';
import { fromCommon, StatementCommon } from './common';
import { StatementData } from './data';
import type { Envelope } from './envelope';
import { fromV1 } from './from-v1';
import { SuccessEnvelopeV1 } from './v1';

/** What every answer has; a value that this client does not know in a field that it can do without is left out. */
const AnyAnswer = z.looseObject({
  requestId: z.string(),
  code: z.string(),
  type: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  data: z.unknown().optional(),
  message: z.string().optional().catch(undefined),
  blame: Blame.optional().catch(undefined),
  authenticity: Authenticity.optional().catch(undefined),
  score: AuthenticityScore.optional().catch(undefined),
  creditBalance: z.number().optional().catch(undefined),
  creditsDeducted: z.number().optional().catch(undefined),
});
type AnyAnswer = z.infer<typeof AnyAnswer>;

/** `path`: where in the answer it is not as the contract has it; names of fields only, nothing of the statement. */
export type AnswerRead = { ok: true; envelope: Envelope } | { ok: false; path: string };

/**
 * Reads an answer of any service that speaks the contract, with a code it does not know too, into the one shape
 * that everything after it knows.
 * @param shape the earlier one of `/pdf`, or that of `/pdf2` and `/pdf2test`
 */
export function readAnswer(answer: unknown, shape: 'v1' | 'v2'): AnswerRead {
  const read = AnyAnswer.safeParse(answer);
  if (!read.success) return unread(read.error);
  const { type, data, ...envelope } = read.data;
  if (type !== ResultType.SUCCESS) return { ok: true, envelope: { ...envelope, type, data } };
  const statement = shape === 'v1' ? readV1(read.data) : readData(read.data);
  if (!statement.success) return unread(statement.error);
  if (statement.data.type === 'CreditCardBreakdownMultiUser' && statement.data.all.length === 0)
    return { ok: false, path: 'data.all' };
  const code = SUCCESS_CODES[statement.data.type];
  return { ok: true, envelope: { ...envelope, code, type, data: statement.data } };
}

type Parsed<T> = { success: true; data: T } | { success: false; error: z.ZodError };

function readData({ code, data }: AnyAnswer): Parsed<StatementData> {
  if (code !== STATEMENT_COMMON_CODE) return within('data', StatementData, data);
  const common = within('data', StatementCommon, data);
  return common.success ? { success: true, data: fromCommon(common.data) } : common;
}

function readV1(answer: AnyAnswer): Parsed<StatementData> {
  const v1 = SuccessEnvelopeV1.safeParse(answer);
  return v1.success ? { success: true, data: fromV1(v1.data) } : v1;
}

/** Parses a part, its problems told by their place in the whole. */
const within = <T>(name: string, schema: z.ZodType<T>, value: unknown): Parsed<T> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed;
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] }));
  return { success: false, error: new z.ZodError(issues) };
};

const unread = ({ issues }: z.ZodError): AnswerRead => ({
  ok: false,
  path: issues[0]?.path.join('.') ?? '',
});
