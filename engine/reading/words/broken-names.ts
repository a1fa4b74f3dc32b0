import { type Line, overlapOf } from '../../layout';
import type { Word } from '../../pdf';
import { fold, hasDigit } from '../../text';
import type { Lexicon } from '../vocabulary';

/** What a narrow column breaks off its name: letters, and more of them in all than a code has. */
const LETTERS = /^\p{L}+$/u;
const LEAST = 5;

/** `Umsatz-`: behind the hyphen, what goes on in small letters is the rest of the same word. */
const HYPHEN = '-';
const HYPHENED = /^\p{L}+-$/u;
const SMALL = /^\p{Ll}+$/u;

/** Lines that the rest of a name stands below its beginning at most, and how far apart they are, in font sizes. */
const LINES = 2;
const PITCH = 1.9;

/** A word that was broken, its rest, and the line that this stands on. */
type Break = { word: Word; rest: Word; below: Line; text: string };

/**
 * `Amou` over `nt`, `Umsatz-` over `datum`: a column's name that was broken within its word, where the column is too
 * narrow for it, is one word again, on that of its lines which has more of the other names.
 */
export function joinBrokenNames(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const joined = new Map<Word, Word>();
  const gone = new Set<Word>();
  const joinIn = (line: Line, nearby: readonly Line[]): void => {
    const found = line.words.flatMap((word) => breakAt(word, line, nearby) ?? []);
    const names = found.filter(({ word }) => !gone.has(word));
    if (!names.some((broken) => isBrokenName(broken, lexicon))) return;
    for (const broken of names) {
      // Beside a name that a hyphen breaks, others are broken so, too.
      const { word, rest, below, text } = broken;
      if (gone.has(rest) || !(isBrokenName(broken, lexicon) || HYPHENED.test(word.text))) continue;
      const own = { x0: Math.min(word.x0, rest.x0), x1: Math.max(word.x1, rest.x1), text };
      const isBelow = below.words.length > line.words.length;
      const [kept, left] = isBelow ? [rest, word] : [word, rest];
      joined.set(kept, { ...kept, ...own });
      gone.add(left);
    }
  };
  let i = -1;
  for (const line of lines) {
    i += 1;
    const nearby = mayHead(line) ? namesBelow(lines, i) : [];
    if (nearby.length > 0) joinIn(line, nearby);
  }
  if (joined.size === 0) return lines;
  return lines.flatMap((line) => {
    const words = line.words.flatMap((word) => (gone.has(word) ? [] : [joined.get(word) ?? word]));
    return words.length === 0 ? [] : [{ ...line, words }];
  });
}

const isName = (text: string, { columns }: Lexicon): boolean =>
  columns.at([fold(text)], 0) !== undefined;

/** Whether a word is a column's name only together with what broke off. */
function isBrokenName({ word, rest, text }: Break, lexicon: Lexicon): boolean {
  if (text.length < LEAST || !isName(text, lexicon)) return false;
  return HYPHENED.test(word.text) || !(isName(word.text, lexicon) || isName(rest.text, lexicon));
}

const hasFigure = ({ text }: Word): boolean => hasDigit(text);

const mayHead = ({ words }: Line): boolean => !words.some(hasFigure);

/** The lines below one on its page that may be of one heading with it. */
function namesBelow(lines: readonly Line[], i: number): Line[] {
  const line = lines[i];
  const below: Line[] = [];
  for (let k = i + 1; k <= i + LINES; k += 1) {
    const next = lines[k];
    if (!line || next?.page !== line.page || next.baseline <= line.baseline || !mayHead(next))
      break;
    below.push(next);
  }
  return below;
}

/** The first word below a word, in its column and alone there; `lines`: those where it may stand. */
function breakAt(word: Word, line: Line, lines: readonly Line[]): Break | undefined {
  const isHyphened = HYPHENED.test(word.text);
  if (!isHyphened && !LETTERS.test(word.text)) return undefined;
  for (const below of lines) {
    if (below.baseline - line.baseline > PITCH * word.size) return undefined;
    const [rest, ...more] = below.words.filter((other) => overlapOf(other, word) > 0);
    if (!rest) continue;
    if (more.length > 0 || !(isHyphened ? SMALL : LETTERS).test(rest.text)) return undefined;
    const begun = isHyphened ? word.text.slice(0, -HYPHEN.length) : word.text;
    return { word, rest, below, text: begun + rest.text };
  }
  return undefined;
}
