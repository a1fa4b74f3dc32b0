import type { Word } from '../../pdf';
import { settings } from '../../settings';
import { fold, hasDigit } from '../../text';
import { type Lexicon, mayName, type Side } from '../vocabulary';
import type { Money } from './money';
import { type TokenLine, tokenLineOf } from './token-line';

/** Marks that make a column of them. */
const LEAST = 2;
/** Of a letter alone nothing is known: it may be a row's code. What is longer may be a description's own word. */
const FEWEST_LETTERS = 2;
const MOST_LETTERS = 3;
/** How far before its figure such a mark stands at most, in font sizes. */
const FARTHEST = 8;

/** The word before a line's first figure that says nothing of its side, if it is a mark in a cell of its own. */
function markBefore(
  { words, money: figures }: TokenLine,
  { exact, sign, marker, from, x0 }: Money,
  lexicon: Lexicon,
): { word: Word; side: Side } | undefined {
  const [before, word] = [words[from - 2], words[from - 1]];
  if (!word || !exact || sign !== undefined || marker !== undefined) return undefined;
  const { text, size } = word;
  if (text.length < FEWEST_LETTERS || text.length > MOST_LETTERS || hasDigit(text))
    return undefined;
  // Behind another figure, it is that one's.
  for (const other of figures) if (other.exact && other.from < from) return undefined;
  const gap = x0 - word.x1;
  const isFar = gap >= settings.cellGap * size && gap <= FARTHEST * size;
  if (!isFar || (before && word.x0 - before.x1 < settings.cellGap * size)) return undefined;
  const side = lexicon.markerOf(fold(text));
  return side && { word, side };
}

/** Where a mark stands, by either edge and its middle: a column's marks share one of them. */
const placesOf = ({ x0, x1 }: Word): string[] =>
  [x0, x1, (x0 + x1) / 2].map((x, of) => `${of} ${Math.round(x)}`);

/** A word that ends a line behind its last figure, in a cell of its own, and is no longer than a mark. */
function wordBehind({
  words,
  money: figures,
}: TokenLine): { word: Word; money: Money } | undefined {
  const [word, money] = [words.at(-1), figures.at(-1)];
  if (!word || !money?.exact || money.to !== words.length - 1) return undefined;
  if (word.text.length > MOST_LETTERS || hasDigit(word.text)) return undefined;
  const last = words[money.to - 1];
  const gap = last ? word.x0 - last.x1 : 0;
  return gap >= settings.cellGap * word.size && gap <= FARTHEST * word.size
    ? { word, money }
    : undefined;
}

/** `50.04     D` over `57.51     D`: marks that end the lines of overdrawn balances, where nothing else stands in their place. */
function readMarksBehind(lines: TokenLine[], lexicon: Lexicon): void {
  const found: { at: number; money: Money; side: Side; place: number }[] = [];
  const others = new Set<number>();
  const counts = new Map<number, number>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const behind = line && wordBehind(line);
    if (!behind) continue;
    const { word, money } = behind;
    const place = Math.round(word.x0);
    const side = lexicon.markerOf(fold(word.text));
    if (side === undefined || money.sign !== undefined || money.marker !== undefined)
      others.add(place);
    else {
      found.push({ at, money, side, place });
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  for (const { at, money, side, place } of found) {
    const line = lines[at];
    if (!line || others.has(place) || (counts.get(place) ?? 0) < LEAST) continue;
    money.marker = side;
    money.to += 1;
    lines[at] = tokenLineOf(line, line.index, line, lexicon);
  }
}

/**
 * Marks in a column of their own before the figures, `CR     12.50` over `CR    500.00`, or behind the last ones, are those of the
 * figures. Lines that have one are changed in place.
 */
export function readFarMarks(lines: TokenLine[], lexicon: Lexicon): void {
  readMarksBehind(lines, lexicon);
  const found: { at: number; money: Money; side: Side; places: string[] }[] = [];
  const counts = new Map<string, number>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || !mayName(line, 'marks')) continue;
    for (const money of line.money) {
      const mark = markBefore(line, money, lexicon);
      if (!mark) continue;
      const places = placesOf(mark.word);
      found.push({ at, money, side: mark.side, places });
      for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  for (const { at, money, side, places } of found) {
    const line = lines[at];
    if (!line || !places.some((place) => (counts.get(place) ?? 0) >= LEAST)) continue;
    money.marker = side;
    money.from -= 1;
    // The mark is no word of the row's text.
    lines[at] = tokenLineOf(line, line.index, line, lexicon);
  }
}
