import {
  type Authenticity,
  type AuthenticityScore,
  type Blame,
  type Envelope,
  type FailCode,
  ResultType,
  type StatementData,
  SUCCESS_CODES,
} from '@/utils/contract';

export type Provenance = { authenticity: Authenticity; score: AuthenticityScore };

export function success(requestId: string, data: StatementData, provenance: Provenance): Envelope {
  return {
    requestId,
    code: SUCCESS_CODES[data.type],
    type: ResultType.SUCCESS,
    data,
    ...provenance,
  };
}

export function failure(
  requestId: string,
  code: FailCode,
  message: string,
  blame: Blame,
  provenance: Provenance,
  data?: { name: string },
): Envelope {
  return {
    requestId,
    code,
    type: ResultType.ERROR,
    message,
    blame,
    ...(data === undefined ? {} : { data }),
    ...provenance,
  };
}
