import { endsIn } from './digits';

/** What prints in an unused cell: no text is longer, but for strokes, which begin like none. */
const FILLER = /^(?:[-–—~_.]+|\*+|n\/a|nil)$/i;
export const isFiller = (text: string): boolean =>
  (text.length < 4 || !startsPlain(text)) && FILLER.test(text);

/** Dots that lead from a text to its figure. */
const LEADER = /^(?:[._·]{4,}|…{2,})$/;
export const isLeader = (text: string): boolean => !startsPlain(text) && LEADER.test(text);

/** With a letter of Latin or a digit. */
export function startsPlain(text: string): boolean {
  const c = text.charCodeAt(0) | 0x20;
  return (c >= 97 && c <= 122) || (c >= 48 && c <= 57);
}

/** No filler, sign or ornament, and without dots that lead to a figure. */
const isPlain = (text: string): boolean =>
  startsPlain(text) && !endsIn(text, '.') && !isFiller(text);

/** Words with single spaces, empty ones left out, where all of them are plain; undefined elsewhere. */
export function plainText(words: readonly string[]): string | undefined {
  const texts = words.filter((word) => word !== '');
  return texts.every(isPlain) ? texts.join(' ') : undefined;
}
