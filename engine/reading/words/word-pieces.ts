import type { Word } from '../../pdf';

/** A word in pieces, each as wide as its letters are many. */
export function inPieces(word: Word, pieces: readonly string[]): Word[] {
  const width = (word.x1 - word.x0) / word.text.length;
  let x0 = word.x0;
  return pieces.map((text) => {
    const piece = { ...word, text, x0, x1: x0 + width * text.length };
    x0 = piece.x1;
    return piece;
  });
}
