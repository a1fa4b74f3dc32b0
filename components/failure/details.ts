import { z } from 'zod';
import type { Credits, Said } from '@/utils/contract';
import type { JobFailure } from '@/utils/messaging';
import type { Language } from '../locale';

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

/** An answer's own code and words. */
const saidLines = (said: Partial<Said> | undefined, { text }: Language): string[] => [
  ...(said?.code === undefined ? [] : [text('details_code', said.code)]),
  ...(said?.message === undefined ? [] : [said.message]),
];

/** What the answer cost, where it says so. */
const costLines = (credits: Credits | undefined, { text, format }: Language): string[] =>
  credits?.deducted === undefined
    ? []
    : [
        text(
          'details_cost',
          format.credits(-credits.deducted),
          credits.left === undefined ? '' : format.credits(credits.left),
        ),
      ];

/** Codes and the answerer's own words, a line each. */
export const detailsOf = (failure: JobFailure, language: Language): string[] => {
  const { text } = language;
  switch (failure.kind) {
    case 'capture':
      return failure.reason === 'refused' ? [text('details_status', String(failure.status))] : [];
    case 'invalidInputs':
      return [...saidLines(failure.said, language), ...failure.messages];
    case 'networkDown':
      return [failure.detail];
    case 'unknownStatus':
      return [text('details_status', String(failure.status)), ...saidLines(failure, language)];
    case 'nonSuccess':
      return [
        ...saidLines(failure, language),
        ...linesOf(failure.data),
        ...costLines(failure.credits, language),
      ];
    case 'badAnswer':
      return failure.detail === '' ? [] : [failure.detail];
    case 'tooBig':
    case 'timeout':
      return saidLines(failure.said, language);
    case 'setup':
      return [];
  }
};
