import type { Line } from '../layout';
import { fold } from '../text';
import { dateAt, type PrintedDate } from './dates';
import type { Lexicon } from './lexicon';
import { type Money, moneyAt } from './money';
import type { NumberFormat } from './number-format';

/** A line with its dates and figures found. Words that belong to neither are text. */
export type TokenLine = Line & {
  /** Place in the document, over all pages. */
  index: number;
  dates: PrintedDate[];
  /** Left to right. */
  money: Money[];
};

const couldBegin = (text: string): boolean => {
  const c = text.charCodeAt(0);
  return c < 128 ? c !== 47 && c !== 46 : true;
};
const HAS_DIGIT = /\d/;

function datedLater(line: Line, from: number, lexicon: Lexicon): boolean {
  return line.words.some((_, i) => i >= from && dateAt(line, i, lexicon)?.weak === false);
}

/**
 * Finds dates first, then figures among the words that are left. A line that begins right of `middle` (points)
 * begins with a figure rather than with a day and month.
 */
export function tokenise(
  line: Line,
  index: number,
  format: NumberFormat,
  lexicon: Lexicon,
  middle = Infinity,
): TokenLine {
  const dates: PrintedDate[] = [];
  const money: Money[] = [];
  const { words } = line;
  for (let i = 0; i < words.length;) {
    const text = words[i]?.text ?? '';
    const digits = HAS_DIGIT.test(text);
    if (!digits && !couldBegin(text)) {
      i += 1;
      continue;
    }
    const date = dateAt(line, i, lexicon);
    const amount =
      digits && (!date || date.weak)
        ? moneyAt(line, i, format, lexicon, money.at(-1)?.to)
        : undefined;
    // `2.18` is an amount rather than a day and month, unless the line begins with it and has no other date.
    const inside = i > 0 || line.x0 > middle;
    if (date && !(amount?.exact && (inside || datedLater(line, date.to, lexicon)))) {
      dates.push(date);
      i = date.to;
      continue;
    }
    const previous = money.at(-1);
    if (amount && (!previous || amount.from >= previous.to)) {
      money.push(amount);
      i = amount.to;
    } else i += 1;
  }
  return { ...line, index, dates, money };
}

const foldedLines = new WeakMap<TokenLine, readonly string[]>();

/** Folded words that are neither date nor figure; the rest are empty strings, so that indexes stay. */
export function foldedText(line: TokenLine): readonly string[] {
  const known = foldedLines.get(line);
  if (known) return known;
  const folded: string[] = [];
  for (const { from, to, weak } of line.dates) if (!weak) blank(folded, from, to);
  for (const { from, to, exact } of line.money) if (exact) blank(folded, from, to);
  for (let i = 0; i < line.words.length; i += 1) folded[i] ??= fold(line.words[i]?.text ?? '');
  foldedLines.set(line, folded);
  return folded;
}

function blank(folded: string[], from: number, to: number): void {
  for (let i = from; i < to; i += 1) folded[i] = '';
}
