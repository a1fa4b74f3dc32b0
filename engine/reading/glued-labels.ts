import type { Line } from '../layout';
import type { Word } from '../pdf';
import { fold } from '../text';
import { dateIn } from './date-in-word';
import type { Lexicon } from './lexicon';

/** `上期余额：15,204.66`, `Balance:1,204.66`: a label, a colon and a figure without a space. */
const GLUED = /^(\P{N}*\p{L}[:：])([^:：]*\d[^:：]*)$/u;

/** What may part a word: a colon, or what joins dates. */
const MARK = /[:：年]/;

/** Two dates in one word: `令和5年11月1日～令和6年1月31日`. */
const RANGE = /^(.*年.*?)([~～〜–—-])(.*[年月].*)$/u;

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

/**
 * Parts a balance's or a sum's label from the figure that is set against its colon, a fact's from its date, and two
 * dates from each other, so that all are found.
 */
export function partLabels(lines: readonly Line[], lexicon: Lexicon): Line[] {
  const { balances, totals, facts } = lexicon;
  const ends = (words: readonly string[], dated: boolean): boolean =>
    words.some((_, from) =>
      (dated ? [facts] : [balances, totals]).some(
        (phrases) => phrases.at(words, from)?.to === words.length,
      ),
    );
  const range = (word: Word): Word[] => {
    const [, from, by, to] = RANGE.exec(word.text) ?? [];
    return from !== undefined && by !== undefined && to !== undefined && areDates(from, to)
      ? inPieces(word, [from, by, to])
      : [word];
  };
  const areDates = (...texts: string[]): boolean => texts.every((text) => dateIn(text, lexicon));
  return lines.map((line) => {
    if (!line.words.some(({ text }) => MARK.test(text))) return line;
    const words = line.words.flatMap((word, i): Word[] => {
      const [, label, figure] = GLUED.exec(word.text) ?? [];
      if (label === undefined || figure === undefined) return range(word);
      const before = line.words.slice(Math.max(0, i - MOST_BEFORE), i).map(({ text }) => text);
      const [, first] = RANGE.exec(figure) ?? [];
      if (!ends([...before, label].map(fold), areDates(first ?? figure))) return [word];
      const [name, rest] = inPieces(word, [label, figure]);
      return name && rest ? [name, ...range(rest)] : [word];
    });
    return words.length === line.words.length ? line : { ...line, words };
  });
}
