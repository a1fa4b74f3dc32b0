import type { JobFailure } from '@/utils/messaging';
import { hostOf, type Language, type MessageKey } from '../locale';
import { detailsOf } from './details';
import {
  BAD_ANSWER_WORDING,
  CAPTURE_WORDING,
  CODE_WORDING,
  KIND_WORDING,
  NOT_SENT,
  SERVICE_TIMEOUT,
  SETUP_WORDING,
  STATUS_WORDING,
  type NextStep,
  type Wording,
} from './wording';

/** A failure as people read it. */
export type Sentence = {
  /** What happened. */
  what: string;
  /** What to do now. */
  next: string;
  step: NextStep;
  /** What the placeholders of the step's verb stand for. */
  of: readonly string[];
  /** Codes and the answerer's own words, for "Details" only. */
  details: string[];
};

const byCode = new Map<string, Wording>(Object.entries(CODE_WORDING));

const wordingOf = (failure: JobFailure): Wording => {
  switch (failure.kind) {
    case 'capture':
      return CAPTURE_WORDING[
        failure.reason === 'notPdf'
          ? failure.got === 'other'
            ? 'otherFile'
            : failure.got
          : failure.reason
      ];
    case 'setup':
      return SETUP_WORDING[failure.reason];
    case 'badAnswer':
      return BAD_ANSWER_WORDING[failure.reason];
    case 'unknownStatus':
      return (
        STATUS_WORDING[failure.status] ??
        byCode.get(failure.code ?? '') ??
        KIND_WORDING.unknownStatus
      );
    case 'nonSuccess':
      return byCode.get(failure.code) ?? KIND_WORDING.nonSuccess;
    case 'timeout':
      return failure.said ? SERVICE_TIMEOUT : KIND_WORDING.timeout;
    case 'invalidInputs':
      return failure.said ? KIND_WORDING.invalidInputs : NOT_SENT;
    default:
      return KIND_WORDING[failure.kind];
  }
};

const sizes = (
  failure: { bytes: number; limit: number | undefined },
  { format }: Language,
): string[] => [
  format.megabytes(failure.bytes),
  failure.limit === undefined ? '' : format.megabytes(failure.limit),
];

/** What the texts' placeholders stand for, the button's too. */
const substitutions = (failure: JobFailure, language: Language): string[] => {
  switch (failure.kind) {
    case 'tooBig':
      return sizes(failure, language);
    case 'timeout':
      return failure.afterMs === undefined
        ? []
        : [language.format.count(Math.round(failure.afterMs / 1000))];
    case 'unknownStatus':
      return [String(failure.status)];
    case 'capture':
      if (failure.reason === 'otherHost') return [hostOf(failure.host)];
      return failure.reason === 'tooBig' ? sizes(failure, language) : [];
    default:
      return [];
  }
};

/** What to do now; where the service named a time to come back, that. */
const nextOf = (failure: JobFailure, next: MessageKey, { text }: Language): string => {
  const seconds = failure.kind === 'unknownStatus' ? failure.retryAfterSeconds : undefined;
  return next === 'next_tryLater' && seconds !== undefined
    ? text.count('next_tryAfter', seconds)
    : text(next);
};

/** A failure as people read it: what happened, what to do now, and the codes apart. */
export const sentenceOf = (failure: JobFailure, language: Language): Sentence => {
  const { what, next, step } = wordingOf(failure);
  const of = substitutions(failure, language);
  return {
    what: language.text(what, ...of),
    next: nextOf(failure, next, language),
    step,
    of,
    details: detailsOf(failure, language),
  };
};
