/** What an HTTP error's own envelope said, where it had one. */
export type Said = { code: string | undefined; message: string | undefined };

/** What a request cost and what is left, in credits; undefined where the answer does not say. */
export type Credits = { deducted: number | undefined; left: number | undefined };

/**
 * Why an extraction gave no statement: the kinds that a client tells apart (contract §6), and one of ours for
 * answers that are none of the contract's. `status` is the HTTP status; `code` and `message` come from the
 * answer's envelope where it had one.
 */
export type Failure =
  | { kind: 'invalidInputs'; messages: string[]; said?: Said }
  | { kind: 'tooBig'; bytes: number; limit: number | undefined; said?: Said }
  | { kind: 'timeout'; afterMs: number | undefined; said?: Said }
  | { kind: 'networkDown'; detail: string }
  | {
      kind: 'unknownStatus';
      status: number;
      code: string | undefined;
      message: string | undefined;
      retryAfterSeconds: number | undefined;
    }
  | {
      kind: 'nonSuccess';
      code: string;
      message: string | undefined;
      data: unknown;
      credits?: Credits;
    }
  | { kind: 'badAnswer'; reason: BadAnswer; detail: string };

/** What is wrong with an answer that is none of the contract's. */
export type BadAnswer = 'notJson' | 'wrongShape' | 'tooLong' | 'redirected';

export type FailureKind = Failure['kind'];
