import type { Line } from '../../layout';
import { settings } from '../../settings';
import { fold, isLeader, type Stretch } from '../../text';
import { type Lexicon, type Speech, type Topics, topicsOf, withHeadings } from '../vocabulary';
import type { PrintedDate } from './dates';
import type { Money } from './money';
import { Said } from './said';

/** A line with its dates and figures found. Words that belong to neither are text. */
export type TokenLine = Line & {
  /** Place in the document, over all pages. */
  index: number;
  dates: PrintedDate[];
  /** Left to right. */
  money: Money[];
  /** What its words say, and what they speak of beside. */
  speech: Speech;
  topics: Topics;
};

const covers = ({ from, to }: Stretch, i: number): boolean => i >= from && i < to;

/** Part of a date or a figure, so that a cell ends there. */
function isTaken({ dates, money }: Found, i: number): boolean {
  for (const date of dates) if (covers(date, i)) return true;
  for (const figure of money) if (covers(figure, i)) return true;
  return false;
}

/** Nothing stands close before it but other dates and figures: it begins a cell. */
export function beginsFigureCell(
  { words, size, ...found }: TokenLine,
  { from, x0 }: Money,
): boolean {
  const before = words[from - 1];
  const free = settings.cellGap * (words[from]?.size ?? size);
  return !before || x0 - before.x1 >= free || isLeader(before.text) || isTaken(found, from - 1);
}

/** `133.15  D  3658.16`: a mark between two figures that is neither's is in a cell of its own. */
function isMark({ words }: Line, { money }: Found, i: number, lexicon: Lexicon): boolean {
  const text = words[i]?.text ?? '';
  if (!money.some(({ exact, from }) => exact && from === i + 1)) return false;
  return (
    money.some(({ exact, to }) => exact && to === i) && lexicon.markerOf(fold(text)) !== undefined
  );
}

/** Further from its neighbours than the words of a cell are, or beside other dates and figures. */
function standsAlone(line: Line, found: Found, money: Money, lexicon: Lexicon): boolean {
  const { words, size } = line;
  const { from, to, x0, x1 } = money;
  const before = words[from - 1];
  const after = words[to];
  const free = settings.cellGap * (words[from]?.size ?? size);
  return (
    (!before ||
      x0 - before.x1 >= free ||
      isLeader(before.text) ||
      isTaken(found, from - 1) ||
      isMark(line, found, from - 1, lexicon)) &&
    (!after ||
      after.x0 - x1 >= free ||
      isTaken(found, to) ||
      isMark(line, found, to, lexicon) ||
      isSymbol(line, to, free))
  );
}

/** Dots, stars, glyphs of a font of icons. */
const SYMBOL = /^[\p{So}\p{Co}•*†‡^#]+$/u;

/** A symbol that ends the cell of a figure: what kind of purchase it was, or a note's. */
function isSymbol({ words }: Line, at: number, free: number): boolean {
  const [symbol, after] = [words[at], words[at + 1]];
  if (!symbol || !SYMBOL.test(symbol.text)) return false;
  return !after || after.x0 - symbol.x1 >= free;
}

type Found = Pick<TokenLine, 'dates' | 'money'>;

/** Blanks the words of a date or a figure, and tells which topics they name as well: a mark may be a column's name, too. */
function takeOut(texts: string[], { from, to }: Stretch, lexicon: Lexicon): Topics {
  let beside: Topics = 0;
  for (let i = from; i < to; i += 1) {
    beside |= topicsOf(texts[i] ?? '', lexicon);
    texts[i] = '';
  }
  return beside;
}

/** What a line's words say, but for what is a date or a figure beyond doubt, and what these speak of. */
function speechIn(
  { words }: Line,
  { dates, money }: Found,
  lexicon: Lexicon,
  said: Said,
): { speech: Speech; topics: Topics } {
  const { texts } = said;
  for (let i = 0; i < words.length; i += 1) texts[i] = words[i]?.text ?? '';
  let beside: Topics = 0;
  for (const date of dates)
    // Of three figures, none says anything, whatever they are.
    if (!date.weak || date.to - date.from > 2) beside |= takeOut(texts, date, lexicon);
  for (const figure of money) if (figure.exact) beside |= takeOut(texts, figure, lexicon);
  const speech = said.by(words.length);
  const topics = speech.topics | beside;
  const date = dates[0];
  return { speech, topics: date?.from === 0 && !date.weak ? topics : withHeadings(topics) };
}

/**
 * A line with what was found in it: tells which figures stand alone, and what its text speaks of. `said` remembers that
 * for the next line of the same words.
 */
export function tokenLineOf(
  line: Line,
  index: number,
  found: Found,
  lexicon: Lexicon,
  said: Said = new Said(lexicon),
): TokenLine {
  const { dates, money } = found;
  for (const figure of money) figure.alone = standsAlone(line, found, figure, lexicon);
  const { speech, topics } = speechIn(line, found, lexicon, said);
  // Field by field: a spread of so many takes longer than all that was found.
  const { page, words, x0, x1, top, bottom, baseline, size, scale, beside, isProse, moved } = line;
  return {
    page,
    index,
    speech,
    topics,
    words,
    dates,
    money,
    x0,
    x1,
    top,
    bottom,
    baseline,
    size,
    scale,
    beside,
    isProse,
    moved,
  };
}

/** The part of a line that stands from `x0` to `x1`, with its dates and figures; undefined where there is none. */
export function clipLine(
  line: TokenLine,
  x0: number,
  x1: number,
  lexicon: Lexicon,
): TokenLine | undefined {
  const from = line.words.findIndex((word) => word.x0 >= x0);
  if (from < 0) return undefined;
  let to = from;
  while (to < line.words.length && (line.words[to]?.x0 ?? Infinity) < x1) to += 1;
  if (to === from) return undefined;
  const shift = <T extends { from: number; to: number }>(tokens: T[]): T[] =>
    tokens
      .filter((token) => token.from >= from && token.to <= to)
      .map((token) => ({ ...token, from: token.from - from, to: token.to - from }));
  const words = line.words.slice(from, to);
  return tokenLineOf(
    { ...line, words, x0: words[0]?.x0 ?? x0, x1: words.at(-1)?.x1 ?? x1 },
    line.index,
    { dates: shift(line.dates), money: shift(line.money) },
    lexicon,
  );
}
