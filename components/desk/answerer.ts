import type { ExtractedBy } from '@/utils/messaging';
import { hostOf, type Text } from '../locale';

/** Who answered, in as few words as a column's head holds. */
export const answererName = (by: ExtractedBy, text: Text): string => {
  if (by.where === 'device') return text('answerer_device');
  return by.sandbox ? text('answerer_sandbox', hostOf(by.baseUrl)) : hostOf(by.baseUrl);
};

/** Who answered, in a sentence. */
export const answererSentence = (by: ExtractedBy, text: Text): string => {
  if (by.where === 'service')
    return text(by.sandbox ? 'answered_sandbox' : 'answered_service', hostOf(by.baseUrl));
  return by.insteadOf === undefined
    ? text('answered_device')
    : text('answered_instead', hostOf(by.insteadOf));
};
