import type { Line } from '../layout';
import type { Word } from '../pdf';
import { fold } from '../text';
import type { Lexicon } from './lexicon';

/** `上期余额：15,204.66`, `Balance:1,204.66`: a label, a colon and a figure without a space. */
const GLUED = /^(\P{N}*\p{L}[:：])([^:：]*\d[^:：]*)$/u;

/** Words of a label before the one that bears its colon. */
const MOST_BEFORE = 4;

/** Parts a balance's or a sum's label from the figure that is set against its colon, so that both are found. */
export function partLabels(lines: readonly Line[], lexicon: Lexicon): Line[] {
  const ends = ({ balances, totals }: Lexicon, words: readonly string[]): boolean =>
    words.some((_, from) =>
      [balances, totals].some((phrases) => phrases.at(words, from)?.to === words.length),
    );
  return lines.map((line) => {
    if (!line.words.some(({ text }) => text.includes(':') || text.includes('：'))) return line;
    const words = line.words.flatMap((word, i): Word[] => {
      const [, label, figure] = GLUED.exec(word.text) ?? [];
      if (label === undefined || figure === undefined) return [word];
      const before = line.words.slice(Math.max(0, i - MOST_BEFORE), i).map(({ text }) => text);
      if (!ends(lexicon, [...before, label].map(fold))) return [word];
      const x = word.x0 + ((word.x1 - word.x0) * label.length) / word.text.length;
      return [
        { ...word, text: label, x1: x },
        { ...word, text: figure, x0: x },
      ];
    });
    return words.length === line.words.length ? line : { ...line, words };
  });
}
