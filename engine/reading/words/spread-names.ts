import type { Line } from '../../layout';
import type { Word } from '../../pdf';
import { fold, UNSPACED } from '../../text';
import type { Lexicon } from '../vocabulary';

/** White space between the letters of a name that is spread over its cell, in font sizes, at most. */
const WIDEST = 3;

const isLetter = (text: string): boolean => text.length === 1 && UNSPACED.test(text);

/** Whether letters are what statements call a column, a sum or a balance. */
const isName = (letters: string, { columns, totals, balances }: Lexicon): boolean =>
  [columns, totals, balances].some((phrases) => phrases.tagOf(letters) !== undefined);

/** How many words from `at` on are letters that stand by themselves, one near the other. */
function lettersFrom(words: readonly Word[], at: number): number {
  let count = 0;
  for (let i = at; i < words.length; i += 1) {
    const [before, word] = [words[i - 1], words[i]];
    if (!word || !isLetter(word.text)) break;
    if (i > at && before && word.x0 - before.x1 > WIDEST * word.size) break;
    count += 1;
  }
  return count;
}

function joinIn(line: Line, lexicon: Lexicon): Line {
  const words: Word[] = [];
  for (let i = 0; i < line.words.length;) {
    const count = lettersFrom(line.words, i);
    const own = line.words.slice(i, i + Math.max(count, 1));
    const [first, last] = [own[0], own.at(-1)];
    const text = own.map((word) => word.text).join('');
    if (first && last && count > 1 && isName(fold(text), lexicon))
      words.push({ ...first, text, x1: last.x1 });
    else words.push(...own);
    i += own.length;
  }
  return words.length === line.words.length ? line : { ...line, words };
}

/** `小   計`, `摘 要`: a name in a script without spaces, whose letters are spread over its cell, is one word. */
export function joinSpreadNames(
  lines: readonly Line[],
  words: readonly string[],
  lexicon: Lexicon,
): readonly Line[] {
  if (!words.some(isLetter)) return lines;
  return lines.map((line) => joinIn(line, lexicon));
}
