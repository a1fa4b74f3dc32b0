import { z } from 'zod';
import type { JobFailure } from '@/utils/messaging';
import type { Language } from '../locale';
import {
  CAPTURE_WORDING,
  CODE_WORDING,
  KIND_WORDING,
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
  /** Codes and the answerer's own words, for "Details" only. */
  details: string[];
};

const byCode = new Map<string, Wording>(Object.entries(CODE_WORDING));

/** `data` of the answers that list or name something (contract §5). */
const Messages = z.array(z.string());
const Named = z.looseObject({
  name: z.string().optional(),
  notes: z.string().optional(),
  type: z.string().optional(),
  message: z.string().optional(),
});

/** What an answer's `data` says, as lines for "Details". */
const linesOf = (data: unknown): string[] => {
  const messages = Messages.safeParse(data);
  if (messages.success) return messages.data;
  const named = Named.safeParse(data);
  if (!named.success) return [];
  const { name, type, notes, message } = named.data;
  return [name, type, notes, message].filter((line) => line !== undefined);
};

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
    case 'nonSuccess':
    case 'unknownStatus':
      return byCode.get(failure.code ?? '') ?? KIND_WORDING[failure.kind];
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

/** What the texts' placeholders stand for. */
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
      return failure.reason === 'tooBig' ? sizes(failure, language) : [];
    default:
      return [];
  }
};

const details = (failure: JobFailure, language: Language): string[] => {
  const { text } = language;
  switch (failure.kind) {
    case 'capture':
      return failure.reason === 'refused' ? [text('details_status', String(failure.status))] : [];
    case 'invalidInputs':
      return failure.messages;
    case 'networkDown':
      return [failure.detail];
    case 'unknownStatus':
      return [
        text('details_status', String(failure.status)),
        ...(failure.code === undefined ? [] : [text('details_code', failure.code)]),
        ...(failure.message === undefined ? [] : [failure.message]),
      ];
    case 'nonSuccess':
      return [
        text('details_code', failure.code),
        ...(failure.message === undefined ? [] : [failure.message]),
        ...linesOf(failure.data),
      ];
    case 'tooBig':
    case 'timeout':
      return [];
  }
};

/** A failure as people read it: what happened, what to do now, and the codes apart. */
export const sentenceOf = (failure: JobFailure, language: Language): Sentence => {
  const { what, next, step } = wordingOf(failure);
  return {
    what: language.text(what, ...substitutions(failure, language)),
    next: language.text(next),
    step,
    details: details(failure, language),
  };
};
