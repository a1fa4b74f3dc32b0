/**
 * Why an extraction gave no statement: the kinds that a client tells apart (contract §6).
 * `status` is the HTTP status; `code` and `message` come from the answer's envelope where it had one.
 */
export type Failure =
  | { kind: 'invalidInputs'; messages: string[] }
  | { kind: 'tooBig'; bytes: number; limit: number | undefined }
  | { kind: 'timeout'; afterMs: number | undefined }
  | { kind: 'networkDown'; detail: string }
  | {
      kind: 'unknownStatus';
      status: number;
      code: string | undefined;
      message: string | undefined;
      retryAfterSeconds: number | undefined;
    }
  | { kind: 'nonSuccess'; code: string; message: string | undefined; data: unknown };

export type FailureKind = Failure['kind'];
