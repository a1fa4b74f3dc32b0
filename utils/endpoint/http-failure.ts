import { z } from 'zod';
import type { Envelope, Failure, Said } from '@/utils/contract';

const Messages = z.array(z.string()).min(1);

type Answered = {
  status: number;
  /** Where the body was one. */
  envelope: Envelope | undefined;
  retryAfterSeconds: number | undefined;
  /** Of the PDF that was sent. */
  bytes: number;
};

/** Under which kind an HTTP error is reported (contract §6), with what its envelope says. */
export function failureOfStatus(answered: Answered): Failure {
  const { status, envelope, retryAfterSeconds, bytes } = answered;
  const said: Said = { code: envelope?.code, message: messageOf(envelope) };
  switch (status) {
    case 400: {
      if (said.code !== 'error/common/dev/invalid-inputs') break;
      const listed = Messages.safeParse(envelope?.data);
      return { kind: 'invalidInputs', messages: listed.data ?? textOf(said), said };
    }
    case 408:
    case 504:
      return { kind: 'timeout', afterMs: undefined, said };
    case 413:
      return { kind: 'tooBig', bytes, limit: undefined, said };
  }
  return { kind: 'unknownStatus', status, ...said, retryAfterSeconds };
}

const messageOf = (envelope: Envelope | undefined): string | undefined =>
  typeof envelope?.message === 'string' ? envelope.message : undefined;

const textOf = ({ message }: Said): string[] => (message === undefined ? [] : [message]);

/** The failure of an answer that came with 200 and is no success. */
export function failureOfEnvelope(envelope: Envelope): Failure {
  const { code, data, creditsDeducted, creditBalance } = envelope;
  const isBilled = creditsDeducted !== undefined || creditBalance !== undefined;
  return {
    kind: 'nonSuccess',
    code,
    message: messageOf(envelope),
    data,
    ...(isBilled && { credits: { deducted: creditsDeducted, left: creditBalance } }),
  };
}
