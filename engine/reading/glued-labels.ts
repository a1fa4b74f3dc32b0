import type { Line } from '../layout';
import type { Word } from '../pdf';
import { fold } from '../text';
import { dateIn } from './date-in-word';
import { mayBeRange, rangeParts } from './glued-ranges';
import type { Lexicon } from './lexicon';
import type { Texts } from './texts';

/** `上期余额：15,204.66`, `Balance:1,204.66`: a label, a colon and a figure without a space. */
const GLUED = /^(\P{N}*\p{L}[:：])([^:：]*\d[^:：]*)$/u;

/** `DATE........AMOUNT.DETAILS`: names of columns on one line of leaders. */
const LED = /\p{L}\.{3,}\p{L}/u;
const DOTS = /(\.+)/;

/** `05.12./06.12.`: the day that it was entered and the one that it counts from. */
const TWO_DAYS = /^(\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?)(\/)(\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?)$/;

/** Words of a label before the one that bears its colon. */
const MOST_BEFORE = 4;

/** A word in pieces, each as wide as its letters are many. */
function inPieces(word: Word, pieces: readonly string[]): Word[] {
  const width = (word.x1 - word.x0) / word.text.length;
  let x0 = word.x0;
  return pieces.map((text) => {
    const piece = { ...word, text, x0, x1: x0 + width * text.length };
    x0 = piece.x1;
    return piece;
  });
}

/** Names of columns that nothing but leaders part; these are left out, and the names stand apart for even one dot. */
function withoutLeaders(word: Word, lexicon: Lexicon): Word[] {
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

/**
 * Parts names of columns from the leaders between them, two dates with a stroke between them, a balance's or a sum's label from the figure that is set against its colon, a fact's from its date, and two
 * dates from each other, so that all are found. `words` and `figures` are what the lines print.
 */
export function partLabels(
  lines: readonly Line[],
  { words, figures }: Pick<Texts, 'words' | 'figures'>,
  lexicon: Lexicon,
): readonly Line[] {
  const glued = new Set(
    words.filter((text) => GLUED.test(text) || mayBeRange(text) || LED.test(text)),
  );
  for (const text of figures) if (TWO_DAYS.test(text)) glued.add(text);
  if (glued.size === 0) return lines;
  const { balances, totals, facts } = lexicon;
  const ends = (said: readonly string[], dated: boolean): boolean =>
    said.some((_, from) =>
      (dated ? [facts] : [balances, totals]).some(
        (phrases) => phrases.at(said, from)?.to === said.length,
      ),
    );
  const range = (line: Line, i: number, word: Word): Word[] => {
    const parts = rangeParts(line, i, lexicon);
    return parts ? inPieces(word, parts) : [word];
  };
  const twoDays = (word: Word): Word[] => {
    const pieces = TWO_DAYS.exec(word.text)?.slice(1) ?? [];
    const days = pieces.filter((text) => text !== '/');
    return days.every((text) => dateIn(text, lexicon))
      ? inPieces(word, pieces).filter(({ text }) => text !== '/')
      : [word];
  };
  return lines.map((line) => {
    if (!line.words.some(({ text }) => glued.has(text))) return line;
    const parted = line.words.flatMap((word, i): Word[] => {
      if (LED.test(word.text)) return withoutLeaders(word, lexicon);
      if (TWO_DAYS.test(word.text)) return twoDays(word);
      const [, label, figure] = GLUED.exec(word.text) ?? [];
      if (label === undefined || figure === undefined) return range(line, i, word);
      const before = line.words.slice(Math.max(0, i - MOST_BEFORE), i).map(({ text }) => text);
      const [name, rest] = inPieces(word, [label, figure]);
      if (!name || !rest) return [word];
      const alone = { ...line, words: [rest] };
      const [first = figure] = rangeParts(alone, 0, lexicon) ?? [];
      const dated = dateIn(first, lexicon) !== undefined;
      return ends([...before, label].map(fold), dated) ? [name, ...range(alone, 0, rest)] : [word];
    });
    return parted.length === line.words.length ? line : { ...line, words: parted };
  });
}
