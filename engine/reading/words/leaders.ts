import type { Word } from '../../pdf';
import { fold } from '../../text';
import type { Lexicon } from '../vocabulary';
import { inPieces } from './word-pieces';

/** `DATE........AMOUNT.DETAILS`: names of columns on one line of leaders. */
const LED = /\p{L}\.{2,}\p{L}/u;
const DOTS = /(\.+)/;

export const hasLeaders = (text: string): boolean => LED.test(text);

/** Names of columns that nothing but leaders part; these are left out, and the names stand apart for even one dot. */
export function withoutLeaders(word: Word, lexicon: Lexicon): Word[] {
  const pieces = word.text.split(DOTS).filter((text) => text !== '');
  const isDots = (text: string): boolean => text.startsWith('.');
  const names = pieces.every((text) => isDots(text) || lexicon.columns.knows(fold(text)));
  if (!names) return [word];
  const half = (word.x1 - word.x0) / word.text.length / 2;
  return inPieces(word, pieces).flatMap((piece, i, { length }) =>
    isDots(piece.text)
      ? []
      : { ...piece, x0: piece.x0 + (i > 0 ? half : 0), x1: piece.x1 - (i < length - 1 ? half : 0) },
  );
}
